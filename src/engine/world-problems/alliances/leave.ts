import { numbers } from '../data/numbers.ts';
import { answersRefused, strangersIn } from '../game/checks.ts';
import { apply } from '../game/apply.ts';
import { withMost } from '../../core/most.ts';
import { stepOf } from '../../core/outcome.ts';
import { run } from '../../core/run.ts';
import { firstOf } from '../../core/procedure.ts';
import { inTurn, procedure, type Part, type Refused } from '../game/outcomes.ts';
import type { CountryId, Game } from '../game/state.ts';
import { inTurnOrder, isAlliance, unitOf } from '../game/units.ts';
import { ACTION_PHASES } from '../vocabulary/words.ts';
import { breakUp } from './breakup.ts';

/** A vote of a unit, given by any of its members. */
export interface InitiatorVote {
  readonly country: CountryId;
  readonly vote: CountryId;
}

/** A breakup that a member announces. */
export interface Leaving {
  readonly country: CountryId;
  /** Who each unit says has initiated the breakup; the leaver votes on his own by now. */
  readonly votes: readonly InitiatorVote[];
  /** Who is left without a partner, if all players were in alliances. Null while that is not chosen. */
  readonly odd: CountryId | null;
}

/**
 * Leaves an alliance: a vote names the initiator, the alliance breaks up, and if all players were in alliances, the one without a
 * partner joins the player who left. Rules alliances.leave, alliances.breakup, alliances.kept-goals, alliances.forced-pair,
 * open-questions.initiator-tie, open-questions.odd-player.
 * @param game the state before, in an action round
 * @param leaving who leaves, how all vote, who has no partner
 * @returns the state after, with its steps; in a tie, or without a vote, the leaver is the initiator
 * @refuses a country that is in no alliance, two votes of one unit, and a pair that is due while nobody is named for it
 */
export const leaveAlliance = procedure(ACTION_PHASES, refused, (leaving) => [left(leaving)]);

/** The vote and the pair depend on the game before the announcement. */
const left =
  ({ country, votes, odd }: Leaving): Part =>
  (game) => {
    const { members } = unitOf(game, country);
    const pair = odd !== null && allAllied(game) ? [pairUp(country, odd)] : [];
    return inTurn(announce(country, members), chooseInitiator(country, votes), breakUp(country, members), ...pair)(game);
  };

const allAllied = ({ units }: Game): boolean => units.every(isAlliance);

const announce =
  (country: CountryId, members: readonly CountryId[]): Part =>
  () => [{ rule: 'alliances.leave', event: { type: 'leave-announced', country, members } }];

/** Those with the most votes; in a tie the leaver. */
const chooseInitiator =
  (country: CountryId, votes: readonly InitiatorVote[]): Part =>
  (game) => {
    const count = (id: CountryId): number => votes.filter(({ vote }) => vote === id).length;
    const ids = game.countries.map(({ id }) => id);
    const tied = withMost(ids, count);
    const initiator = tied.length === 1 ? tied[0]! : country;
    return [
      stepOf('alliances.leave', { type: 'initiator-chosen', initiator, tied } as const, [tied.length > 1 && 'open-questions.initiator-tie']),
      { rule: 'alliances.leave', event: { type: 'reputation-changed', changes: [{ country: initiator, by: numbers['breakup.reputation'] }] } },
    ];
  };

/** The one without a partner leaves an alliance that is left to him, and joins the leaver free of charge. */
const pairUp =
  (country: CountryId, odd: CountryId): Part =>
  (game) => {
    const { members } = unitOf(game, odd);
    const apart: readonly Part[] = members.length > 1 ? [breakUp(odd, members)] : [];
    const joined = inTurnOrder(game, [country, odd]);
    const form: Part = () => [
      { rule: 'alliances.forced-pair', also: ['open-questions.odd-player'], event: { type: 'alliance-formed', members: joined, joined } },
    ];
    return inTurn(...apart, form)(game);
  };

function refused(game: Game, { country, votes, odd }: Leaving): Refused {
  const rule = 'alliances.leave';
  const asked = votes.map(({ vote }) => vote);
  return firstOf(
    () => strangersIn(game, [country, ...asked], rule),
    () => (isAlliance(unitOf(game, country)) ? null : { code: 'not-allied', rule, country }),
    () => answersRefused(apartOf(game, country), votes, rule),
    () => (allAllied(game) ? oddRefused(game, country, odd) : strangersIn(game, odd === null ? [] : [odd], 'alliances.forced-pair')),
  );
}

/** The game in which all vote. */
const apartOf = (game: Game, country: CountryId): Game => run(apply, game, [breakUp(country, unitOf(game, country).members)]).state;

function oddRefused(game: Game, country: CountryId, odd: CountryId | null): Refused {
  const options = game.countries.map(({ id }) => id).filter((id) => id !== country);
  return odd !== null && options.includes(odd) ? null : { code: 'decision-needed', rule: 'open-questions.odd-player', options };
}
