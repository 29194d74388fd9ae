import { numbers, unreachable, type SetUpEvent, type SetUpProblem } from '../../../engine/turmoil/index.ts';
import type { Values } from '../../../i18n/say.ts';
import type { Said, Words } from '../../../i18n/words.ts';
import { ofParty, ownerIn, toParty } from '../../../sentences/turmoil/words.ts';

/** The end of the key below `what` and `why`, and the values for the text of `what`. */
const sayingOf = (event: SetUpEvent, words: Words): readonly [key: string, values: Values] => {
  switch (event.type) {
    case 'players-ready':
      return [
        event.type,
        {
          Players: words.capital(words.and(event.colours.map((owner) => ownerIn(words, owner)))),
          count: event.colours.length,
          lobby: event.lobby,
          reserve: event.reserve,
        },
      ];
    case 'neutral-ready':
      return [event.type, { reserve: event.reserve }];
    case 'event-drawn':
      return [`event-drawn.${event.space}`, { card: words.label(event.card) }];
    case 'neutral-sent':
      return [`neutral-sent.${event.to}`, { of: ofParty(words, event.party), to: toParty(words, event.party) }];
    case 'marker-stays':
      return [`marker-stays.${event.alone ? 'alone' : 'tie'}`, { to: toParty(words, event.party), of: ofParty(words, event.other) }];
    case 'marker-laid':
    case 'policy-laid':
    case 'no-bonus':
      return [event.type, { of: ofParty(words, event.party), to: toParty(words, event.party) }];
    case 'current-left-empty':
      return [event.type, {}];
    default:
      return unreachable(event);
  }
};

/** Says one step of setting the boards up. */
export const describeSetUp = (event: SetUpEvent, words: Words): Said => {
  const [key, values] = sayingOf(event, words);
  const facts = { each: numbers['delegates.each'], neutral: numbers['delegates.neutral'], tiles: numbers['parties.all'] };
  return { what: words.say(`setup.what.${key}`, values), why: words.say(`setup.why.${key}`, facts) };
};

/** Says why a set-up is refused. */
export const describeSetUpProblem = (problem: SetUpProblem, words: Words): string => {
  const key = `setup.problem.${problem.code}`;
  switch (problem.code) {
    case 'no-players':
      return words.say(key, { most: numbers['players.most'] });
    case 'same-colour-twice':
      return words.say(key, { player: ownerIn(words, problem.player) });
    case 'same-card-twice':
      return words.say(key, { card: words.label(problem.card) });
    default:
      return unreachable(problem);
  }
};
