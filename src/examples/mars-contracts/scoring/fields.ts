import { digits, number, type FieldGroup } from '../../frame/definition/fields.ts';
import { UNIONS, type ScoringShown } from './input.ts';

/** The reader's own contracts: the VP gained in play, then the track, the marker and the contracts of two unions. */
export const fields = ({ value, words }: ScoringShown): readonly FieldGroup[] => {
  const label = (field: string): string => words.say(`scoring.field.${field}`);
  return [
    { legend: words.say('scoring.input'), fields: [number('vp', label('vp'), value.vp)] },
    ...UNIONS.map(([union, place]): FieldGroup => ({
      legend: words.say('scoring.union', { union }),
      isFolded: true,
      fields: [
        digits(`${union}.track`, label('track'), value[place].track),
        ...(['marker', 'completed', 'uncompleted'] as const).map((field) => number(`${union}.${field}`, label(field), value[place][field])),
      ],
    })),
  ];
};
