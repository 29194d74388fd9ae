import { letters, list, mapped, record, type Codec } from '../../core/codec.ts';
import { each } from '../../core/each.ts';
import type { Choice, Choices } from '../game/state.ts';
import { COLOUR_LETTERS } from '../vocabulary/letters.ts';
import { COLOURS, RESOURCES, type Colour, type Resource } from '../vocabulary/words.ts';
import { counts } from './counts.ts';
import { LOSS_LETTERS, RESOURCE_LETTERS } from './letters.ts';

const loss = letters(LOSS_LETTERS);
const gains: Codec<Choice> = mapped<Readonly<Record<Resource, number>>, Choice>(
  counts(RESOURCE_LETTERS),
  (all) => ({ kind: 'resources', gains: Object.fromEntries(Object.entries(all).filter(([, by]) => by > 0)) }),
  (choice) => each(RESOURCES, (one) => (choice.kind === 'resources' ? (choice.gains[one] ?? 0) : 0)),
);

/** A choice: one of two losses, or a mix of resources. */
const choice: Codec<Choice> = {
  encode: (one) => (one.kind === 'loss' ? loss.encode(one.of) : gains.encode(one)),
  decode: (text) => {
    const of = loss.decode(text);
    return of === null ? gains.decode(text) : { kind: 'loss', of };
  },
};

interface Chosen {
  readonly colour: Colour;
  readonly choice: Choice;
}

/** What players decided, written such as `rs2p1-bF`: red takes 2 steel and a plant, blue loses floaters; empty if nobody decided. */
export const choices: Codec<Choices> = mapped<readonly Chosen[], Choices>(
  list(record<Chosen>('', { colour: letters(COLOUR_LETTERS), choice }), '-', ''),
  (all) => Object.fromEntries(all.map((one) => [one.colour, one.choice])),
  (all) => COLOURS.flatMap((colour) => (all[colour] === undefined ? [] : [{ colour, choice: all[colour] }])),
);
