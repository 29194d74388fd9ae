import { amountOf } from '../../core/stock.ts';
import { problemsOf } from '../game/legal.ts';
import { firstOf, type Refused } from '../game/outcomes.ts';
import type { Game } from '../game/state.ts';
import { kindsIn } from '../game/stock.ts';
import { kindsRefused } from '../actions/effect.ts';
import type { SetUpInput } from './bare.ts';
import { startingStock } from './resources.ts';

/**
 * Finds what is wrong with a set-up.
 * @param input who plays, and what the box holds
 * @param after the table as it is after the set-up
 * @returns the first problem, or null
 */
export function setUpRefused(input: SetUpInput, after: Game): Refused {
  const [players] = problemsOf(after).filter(({ code }) => BEFORE_CARDS.some((one) => one === code));
  return firstOf(
    () => players ?? null,
    () => pileTooSmall(after),
    () => bankShort(input),
    () => effectsRefused(input, after),
    () => problemsOf(after)[0] ?? null,
  );
}

/** What is wrong with the players and the names of the kinds is said before anything is counted. */
const BEFORE_CARDS = ['too-few-players', 'same-country-twice', 'no-second-exchange', 'same-resource-twice', 'unknown-resource'];

/** Cards that could not be dealt: two goals that are not the same, a technology, the spare goals. */
function pileTooSmall({ countries }: Game): Refused {
  const short = countries.some(({ goals: [first, second] }) => second === undefined || first!.id === second.id);
  if (short) return { code: 'pile-too-small', rule: 'setup.goals', pile: 'goals' };
  if (countries.some(({ technologies }) => technologies.length === 0)) {
    return { code: 'pile-too-small', rule: 'setup.technology', pile: 'technologies' };
  }
  return null;
}

function bankShort({ countries, resources, bank }: SetUpInput): Refused {
  const each = startingStock(countries.length, resources);
  for (const resource of kindsIn(each)) {
    const [has, needs] = [amountOf(bank, resource), countries.length * amountOf(each, resource)];
    if (has < needs) return { code: 'bank-short', rule: 'setup.resources', resource, has, needs };
  }
  return null;
}

/** What cards and spaces bring must be kinds of this box. */
function effectsRefused({ supplement }: SetUpInput, after: Game): Refused {
  if (supplement === null) return null;
  const radicals = supplement.radicals.map(
    ({ effect }) =>
      () =>
        kindsRefused(after, effect, 'radicals.deck'),
  );
  const spaces = Object.values(supplement.karma).map((effect) => () => kindsRefused(after, effect, 'karma.board'));
  return firstOf(...radicals, ...spaces);
}
