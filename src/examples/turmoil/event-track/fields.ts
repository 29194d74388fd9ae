import { EVENT_IDS } from '../../../engine/turmoil/index.ts';
import { choice, number, tick, type FieldGroup } from '../../frame/definition/fields.ts';
import { STARTS, type TrackShown } from './input.ts';

/**
 * The reader's own card and the place where it appears first. Of a card that a crisis reveals also the generation, the neutral delegates
 * in the reserve, and the state of the deck.
 */
export const fields = ({ value, words }: TrackShown): readonly FieldGroup[] => {
  const label = (name: string): string => words.say(`event-track.field.${name}`);
  const cards = EVENT_IDS.map((card) => [card, words.label(card)] as const);
  const starts = STARTS.map((start) => [start, words.say(`event-track.start.${start}`)] as const);
  const ofCrisis = [
    ...(['generation', 'neutral'] as const).map((name) => number(name, label(name), value[name])),
    tick('last', label('last'), value.last),
  ];
  return [
    {
      legend: words.say('event-track.input'),
      fields: [
        choice('card', words.label('global-event'), value.card, cards),
        choice('start', label('start'), value.start, starts),
        ...(value.start === 'crisis' ? ofCrisis : []),
      ],
    },
  ];
};
