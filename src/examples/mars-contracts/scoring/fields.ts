import { digits, entering, number, type FieldGroup, type FieldsOf } from '../../frame/definition/fields.ts';
import { MOST_SPACES, UNIONS, type ScoringFields, type UnionTyped } from './input.ts';

/** The reader's own contracts: the VP gained in play, then the track, the marker and the contracts of two unions. */
export const fields: FieldsOf<ScoringFields> = ({ value, words }) => {
  const label = (field: string): string => words.say(`scoring.field.${field}`);
  return [
    { legend: words.say('scoring.input'), fields: [number('vp', label('vp'), value.vp, (vp) => ({ ...value, vp }))] },
    ...UNIONS.map(([union, place]): FieldGroup<ScoringFields> => {
      const typed = value[place];
      const change = (made: Partial<UnionTyped>): ScoringFields => ({ ...value, [place]: { ...typed, ...made } });
      return {
        legend: words.say('scoring.union', { union }),
        isFolded: true,
        fields: [
          digits(`${union}.track`, label('track'), typed.track, (to) => change({ track: to.replace(/\s/g, '').slice(0, MOST_SPACES) })),
          ...(['marker', 'completed', 'uncompleted'] as const).map((field) =>
            number(`${union}.${field}`, label(field), typed[field], (to) => change({ [field]: to })),
          ),
        ],
      };
    }),
  ];
};

/** Puts the content of one field into an input. */
export const enter = entering(fields);
