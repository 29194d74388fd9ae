import { stepOf, type Rules } from '../../core/outcome.ts';
import { firstOf } from '../../core/procedure.ts';
import { nextProblem } from '../funds/next.ts';
import { answersRefused } from '../game/checks.ts';
import { inTurn, procedure, type Part, type Refused } from '../game/outcomes.ts';
import type { CountryId, Game, Resource } from '../game/state.ts';
import { kindsIn, onlySome, piecesIn } from '../game/stock.ts';
import { reputationOf, unitOf } from '../game/units.ts';
import type { WorldProblemsRule } from '../vocabulary/rules.ts';
import { isSplit, lowestOf, refusersOf, type Claim } from './claims.ts';
import { dealOut, sharesOf } from './shares.ts';
import { changeTitle } from './title.ts';

/** What happens in compensation after a problem is solved. */
export interface Compensating {
  /** The claim and those who contest it, in order; each has less reputation than the one before, or as much. */
  readonly claims: readonly Claim[];
  /** The pieces of the fund as they are drawn at random, if they are split; null if that is not known. */
  readonly draws: readonly Resource[] | null;
}

/**
 * Carries out the compensation for a solved problem. Rules compensation.*, funds.return, open-questions.three-candidates,
 * open-questions.title-holder, open-questions.uncontested-claim, open-questions.split-remainder.
 * @param game the state before, right after a problem is solved
 * @param compensating who claims and contests, and what is drawn in a split
 * @returns the state after, with its steps; what nobody gets goes to the bank
 * @refuses a contest with more reputation than the claim, two claims of one unit, and a split of which the draws are not known
 */
export const compensate = procedure(['compensation'], refused, (input) => [
  claim(input.claims),
  decide(input),
  changeTitle(input.claims),
  returnFund(input.claims),
  goOn,
]);

const reputation = (game: Game, id: CountryId): number => reputationOf(game, unitOf(game, id));

/** The first claims; all others contest. */
const claim =
  (claims: readonly Claim[]): Part =>
  (game) =>
    claims.map(({ country }, at) => {
      const has = reputation(game, country);
      const before = claims[at - 1];
      if (before === undefined) return stepOf('compensation.claim', { type: 'claimed', country, reputation: has } as const, ['compensation.how']);
      const event = { type: 'contested', country, reputation: has, against: reputation(game, before.country) } as const;
      return stepOf('compensation.contest', event, ['compensation.how']);
    });

/** Who of the lowest gets what. */
const decide =
  ({ claims, draws }: Compensating): Part =>
  (game) => {
    const lowest = lowestOf(game, claims);
    const [first] = lowest;
    if (first === undefined) return [{ rule: 'compensation.claim', event: { type: 'nobody-claimed' } }];
    const refusers = refusersOf(lowest).map(({ country }) => country);
    const three = [lowest.length > 2 && 'open-questions.three-candidates'] as const;
    const { country } = first;
    if (claims.length === 1) return [takeAll(game, country, 'compensation.claim', uncontested(game, country))];
    if (lowest.length === 1) return [takeAll(game, country, 'compensation.lower')];
    if (refusers.length > 0) return [stepOf('compensation.equal-refused', { type: 'nobody-compensated', refused: refusers } as const, three)];
    const shares = sharesOf(
      lowest.map(({ country }) => country),
      draws!,
    );
    return [stepOf('compensation.equal-agreed', { type: 'compensated', shares } as const, three)];
  };

/** The lowest alone takes the whole fund. */
function takeAll({ fund }: Game, country: CountryId, rule: WorldProblemsRule, also: Rules<WorldProblemsRule> = []) {
  return stepOf(rule, { type: 'compensated', shares: [{ country, stock: onlySome(fund) }] } as const, also);
}

/** The open question of a claim that nobody contested, where somebody could: with less reputation, or with the title. */
function uncontested(game: Game, country: CountryId): Rules<WorldProblemsRule> {
  const others = game.units.filter(({ members }) => !members.includes(country));
  const could = others.some((unit) => reputationOf(game, unit) < reputation(game, country) || unit.members.some((id) => game.titled.includes(id)));
  return [could && 'open-questions.uncontested-claim'];
}

/** What is left of a split goes to the bank too. */
const returnFund =
  (claims: readonly Claim[]): Part =>
  (game) => {
    if (kindsIn(game.fund).length === 0) return [];
    const split = isSplit(lowestOf(game, claims));
    return [stepOf('funds.return', { type: 'fund-returned', stock: onlySome(game.fund) } as const, [split && 'open-questions.split-remainder'])];
  };

/** Karma, if the supplement is played. */
const goOn: Part = (game) =>
  game.supplement === null ? inTurn(nextProblem)(game) : [{ rule: 'round.order', event: { type: 'phase-begun', phase: 'karma' } }];

function refused(game: Game, { claims, draws }: Compensating): Refused {
  return firstOf(
    () => answersRefused(game, claims, 'compensation.claim'),
    () => tooHigh(game, claims),
    () => {
      const split = lowestOf(game, claims);
      if (split.length < 2 || split.some(({ agrees }) => !agrees)) return null;
      return draws !== null && dealOut(draws, game.fund)
        ? null
        : { code: 'draws-needed', rule: 'compensation.equal-agreed', pieces: piecesIn(game.fund) };
    },
  );
}

/** A contest with more reputation than the one before it. */
function tooHigh(game: Game, claims: readonly Claim[]): Refused {
  const at = claims.findIndex(({ country }, place) => place > 0 && reputation(game, country) > reputation(game, claims[place - 1]!.country));
  if (at === -1) return null;
  const { country } = claims[at]!;
  const most = reputation(game, claims[at - 1]!.country);
  return { code: 'reputation-too-high', rule: 'compensation.contest', country, has: reputation(game, country), most };
}
