import { withMost } from '../../core/most.ts';
import { stepOf } from '../../core/outcome.ts';
import { amountOf } from '../../core/stock.ts';
import { firstOf } from '../../core/procedure.ts';
import { numbers } from '../data/numbers.ts';
import { answersRefused, notInStock } from '../game/checks.ts';
import { procedure, type Part, type Refused } from '../game/outcomes.ts';
import type { CountryId, Game, Resource, Stock } from '../game/state.ts';
import { kindsIn, lackingIn, onlySome } from '../game/stock.ts';

/** What a unit holds out in a closed hand, shown by any of its members. */
export interface Hand {
  readonly country: CountryId;
  readonly stock: Stock;
}

/**
 * Opens all hands at once: contributions lie in the fund, leaders gain reputation, and the problem is solved or a penalty
 * round is called. Rules funds.contribute, funds.leader-reputation, funds.shortfall, round.end,
 * open-questions.lead-without-giving, open-questions.leaders-while-unsolved, open-questions.compensation-base-game,
 * open-questions.radicals-moment.
 * @param game the state before, when contributions are due
 * @param hands at most one of each unit; a unit without one gives nothing
 * @returns the state after, with its steps
 * @refuses a second hand of one alliance, and more than a unit has
 */
export const contribute = procedure(['contributions'], handsRefused, (hands) => [open(hands), lead(hands), count, goOn]);

function handsRefused(game: Game, hands: readonly Hand[]): Refused {
  return firstOf(
    () => answersRefused(game, hands, 'funds.contribute'),
    ...hands.map(
      ({ country, stock }) =>
        () =>
          notInStock(game, country, stock, 'funds.contribute'),
    ),
  );
}

const open =
  (hands: readonly Hand[]): Part =>
  () =>
    hands.map(({ country, stock }) => ({ rule: 'funds.contribute', event: { type: 'contributed', country, stock: onlySome(stock) } }));

/** What the chosen side of the present problem needs. */
export const needsOf = ({ problems, cycle: { at, side } }: Game): Stock => problems[at]!.needs[side!];

const lead =
  (hands: readonly Hand[]): Part =>
  (game) =>
    kindsIn(needsOf(game)).map((resource) => leadersOf(hands, resource, isSolved(game)));

/** Whether the fund holds all that the present problem needs. */
const isSolved = (game: Game): boolean => kindsIn(lackingIn(game.fund, needsOf(game))).length === 0;

/** Those who gave the most of one item, if anybody gave any. */
function leadersOf(hands: readonly Hand[], resource: Resource, solved: boolean) {
  const given = ({ stock }: Hand) => amountOf(stock, resource);
  const leaders = withMost(hands, given);
  const most = Math.max(0, ...leaders.map(given));
  if (most === 0) return stepOf('open-questions.lead-without-giving', { type: 'nobody-led', resource } as const);
  const changes = leaders.map(({ country }) => ({ country, by: numbers['leader.reputation'] }));
  return stepOf('funds.leader-reputation', { type: 'leaders-found', resource, most, changes } as const, [
    !solved && 'open-questions.leaders-while-unsolved',
  ]);
}

const count: Part = (game) => {
  const event = { type: 'fund-counted', lacking: lackingIn(game.fund, needsOf(game)) } as const;
  return [{ rule: isSolved(game) ? 'funds.contribute' : 'funds.shortfall', event }];
};

/** Compensation, a penalty round, or the end where a fourth would come. */
const goOn: Part = (game) => {
  const { cycle, supplement } = game;
  if (isSolved(game))
    return [
      stepOf('round.order', { type: 'phase-begun', phase: 'compensation' } as const, [
        supplement === null && 'open-questions.compensation-base-game',
      ]),
    ];
  if (cycle.penalties === numbers['additional-rounds.most']) {
    return [{ rule: 'round.end', also: ['funds.shortfall'], event: { type: 'game-over', because: 'fourth-round' } }];
  }
  const next =
    supplement === null
      ? stepOf('open-questions.penalty-round', { type: 'phase-begun', phase: 'penalty-actions' } as const)
      : stepOf('radicals.trigger', { type: 'phase-begun', phase: 'radicals' } as const, ['open-questions.radicals-moment']);
  return [{ rule: 'funds.shortfall', event: { type: 'penalty-called', number: cycle.penalties + 1 } }, next];
};
