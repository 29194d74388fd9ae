import { fieldsOf, type Position, type TurmoilProblem } from '../../engine/turmoil/index.ts';

/**
 * What the reader has entered: a position whose numbers are whole, and beside it the number fields that hold anything else,
 * as they were typed. An entry that cannot be right is so kept, shown and carried in the address.
 */
export interface CrisisInput {
  readonly position: Position;
  readonly drafts: Readonly<Record<string, string>>;
}

/** The board's or the player's number that a field of the form is for, as the engine names it. */
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
 * What is wrong with an input before the engine looks at it: the first field that holds anything but a whole number.
 * Follows the rule that counts with that number.
 */
export const draftProblem = ({ position, drafts }: CrisisInput): TurmoilProblem | null => {
  const [name] = Object.keys(drafts);
  if (name === undefined) return null;
  const field = engineField(position, name);
  const rule = fieldsOf(position.game).find((one) => one.field === field)?.rule ?? 'crisis.global-event';
  return { code: 'not-a-whole-number', rule, field, value: NaN };
};
