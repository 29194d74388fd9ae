import { numbers, unreachable } from '../../../engine/world-problems/index.ts';
import type { Said, Words } from '../../../i18n/words.ts';
import { countryIn, stockSaid } from '../../../sentences/world-problems/words.ts';
import { playersIn, type SetupEvent, type SetupFields, type SetupProblem } from './input.ts';

/** Says one step. */
export const describeSetup = (event: SetupEvent, value: SetupFields, words: Words): Said => {
  const said = (key: string, values = {}, why = key): Said => ({
    what: words.say(`problems-setup.step.${key}`, values),
    why: words.say(`problems-setup.why.${why}`, { few: numbers['players.few'], most: numbers['spare-goals.most'] }),
  });
  const named =
    'country' in event ? { Who: words.capital(countryIn(words, event.country)), to: words.say(`world-problems.to.${event.country}`) } : {};
  switch (event.type) {
    case 'laid-out':
      return said(event.what);
    case 'goals-dealt': {
      const letter = words.say(`pictures.letter.${event.back}`);
      return said('goals', { ...named, count: event.goals.length, back: letter });
    }
    case 'goal-replaced':
      return said('replaced', named);
    case 'technology-drawn':
      return said('technology', named);
    case 'resources-dealt':
      return said(
        'resources',
        { ...named, stock: stockSaid(words, event.stock) },
        playersIn(value).length === numbers['players.few'] ? 'few' : 'resources',
      );
    case 'spares-laid':
      return said('spares', { count: event.goals.length });
    case 'problem-shown':
    case 'phase-begun':
      return said(event.type);
    default:
      return unreachable(event);
  }
};

/** Says why a case is refused. */
export const describeSetupProblem = ({ code, count, min }: SetupProblem, words: Words): string =>
  words.say(`problems-setup.problem.${code satisfies 'too-few-players'}`, { count, min });
