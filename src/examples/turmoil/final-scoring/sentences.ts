import { unreachable, type ScoredSeat, type ScoringEvent, type ScoringProblem } from '../../../engine/turmoil/index.ts';
import type { Said, Words } from '../../../i18n/words.ts';
import { ofParty, ownerIn, subjectIn } from '../../../sentences/turmoil/words.ts';

/** The party of a leader's seat in words; nothing for the chairman's. */
const seatIn = (seat: ScoredSeat, words: Words) => (seat === 'chairman' ? {} : { of: ofParty(words, seat) });

/** The kind of a seat. Each kind has its own sentence. */
const kindOf = (seat: ScoredSeat): 'chairman' | 'leader' => (seat === 'chairman' ? 'chairman' : 'leader');

const what = (event: ScoringEvent, words: Words): string => {
  const key = `final-scoring.step.${event.type}`;
  switch (event.type) {
    case 'crisis-skipped':
      return words.say(key);
    case 'points-gained':
      return words.say(`${key}.${kindOf(event.seat)}`, { ...seatIn(event.seat, words), Owner: subjectIn(words, event.player), by: event.by });
    case 'nobody-gains':
      return words.say(`${key}.${kindOf(event.seat)}`, seatIn(event.seat, words));
    case 'seat-empty':
      return words.say(key, seatIn(event.seat, words));
    default:
      return unreachable(event);
  }
};

/** The key of the reason. The chairman and the leaders score by different rules. */
const reasonOf = (event: ScoringEvent): string => (event.type === 'points-gained' ? `points-gained.${kindOf(event.seat)}` : event.type);

/** Says one step of final scoring; the chairman and the parties must be among the names. */
export const describeScoring = (event: ScoringEvent, words: Words): Said => ({
  what: what(event, words),
  why: words.say(`final-scoring.why.${reasonOf(event)}`),
});

/** Says why a case is refused. */
export const describeScoringProblem = (problem: ScoringProblem, words: Words): string => {
  const key = `final-scoring.problem.${problem.code}`;
  switch (problem.code) {
    case 'nobody-plays':
    case 'chairman-seat-empty':
      return words.say(key);
    case 'colour-not-playing':
      return words.say(`${key}.${kindOf(problem.seat)}`, { ...seatIn(problem.seat, words), owner: ownerIn(words, problem.owner) });
    default:
      return unreachable(problem);
  }
};
