import { amountOf } from '../../core/stock.ts';
import { firstOf } from '../../core/procedure.ts';
import { numbers } from '../data/numbers.ts';
import { refusalsOf } from '../game/legal.ts';
import type { Refused } from '../game/outcomes.ts';
import type { Game } from '../game/state.ts';
import { kindsIn } from '../game/stock.ts';
import type { WorldProblemsRule } from '../vocabulary/rules.ts';
import type { SetUpInput } from './bare.ts';
import { startingStock } from './resources.ts';

/**
 * Finds what is wrong with a set-up.
 * @param input who plays, and what the box holds
 * @param after the table as it is after the set-up
 * @returns the first refusal, or null
 */
export function setUpRefused(input: SetUpInput, after: Game): Refused {
  const refusals = refusalsOf(after);
  return firstOf(
    () => refusals.find(({ rule }) => BEFORE_CARDS.includes(rule)) ?? null,
    () => pileTooSmall(after),
    () => bankShort(input),
    () => refusals[0] ?? null,
  );
}

/** What is wrong with the players and the names of the kinds is said before anything is counted: these are the rules of such refusals. */
const BEFORE_CARDS: readonly WorldProblemsRule[] = ['open-questions.players-least', 'setup.screens', 'bank.three-players', 'setup.bank'];

/** Cards that could not be dealt: goals of which no two are the same, and technologies. */
function pileTooSmall({ countries }: Game): Refused {
  const different = countries.map(({ goals }) => new Set(goals.map(({ id }) => id)).size);
  if (different.some((count) => count < numbers['goals.each'])) return { code: 'pile-too-small', rule: 'setup.goals', pile: 'goals' };
  if (countries.some(({ technologies }) => technologies.length < numbers['technologies.each'])) {
    return { code: 'pile-too-small', rule: 'setup.technology', pile: 'technologies' };
  }
  return null;
}

function bankShort({ countries, resources, bank }: SetUpInput): Refused {
  const each = startingStock(countries.length, resources);
  for (const resource of kindsIn(each)) {
    const has = amountOf(bank, resource);
    const needs = countries.length * amountOf(each, resource);
    if (has < needs) return { code: 'bank-short', rule: 'setup.resources', resource, has, needs };
  }
  return null;
}
