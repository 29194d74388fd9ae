import { never, type ScoredSeat, type ScoringEvent, type ScoringProblem } from '../../engine/turmoil/index.ts';
import type { Said, Words } from '../../i18n/words.ts';
import { ownerIn } from '../../sentences/turmoil/words.ts';

/** The kind of a seat. Each kind has its own sentence. */
const kindOf = (seat: ScoredSeat): 'chairman' | 'leader' => (seat === 'chairman' ? 'chairman' : 'leader');

const what = (event: ScoringEvent, words: Words): string => {
  const key = `final-scoring.step.${event.type}`;
  switch (event.type) {
    case 'crisis-skipped':
      return words.say(key);
    case 'points-gained':
      return words.say(`${key}.${kindOf(event.seat)}`, { seat: words.label(event.seat), player: ownerIn(words, event.player), by: event.by });
    case 'nobody-gains':
      return words.say(`${key}.${kindOf(event.seat)}`, { seat: words.label(event.seat), neutral: ownerIn(words, 'neutral') });
    case 'seat-empty':
      return words.say(key, { seat: words.label(event.seat) });
    default:
      return never(event);
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
      return words.say(key, { owner: ownerIn(words, problem.owner), seat: words.label(problem.seat) });
    default:
      return never(problem);
  }
};
