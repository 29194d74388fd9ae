import { AUTOMA, numbers, printedNumbers, unreachable } from '../../../engine/mars-contracts/index.ts';
import type { Values } from '../../../i18n/say.ts';
import type { Said, Words } from '../../../i18n/words.ts';
import type { SetUpEvent, SetUpFields, SetUpProblem } from './input.ts';

/** Why so many tiles are revealed: whether the Automa takes part, and whether it counts. */
const whyTiles = ({ automa, counts }: SetUpFields): string => (automa ? (counts ? 'counted' : 'not-counted') : 'players');

/** The ends of the keys of what is said and why, and the values for both. */
const sayingOf = (event: SetUpEvent, value: SetUpFields, words: Words): readonly [why: string, values: Values] => {
  switch (event.type) {
    case 'token-taken':
      return [event.player === AUTOMA ? '.automa' : '.player', { who: words.say(`mars-contracts.player.${event.player}`) }];
    case 'tiles-revealed':
      return [`.${whyTiles(value)}`, { count: event.unions.length, unions: words.and(event.unions.map(String)) }];
    case 'tile-equipped':
      return [
        '',
        {
          union: event.union,
          seals: event.seals,
          colour: words.say(`mars-contracts.picture.seal-colour.${event.colour}`),
          start: numbers['progress.start'],
        },
      ];
    case 'deck-laid':
      return ['', { count: event.contracts }];
    case 'automa-cards-added':
      return ['', { count: event.cards }];
    case 'assistance-added':
      return ['', { chosen: printedNumbers['assistance.chosen'] }];
    default:
      return unreachable(event);
  }
};

/** Says one step of setting up a table. */
export const describeSetUp = (event: SetUpEvent, value: SetUpFields, words: Words): Said => {
  const [why, values] = sayingOf(event, value, words);
  return { what: words.say(`contracts-setup.what.${event.type}`, values), why: words.say(`contracts-setup.why.${event.type}${why}`, values) };
};

/** Says why a table is refused. */
export const describeSetUpProblem = (problem: SetUpProblem, words: Words): string => {
  const key = `contracts-setup.problem.${problem.code}`;
  switch (problem.code) {
    case 'pieces-missing':
      return words.say(key, { has: problem.has, needs: problem.needs });
    case 'unions-out-of-order':
      return words.say(key, { union: problem.union });
    case 'pile-too-small':
      return words.say(key, { count: problem.needs, has: problem.has });
    default:
      return unreachable(problem);
  }
};
