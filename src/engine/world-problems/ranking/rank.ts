import { unreachable } from '../../core/unreachable.ts';
import { withMost } from '../../core/most.ts';
import { stepOf } from '../../core/outcome.ts';
import { run, type PartOf } from '../../core/run.ts';
import { amountOf } from '../../core/stock.ts';
import { firstOf } from '../../core/procedure.ts';
import { numbers } from '../data/numbers.ts';
import { answersRefused } from '../game/checks.ts';
import { refusalsOf } from '../game/legal.ts';
import type { Refused } from '../game/outcomes.ts';
import type { Game, Resource, Unit } from '../game/state.ts';
import { isKind } from '../game/stock.ts';
import { isAlliance, reputationOf } from '../game/units.ts';
import type { WorldProblemsRule } from '../vocabulary/rules.ts';
import type { Ranking, RankingEvent, RankingInput, RankingOutcome, RankingStep, Standing } from './types.ts';

type Part = PartOf<Ranking, RankingEvent, WorldProblemsRule>;

/** A ranking before its first step. */
export const startRanking = (): Ranking => ({ standings: [], places: [] });

/**
 * What an event changes in a ranking.
 * @param ranking the ranking before; left as it is
 * @param event one event of a trace
 * @returns the ranking after the event
 */
export function applyRanking(ranking: Ranking, event: RankingEvent): Ranking {
  switch (event.type) {
    case 'goals-counted':
      return { ...ranking, standings: [...ranking.standings, event.standing] };
    case 'placed':
      return { ...ranking, places: [...ranking.places, event.place] };
    case 'stocks-compared':
      return ranking;
    default:
      return unreachable(event);
  }
}

/**
 * Ranks all countries and alliances at the end of the game. Rules reputation.tie, reputation.resources,
 * alliances.ranking-lost, alliances.ranking-equal, alliances.one-country, open-questions.winner,
 * open-questions.alliance-against-country, open-questions.alliance-reputation, open-questions.alliance-short,
 * open-questions.two-alliances, open-questions.complete-tie.
 * @param game a game that is over
 * @param input the goals that each unit has met, and the kinds of resources that goals compare
 * @returns the places, the best first, with the steps; who is equal in everything shares a place
 * @refuses a game that is not over, a unit whose goals are not counted, and more goals met than held
 */
export function rank(game: Game, input: RankingInput): RankingOutcome {
  const refusal = refusalsOf(game)[0] ?? refused(game, input);
  if (refusal !== null) return { ok: false, problem: refusal };
  const parts: readonly Part[] = [
    () => input.compared.map((resource) => compare(game, resource)),
    () => game.units.map((unit) => countGoals(game, unit, input)),
    placeAll,
  ];
  return { ok: true, ...run(applyRanking, startRanking(), parts) };
}

function refused(game: Game, { met, compared }: RankingInput): Refused {
  const rule = 'open-questions.winner';
  const unknown = compared.find((kind) => !isKind(game, kind));
  return firstOf(
    () => (game.cycle.phase === 'over' ? null : { code: 'out-of-order', rule: 'round.end', phase: game.cycle.phase, due: ['over'] }),
    () => (unknown === undefined ? null : { code: 'unknown-resource', rule: 'reputation.resources', resource: unknown, field: 'compared' }),
    () => answersRefused(game, met, rule),
    () => {
      const wrong = game.units.find((unit) => !isCounted(metOf(unit, { met }), goalsOf(unit)));
      return wrong === undefined ? null : { code: 'goals-not-counted', rule, country: wrong.members[0]!, most: goalsOf(wrong) };
    },
  );
}

const goalsOf = ({ members }: Unit): number => members.length * numbers['goals.each'];

const metOf = ({ members }: Unit, { met }: Pick<RankingInput, 'met'>): number => met.find(({ country }) => members.includes(country))?.count ?? -1;

const isCounted = (count: number, goals: number): boolean => Number.isInteger(count) && count >= 0 && count <= goals;

/** Who has the most of a kind; reputation decides between equal stocks. */
function compare(game: Game, resource: Resource): RankingStep {
  const equal = withMost(game.units, ({ stock }) => amountOf(stock, resource));
  const first = withMost(equal, (unit) => reputationOf(game, unit));
  const event = { type: 'stocks-compared', resource, most: first.map(({ members }) => members), byReputation: equal.length > 1 } as const;
  return stepOf('reputation.resources', event);
}

/** An alliance that is short of any goal stands where a country stands that has missed one. */
function countGoals(game: Game, unit: Unit, input: RankingInput): RankingStep {
  const met = metOf(unit, input);
  const goals = goalsOf(unit);
  const all = numbers['goals.each'];
  const reputation = reputationOf(game, unit);
  const standing = (level: number): RankingEvent => ({
    type: 'goals-counted',
    standing: { members: unit.members, met, goals, level, reputation },
  });
  if (!isAlliance(unit)) return stepOf('open-questions.winner', standing(met));
  if (met === goals)
    return stepOf('alliances.one-country', standing(all), ['open-questions.alliance-against-country', 'open-questions.alliance-reputation']);
  return stepOf('alliances.ranking-equal', standing(all - 1), ['open-questions.alliance-reputation']);
}

const difference = (one: Standing, other: Standing): number => other.level - one.level || other.reputation - one.reputation;

/** The best first; a shared place leaves out the places after it. */
const placeAll: Part = ({ standings }) => {
  const places = standings.map((one) => standings.filter((other) => difference(other, one) < 0).length + 1);
  return [...new Set(places)]
    .sort((a, b) => a - b)
    .map((place) => {
      const units = standings.filter((_, at) => places[at] === place);
      return reasoned(standings, { type: 'placed', place: { place, units } });
    });
};

/** Goals decide, or reputation between those of one level; an alliance that is short of goals lies below a country that has met all. */
function reasoned(standings: readonly Standing[], event: Extract<RankingEvent, { type: 'placed' }>): RankingStep {
  const { units } = event.place;
  const { level } = units[0]!;
  const equal = standings.filter((other) => other.level === level);
  const allied = units.some(isAlliance);
  const also = [
    allied && standings.some((other) => other.level > level && !isAlliance(other)) && 'alliances.ranking-lost',
    allied && equal.filter(isAlliance).length > 1 && 'open-questions.two-alliances',
    isShortDecisive(standings, units) && 'open-questions.alliance-short',
    units.length > 1 && 'open-questions.complete-tie',
  ] as const;
  return stepOf(equal.length > 1 ? 'reputation.tie' : 'open-questions.winner', event, also);
}

/** Tells whether an alliance that missed a goal comes first, or ranks above a country that has met none. */
function isShortDecisive(standings: readonly Standing[], units: readonly Standing[]): boolean {
  const isShort = (one: Standing): boolean => isAlliance(one) && one.met < one.goals;
  const first = units.some(isShort) && standings.every((other) => difference(units[0]!, other) <= 0);
  return first || (units[0]!.level === 0 && standings.some(isShort));
}
