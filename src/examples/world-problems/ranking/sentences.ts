import { numbers, unreachable, type Ranking, type RankingEvent, type Standing } from '../../../engine/world-problems/index.ts';
import type { Said, Words } from '../../../i18n/words.ts';
import { countryIn, unitIn } from '../../../sentences/world-problems/words.ts';
import type { RankingProblem } from './input.ts';

/** Names of units as one subject, the first with a capital letter. */
export const subject = (units: readonly (readonly string[])[], words: Words): string =>
  words.capital(words.and(units.map((members) => unitIn(words, members))));

const sayGoals = ({ members, met, goals }: Standing, words: Words): Said => {
  const country = members.length === 1;
  const how = met === 0 ? (country ? 'neither' : 'none') : met < goals ? 'some' : country ? 'both' : 'all';
  return {
    what: words.say(`ranking.step.${how}`, { Who: subject([members], words), met, goals }),
    why: words.say(`ranking.why.${country ? 'country' : met === goals ? 'full' : 'short'}`, { each: numbers['goals.each'] }),
  };
};

/** The reputation of all who are level by their goals, the most first. */
const levelSaid = (units: readonly Standing[], words: Words): string =>
  words.list(
    [...units]
      .sort((one, other) => other.reputation - one.reputation)
      .map(({ members, reputation }) => words.say('world-problems.has', { who: unitIn(words, members), n: reputation })),
  );

const sayPlace = ({ place: { place, units } }: Extract<RankingEvent, { type: 'placed' }>, { standings }: Ranking, words: Words): Said => {
  const { level, members } = units[0]!;
  const equal = standings.filter((one) => one.level === level);
  const lost = members.length > 1 && standings.some((one) => one.level > level && one.members.length === 1);
  const goals = place === 1 ? 'first' : lost ? 'lost' : 'goals';
  const tied = units.length > 1 ? 'shared' : 'tie';
  const reasons = equal.length > 1 ? [...(lost ? ['lost'] : []), tied] : [goals];
  return {
    what: words.say(`ranking.step.${units.length > 1 ? 'shared' : 'placed'}`, {
      Who: subject(
        units.map((one) => one.members),
        words,
      ),
      nth: words.say(`ranking.nth.${place}`),
    }),
    why: reasons.map((reason) => words.say(`ranking.why.${reason}`, { level: levelSaid(equal, words), each: numbers['goals.each'] })).join(' '),
  };
};

/** Says one step of the ranking. `now` is the ranking after it. */
export const describeRanking = (event: RankingEvent, now: Ranking, words: Words): Said => {
  switch (event.type) {
    case 'stocks-compared': {
      const how = !event.byReputation ? 'most' : event.most.length === 1 ? 'most-by-reputation' : 'most-together';
      return { what: words.say(`ranking.step.${how}`, { Who: subject(event.most, words) }), why: words.say(`ranking.why.${how}`) };
    }
    case 'goals-counted':
      return sayGoals(event.standing, words);
    case 'placed':
      return sayPlace(event, now, words);
    default:
      return unreachable(event);
  }
};

/** The countries and the field of a number of the engine: `red+green.food`. */
export const placesIn = (field: string): readonly string[] => {
  const [ids = '', part = ''] = field.split('.');
  return ids.split('+').map((id) => `${id}.${part}`);
};

/** Says why a case is refused. */
export const describeRankingProblem = (problem: RankingProblem, words: Words): string => {
  const key = `ranking.problem.${problem.code}`;
  switch (problem.code) {
    case 'not-countable': {
      const [ids = '', part] = problem.field.split('.');
      return words.say(key, { field: words.say(`ranking.field.${part}`), who: words.and(ids.split('+').map((id) => countryIn(words, id))) });
    }
    case 'too-few-players':
    case 'too-few-for-alliances':
      return words.say(key, { count: problem.count, min: problem.min });
    case 'alliance-too-large':
      return words.say(key, { count: problem.count, max: problem.max });
    case 'goals-not-counted':
      return words.say(key, { each: numbers['goals.each'] });
    default:
      return unreachable(problem);
  }
};
