import { stepOf } from '../../core/outcome.ts';
import { answersRefused } from '../game/checks.ts';
import { procedure, type Part, type Refused } from '../game/outcomes.ts';
import type { CountryId, Game } from '../game/state.ts';
import { isAlliance, unitOf } from '../game/units.ts';
import type { Side } from '../vocabulary/words.ts';

/** The vote of a unit, given by any of its members. */
export interface SideVote {
  readonly country: CountryId;
  readonly vote: Side;
}

/**
 * Votes for a side of the present problem; in a tie it is side A. Rules funds.vote, alliances.one-country, round.order,
 * open-questions.no-vote, open-questions.once-per-round.
 * @param game the state before, after the first action round
 * @param votes at most one of each unit
 * @returns the state after, with its steps
 * @refuses a second vote of one alliance
 */
export const vote = procedure(['vote'], votesRefused, (votes) => [chooseSide(votes), goOn]);

function votesRefused(game: Game, votes: readonly SideVote[]): Refused {
  return answersRefused(game, votes, 'funds.vote');
}

const chooseSide =
  (votes: readonly SideVote[]): Part =>
  (game) => {
    const count = (side: Side): number => votes.filter((one) => one.vote === side).length;
    const counted = { a: count('a'), b: count('b') };
    const allied = votes.some(({ country }) => isAlliance(unitOf(game, country)));
    const side = counted.b > counted.a ? 'b' : 'a';
    const also = [allied && 'alliances.one-country', votes.length === 0 && 'open-questions.no-vote'] as const;
    return [stepOf('funds.vote', { type: 'side-chosen', side, votes: counted } as const, also)];
  };

/** Makes all actions available again. */
const goOn: Part = () => [{ rule: 'round.order', also: ['open-questions.once-per-round'], event: { type: 'phase-begun', phase: 'actions-again' } }];
