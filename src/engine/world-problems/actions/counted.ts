import { stepOf } from '../../core/outcome.ts';
import { firstOf } from '../../core/procedure.ts';
import { numbers } from '../data/numbers.ts';
import type { Part, Refused } from '../game/outcomes.ts';
import type { CountryId, Game, Use } from '../game/state.ts';
import { strangersIn } from '../game/checks.ts';
import { unitOf } from '../game/units.ts';
import type { WorldProblemsRule } from '../vocabulary/rules.ts';
import type { Action } from '../vocabulary/words.ts';

/** What a unit has done in the present action round, by any of its members. */
export const usesOf = (game: Game, country: CountryId): readonly Use[] => {
  const { members } = unitOf(game, country);
  return game.cycle.used.filter((use) => members.includes(use.country));
};

/** How often a player may take an action in an action round; technologies are counted card by card. */
const mostOf = ({ secondExchange }: Game, action: Action): number =>
  action === 'exchange' && secondExchange ? numbers['bank.few-players'] : numbers['actions.each'];

/** The rule that says how often. Rules actions.each-once, bank.three-players, goals.swap. */
function limitOf({ secondExchange }: Game, action: Action): WorldProblemsRule {
  if (action === 'goal-swap') return 'goals.swap';
  return action === 'exchange' && secondExchange ? 'bank.three-players' : 'actions.each-once';
}

/**
 * Refuses a player who is not in the game, and an action that the player's unit has taken already.
 * @param game the game
 * @param country the member who acts
 * @param action what is to be taken
 * @param rule the rule of this action
 */
export function actionRefused(game: Game, country: CountryId, action: Action, rule: WorldProblemsRule): Refused {
  return firstOf(
    () => strangersIn(game, [country], rule),
    () => {
      const most = mostOf(game, action);
      const taken = usesOf(game, country).filter((use) => use.action === action).length;
      return taken < most ? null : { code: 'action-taken-already', rule: limitOf(game, action), country, action, most };
    },
  );
}

/** Notes that a player takes an action. Rule actions.each-once, or the rule that says how often instead. */
export const takeAction =
  (country: CountryId, action: Action, rule: WorldProblemsRule, technology: string | null = null): Part =>
  (game) => {
    const limit = limitOf(game, action);
    return [stepOf(limit, { type: 'action-taken', country, action, technology } as const, [limit !== rule && rule])];
  };
