import { isOwner, isParty, unreachable, type Owner, type TurmoilProblem } from '../../engine/turmoil/index.ts';
import type { Strings } from '../../i18n/say.ts';
import { minused, saying, type Words } from '../../i18n/words.ts';
import { ofParty, overIn, ownerIn, subjectIn, whoIn } from './words.ts';

/** The lists of a player's numbers, with the prefix of their keys in `turmoil.thing`. */
const LISTS: Readonly<Record<string, string>> = { stock: '', production: 'production:', tags: 'tag:', counts: '' };

/** Names a player's number, such as `red.tags.earth`, in words. */
const describeOwn = (owner: Owner, [list = '', thing]: readonly string[], words: Words): string =>
  words.list([ownerIn(words, owner), words.say(`turmoil.thing.${thing === undefined ? list : `${LISTS[list] ?? ''}${thing}`}`)]);

/** Names a field of the engine, such as `red.tags.earth` or `parties.reds.area.blue`, in words. */
const describeField = (field: string, words: Words): string => {
  const [first, ...rest] = field.split('.');
  if (isOwner(first)) return describeOwn(first, rest, words);
  const said = [first ?? '', ...rest].map((part) => {
    if (isOwner(part)) return ownerIn(words, part);
    if (isParty(part)) return words.label(part);
    return part === 'parties' || part === 'area' ? '' : words.say(`problem.field.${part}`);
  });
  return words.list(said.filter((part) => part !== ''));
};

/**
 * Says why a game, an input or an action is refused.
 *
 * @param words the reader's words; the problem's parties and cards must be among their names
 */
export const describeProblem = (problem: TurmoilProblem, words: Words): string => {
  const key = `problem.${problem.code}`;
  switch (problem.code) {
    case 'no-players':
    case 'chairman-missing':
      return words.say(key);
    case 'too-many-players':
      return words.say(key, { n: problem.count, most: problem.max });
    case 'same-colour-twice':
      return words.say(key, { player: ownerIn(words, problem.player) });
    case 'lobby-empty':
    case 'reserve-empty':
      return words.say(key, { Player: subjectIn(words, problem.player) });
    case 'not-countable':
      return words.say(key, { field: describeField(problem.field, words) });
    case 'wrong-delegate-count':
      return words.say(`${key}.${problem.count > problem.due ? 'more' : 'fewer'}`, {
        Owner: words.capital(ownerIn(words, problem.owner)),
        n: problem.count,
        due: problem.due,
      });
    case 'not-playing':
      return words.say(key, { over: overIn(words, problem.owner) });
    case 'lobby-too-full':
      return words.say(key, { Player: subjectIn(words, problem.player), n: problem.count, most: problem.max });
    case 'leader-missing':
    case 'no-leader-to-seat':
      return words.say(key, { of: ofParty(words, problem.party) });
    case 'leader-outnumbered':
      return words.say(key, { of: ofParty(words, problem.party), leader: whoIn(words, problem.leader), by: whoIn(words, problem.by) });
    case 'dominance-outnumbered':
      return words.say(key, { dominant: ofParty(words, problem.dominant), by: ofParty(words, problem.by) });
    case 'same-card-twice':
      return words.say(key, { card: words.label(problem.card) });
    case 'not-enough-megacredits':
      return words.say(key, { Player: subjectIn(words, problem.player), has: problem.has, cost: problem.cost });
    case 'counts-nothing':
      return words.say(key, { card: words.label(problem.card) });
    case 'decision-needed': {
      const options = problem.options.map((option) => words.say(option === 'floaters' ? 'problem.field.floaters' : `turmoil.thing.${option}`));
      return words.say(key, {
        card: words.label(problem.card),
        player: ownerIn(words, problem.player),
        n: problem.units,
        options: words.or(options),
      });
    }
    case 'off-the-scale': {
      const numbers = { value: minused(problem.value), least: minused(problem.min), most: minused(problem.max) };
      return words.say(key, { field: words.capital(words.say(`problem.field.${problem.field}`)), ...numbers });
    }
    case 'unreadable':
      return words.say(key);
    default:
      return unreachable(problem);
  }
};

const strings = import.meta.glob<Strings>('../../../content/ui/*/{problem,turmoil}.json', { import: 'default' });

/** Fetches a file of strings that most readers never need. */
export const stringsIn = async (lang: string, file: string): Promise<Strings> => {
  const load = strings[`../../../content/ui/${lang}/${file}.json`];
  if (!load) throw new Error(`${lang}: no strings "${file}"`);
  return load();
};

/**
 * Fetches the words for refusals. They are a separate file, since a refusal may name any number of a player, and most readers
 * never see one.
 *
 * @param words the reader's words; the refusals are in the same language
 * @returns a function that says why a position is refused
 */
export const sayingRefusals = async (words: Words): Promise<(problem: TurmoilProblem) => string> => {
  const [problem, turmoil] = await Promise.all([stringsIn(words.lang, 'problem'), stringsIn(words.lang, 'turmoil')]);
  const more = saying(words, { problem, turmoil });
  return (one) => describeProblem(one, more);
};
