/* The further links of a hit: the rules that limit its rule, and the step of an example that shows it. */
import { entryPages, type ShownRecord } from '../format.ts';
import type { GameSource, RuleSource } from './sources.ts';

/** The number of limiting rules that fit on one line. */
const MOST_LIMITS = 2;

/** The places of all records, by their full names. */
export const placesOf = (games: readonly GameSource[]): ReadonlyMap<string, number> => {
  const rules = games.flatMap(({ game, rules: own }) => own.map(({ id }) => `${game}:${id}`));
  const entries = games.flatMap(({ game, entries: own }) => own.map(({ kind, id }) => `${game}:${entryPages[kind]}.${id}`));
  return new Map([...rules, ...entries].map((name, place) => [name, place]));
};

/** Returns the further links of a rule's hit, in the format of its file. */
export const moreOf = (
  places: ReadonlyMap<string, number>,
  game: string,
  { limits = [], shown = [] }: RuleSource,
): Pick<ShownRecord, 'limits' | 'run'> => {
  const limiting = limits.flatMap((id) => places.get(`${game}:${id}`) ?? []).slice(0, MOST_LIMITS);
  const [run] = shown.flatMap(({ example, query }) => {
    const place = places.get(`${game}:${entryPages.example}.${example}`);
    return query && place !== undefined ? [place + query] : [];
  });
  return { ...(limiting.length && { limits: limiting }), ...(run !== undefined && { run }) };
};
