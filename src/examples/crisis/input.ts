import { fieldsOf, type Position, type TurmoilProblem } from '../../engine/turmoil/index.ts';

/**
 * What the reader entered: a position with whole numbers, and the drafts. A draft is the text of a number field that is not a
 * whole number. So even a wrong entry is kept, shown and encoded in the address.
 */
export interface CrisisInput {
  readonly position: Position;
  readonly drafts: Readonly<Record<string, string>>;
}

/** Returns the engine's name for the number behind a field of the form. */
const engineField = ({ game: { players } }: Position, name: string): string => {
  const [place = '', ...rest] = name.split('.');
  const at = /^player(\d)$/.exec(place)?.[1];
  if (at === undefined) return `parties.${place}.area.${rest.join('.')}`;
  const key = rest.join('.');
  const lists: Readonly<Record<string, string>> = { tag: 'tags', count: 'counts', choice: 'stock', megacredits: 'stock.megacredits' };
  const named: Readonly<Record<string, string>> = { ...lists, heat: 'production.heat', cities: 'counts.cities' };
  const [first = '', ...others] = key.split('.');
  return [players[Number(at) - 1]?.colour ?? 'red', named[first] ?? first, ...others].join('.');
};

/**
 * Finds the first field of an input that is not a whole number. The engine runs only if there is none.
 *
 * @returns the problem, with the rule that uses the number; null if there is none
 */
export const draftProblem = ({ position, drafts }: CrisisInput): TurmoilProblem | null => {
  const [name] = Object.keys(drafts);
  if (name === undefined) return null;
  const field = engineField(position, name);
  const rule = fieldsOf(position.game).find((one) => one.field === field)?.rule ?? 'crisis.global-event';
  return { code: 'not-a-whole-number', rule, field, value: NaN };
};
