import { stepOf, type Rules } from '../../core/outcome.ts';
import { firstOf } from '../../core/procedure.ts';
import { effectOn } from '../actions/effect.ts';
import { numbers } from '../data/numbers.ts';
import { answersRefused, notEnoughReputation } from '../game/checks.ts';
import { inTurn, procedure, type Part, type Refused } from '../game/outcomes.ts';
import type { CountryId, Effect, Game, Supplement } from '../game/state.ts';
import { reputationChanges } from '../game/units.ts';
import type { WorldProblemsRule } from '../vocabulary/rules.ts';

/** What a unit votes about the crisis of the radicals. */
export interface RadicalsVote {
  readonly country: CountryId;
  readonly vote: 'solve' | 'let-run';
}

/** How the countries meet the top radicals card. */
export interface Meeting {
  readonly votes: readonly RadicalsVote[];
  /** One member of each unit that pays. */
  readonly pays: readonly CountryId[];
}

/**
 * Reveals the top radicals card when a penalty round is called: a vote, then contributions; only if every unit pays, the card
 * is discarded. Rules radicals.trigger, radicals.pay, radicals.deck, open-questions.no-radicals-left,
 * open-questions.paid-reputation.
 * @param game the state before, when a penalty round was called
 * @param meeting how all vote, and who pays
 * @returns the state after, with its steps; what was paid does not come back
 * @refuses two votes or contributions of one unit, and a contribution of who has none
 */
export const meetRadicals = procedure(['radicals'], refused, ({ votes, pays }) => [reveal(votes), settle(pays), goOn]);

const supplementOf = (game: Game): Supplement => game.supplement!;

/** An empty deck is passed over. */
const reveal =
  (votes: readonly RadicalsVote[]): Part =>
  (game) => {
    const card = supplementOf(game).radicals.deck[0];
    const revealed = stepOf('radicals.trigger', { type: 'radicals-revealed', card: card?.id ?? null } as const, [
      card === undefined && 'open-questions.no-radicals-left',
    ]);
    if (card === undefined) return [revealed];
    const solve = votes.filter(({ vote }) => vote === 'solve').length;
    return [revealed, stepOf('radicals.trigger', { type: 'radicals-voted', solve, letRun: votes.length - solve } as const)];
  };

const settle =
  (pays: readonly CountryId[]): Part =>
  (game) => {
    const card = supplementOf(game).radicals.deck[0];
    if (card === undefined) return [];
    const discarded = pays.length === game.units.length;
    const spent = [!discarded && pays.length > 0 && 'open-questions.paid-reputation'] as const;
    const end: Part = () => [stepOf('radicals.pay', { type: 'radicals-settled', card: card.id, discarded } as const, spent)];
    const effects = discarded ? [] : effectsOn(game, card.effect, 'radicals.pay', 'radicals.deck');
    return inTurn(contributions(pays), end, ...effects)(game);
  };

const contributions =
  (pays: readonly CountryId[]): Part =>
  (game) =>
    pays.map((country) => ({
      rule: 'radicals.pay',
      event: { type: 'reputation-changed', changes: reputationChanges(game, country, -numbers['radicals.cost']) },
    }));

/** The effect of a card or space on each unit that it affects, in turn order. Rule open-questions.whom-karma-affects. */
export function effectsOn(
  { units }: Game,
  effect: Effect,
  ...[rule, ...also]: readonly [WorldProblemsRule, ...Rules<WorldProblemsRule>]
): readonly Part[] {
  const { affects } = effect;
  const affected = units.map(({ members }) => members.find((id) => affects === 'all' || affects.includes(id)));
  return affected.filter((id) => id !== undefined).map((id) => effectOn(id, effect, rule, also));
}

const goOn: Part = () => [{ rule: 'open-questions.penalty-round', event: { type: 'phase-begun', phase: 'penalty-actions' } }];

function refused(game: Game, { votes, pays }: Meeting): Refused {
  return firstOf(
    () => answersRefused(game, votes, 'radicals.trigger'),
    () =>
      answersRefused(
        game,
        pays.map((country) => ({ country })),
        'radicals.pay',
      ),
    ...pays.map((country) => () => notEnoughReputation(game, country, numbers['radicals.cost'], 'radicals.pay')),
  );
}
