import { stepOf } from '../../core/outcome.ts';
import type { Part } from '../game/outcomes.ts';
import type { CountryId, Game } from '../game/state.ts';
import { inTurnOrder } from '../game/units.ts';
import type { WorldProblemsRule } from '../vocabulary/rules.ts';
import { lowestOf, refusersOf, type Claim } from './claims.ts';

/**
 * Gives the title of lowest reputation to the lowest, except those who refused a split; all others lose it. If there are
 * none of them, its holders keep it, but for those who refused. Rules compensation.lower, compensation.equal-refused,
 * compensation.how, open-questions.title-holder, open-questions.title-after-refusal.
 * @param claims the claims in order
 * @returns the part; it has no step if nothing changes
 */
export const changeTitle =
  (claims: readonly Claim[]): Part =>
  (game) => {
    const holders = holdersAfter(game, claims);
    const lost = game.titled.filter((id) => !holders.includes(id));
    if (lost.length === 0 && holders.length === game.titled.length) return [];
    const rule = ruleFor(game, claims);
    const isNew = holders.some((id) => !game.titled.includes(id));
    const also = [
      rule === 'compensation.equal-refused' && isNew && 'open-questions.title-after-refusal',
      lost.length > 0 && 'open-questions.title-holder',
    ] as const;
    return [stepOf(rule, { type: 'title-changed', holders, lost } as const, also)];
  };

function holdersAfter(game: Game, claims: readonly Claim[]): readonly CountryId[] {
  const lowest = lowestOf(game, claims);
  const refused = refusersOf(lowest);
  const won = lowest.filter((claim) => !refused.includes(claim)).map(({ country }) => country);
  if (won.length > 0) return inTurnOrder(game, won);
  return game.titled.filter((id) => refused.every(({ country }) => country !== id));
}

function ruleFor(game: Game, claims: readonly Claim[]): WorldProblemsRule {
  const lowest = lowestOf(game, claims);
  if (refusersOf(lowest).length > 0) return 'compensation.equal-refused';
  if (lowest.length > 1) return 'open-questions.title-holder';
  return claims.length > 1 ? 'compensation.lower' : 'compensation.how';
}
