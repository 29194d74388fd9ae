import { isCountable } from '../../../engine/core/countable.ts';
import { numbers } from '../../../engine/world-problems/index.ts';
import type { Words } from '../../../i18n/words.ts';
import { COUNTRIES } from '../../../sentences/world-problems/words.ts';
import type { Fix, Refusals } from '../../frame/definition/example.ts';
import { isWhole, numberIn } from '../../frame/form/number-in.ts';
import { fixingFields, nearest } from '../../frame/late/ways-out.tsx';
import { enter } from './fields.ts';
import { playing, typedOf, unitsIn, type RankingFields, type RankingProblem, type TYPED } from './input.ts';
import { placesIn } from './sentences.ts';

const fixed = fixingFields(enter);

const typedIn = (value: RankingFields, name: string): string => {
  const [id = '', field] = name.split('.');
  return typedOf(value, id)[field as (typeof TYPED)[number]];
};

const largest = (value: RankingFields): readonly string[] => unitsIn(value).reduce((one, other) => (other.length > one.length ? other : one));

/** The goals of the first unit whose number cannot be. */
const uncounted = (value: RankingFields): readonly string[] =>
  playing(value)
    .map((id) => `${id}.met`)
    .filter((name) => !isWhole(typedIn(value, name)) || numberIn(typedIn(value, name)) > numbers['goals.each']);

/** The places in the picture and the fields that a problem is about: both have the same names. */
const placesOf = (problem: RankingProblem, value: RankingFields): readonly string[] => {
  switch (problem.code) {
    case 'not-countable':
      return placesIn(problem.field).filter((name) => !isCountable(numberIn(typedIn(value, name))));
    case 'too-few-players':
      return COUNTRIES.map((id) => `${id}.in`);
    case 'too-few-for-alliances':
      return playing(value).flatMap((id) => (typedOf(value, id).in === '0' ? [] : [`${id}.in`]));
    case 'alliance-too-large':
      return largest(value).map((id) => `${id}.in`);
    case 'goals-not-counted':
      return uncounted(value);
  }
};

const fixesOf = (problem: RankingProblem, value: RankingFields, words: Words): readonly Fix<RankingFields>[] => {
  const say = (key: string, n = 0): string => words.say(`ranking.fix.${key}`, { n });
  const entered = (names: readonly string[], max?: number): readonly Fix<RankingFields>[] => {
    const entries = names.map((name) => [name, nearest(typedIn(value, name), 0, max)] as const);
    if (entries.some(([, n]) => n === null)) return [];
    return [fixed('enter', say('enter', entries[0]?.[1] ?? 0), Object.fromEntries(entries as readonly (readonly [string, number])[]))];
  };
  const set = (id: string, names: readonly string[], to: string, n?: number) =>
    fixed(id, say(id, n), Object.fromEntries(names.map((one) => [one, to])));
  const out = COUNTRIES.filter((id) => typedOf(value, id).in === 'none').map((id) => `${id}.in`);
  switch (problem.code) {
    case 'not-countable':
      return entered(placesOf(problem, value));
    case 'goals-not-counted':
      return entered(placesOf(problem, value), numbers['goals.each']);
    case 'too-few-players':
      return [set('let-play', out.slice(0, problem.min - problem.count), '0', problem.min)];
    case 'too-few-for-alliances':
      return [set('let-play', out.slice(0, problem.min - problem.count), '0', problem.min), set('part', placesOf(problem, value), '0')];
    case 'alliance-too-large':
      return [set('leave', placesOf(problem, value).slice(problem.max), '0', problem.max)];
  }
};

/** Makes the ways out: the nearest number, more players, fewer members. */
export const refusals = (words: Words): Refusals<RankingFields, RankingProblem> => ({
  about: (problem, value) => ({ places: placesOf(problem, value), fixes: fixesOf(problem, value, words) }),
});
