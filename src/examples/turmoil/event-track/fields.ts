import { EVENT_IDS } from '../../../engine/turmoil/index.ts';
import { choice, entering, number, tick, type FieldsOf } from '../../frame/definition/fields.ts';
import { STARTS, type TrackFields } from './input.ts';

/**
 * The reader's own card and the place where it appears first. Of a card that a crisis reveals also the generation, the neutral delegates
 * in the reserve, and the state of the deck.
 */
export const fields: FieldsOf<TrackFields> = ({ value, words }) => {
  const label = (name: string): string => words.say(`event-track.field.${name}`);
  const cards = EVENT_IDS.map((card) => [card, words.label(card)] as const);
  const starts = STARTS.map((start) => [start, words.say(`event-track.start.${start}`)] as const);
  const ofCrisis = [
    ...(['generation', 'neutral'] as const).map((name) => number(name, label(name), value[name], (to) => ({ ...value, [name]: to }))),
    tick('last', label('last'), value.last, (last) => ({ ...value, last })),
  ];
  return [
    {
      legend: words.say('event-track.input'),
      fields: [
        choice('card', words.label('global-event'), value.card, cards, (card) => ({ ...value, card })),
        choice('start', label('start'), value.start, starts, (start) => ({ ...value, start })),
        ...(value.start === 'crisis' ? ofCrisis : []),
      ],
    },
  ];
};

/** Puts the content of one field into an input. */
export const enter = entering(fields);
