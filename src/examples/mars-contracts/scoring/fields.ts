import { asWritten, choice, digits, entering, number, type FieldGroup, type FieldsOf } from '../../frame/definition/fields.ts';
import { FEWEST_UNIONS, MOST_SPACES, MOST_UNIONS, type ScoringFields, type UnionTyped } from './input.ts';

/** How many unions can be entered. */
const COUNTS = Array.from({ length: MOST_UNIONS - FEWEST_UNIONS + 1 }, (_, more) => String(FEWEST_UNIONS + more));

/** Some unions, the further ones without contracts and with the track of the first one. */
const withCount = (unions: readonly UnionTyped[], length: number): readonly UnionTyped[] =>
  Array.from({ length }, (_, index) => unions[index] ?? { track: unions[0]!.track, marker: '0', completed: '0', uncompleted: '0' });

/** The reader's own contracts: the VP gained in play and the number of unions, then the track, the marker and the contracts of each. */
export const fields: FieldsOf<ScoringFields> = ({ value, words }) => {
  const label = (field: string): string => words.say(`scoring.field.${field}`);
  return [
    {
      legend: words.say('scoring.input'),
      fields: [
        number('vp', label('vp'), value.vp, (vp) => ({ ...value, vp })),
        choice('unions', label('unions'), String(value.unions.length), asWritten(COUNTS), (count) => ({
          ...value,
          unions: withCount(value.unions, Number(count)),
        })),
      ],
    },
    ...value.unions.map((typed, index): FieldGroup<ScoringFields> => {
      const union = index + 1;
      const change = (made: Partial<UnionTyped>): ScoringFields => ({ ...value, unions: value.unions.with(index, { ...typed, ...made }) });
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
