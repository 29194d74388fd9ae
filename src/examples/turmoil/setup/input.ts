import { oneOf, record, subset, type Codec } from '../../../engine/core/codec.ts';
import {
  COLOUR_LETTERS,
  COLOURS,
  EVENT_IDS,
  isEventId,
  type SetUp,
  type SetUpEvent,
  type SetUpInput,
  type SetUpProblem,
} from '../../../engine/turmoil/index.ts';
import type { Shown } from '../../frame/definition/example.ts';

/** The codec of an input: colours and two cards, such as `rgb_riots_pandemic`. `0` is no players. */
export const codec: Codec<SetUpInput> = record('_', {
  colours: subset(COLOUR_LETTERS, '0'),
  coming: oneOf(EVENT_IDS),
  distant: oneOf(EVENT_IDS),
});

/** Returns the input after a change of one field: `player.red` is a tick box, `coming` and `distant` name a card. */
export const enter = (input: SetUpInput, name: string, text: string): SetUpInput => {
  const colour = COLOURS.find((one) => name === `player.${one}`);
  if (colour) return { ...input, colours: COLOURS.filter((one) => (one === colour ? text === 'true' : input.colours.includes(one))) };
  return (name === 'coming' || name === 'distant') && isEventId(text) ? { ...input, [name]: text } : input;
};

/** The props of the picture, the form and the result. */
export type SetUpShown = Shown<SetUpInput, SetUp, SetUpEvent, SetUpProblem>;
