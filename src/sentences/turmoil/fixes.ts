import {
  delegatesIn,
  mostDelegates,
  numbers,
  PARTIES,
  strongestIn,
  withLeader,
  type Committee,
  type Game,
  type Owner,
  type Party,
  type TurmoilProblem,
} from '../../engine/turmoil/index.ts';
import type { Values } from '../../i18n/say.ts';
import { saying, type Words } from '../../i18n/words.ts';
import { stringsIn } from './problem.ts';
import { ofParty, toParty, whoIn } from './words.ts';

/** A board without the problem, and what was done to it: an id and the words of a button. */
interface Mended {
  readonly id: string;
  readonly label: string;
  readonly game: Game;
}

type Mend = readonly [id: string, changed: Partial<Committee>, names: Readonly<Record<string, string>>];
type Mends = {
  readonly [C in TurmoilProblem['code']]: ((problem: Extract<TurmoilProblem, { code: C }>, committee: Committee, words: Words) => Mend | null) | null;
};

const markerMoved = (to: Party, words: Words): Mend => ['move-marker', { dominant: to }, { to: toParty(words, to) }];

/** The owner with the most delegates of a party takes its leader seat; the old leader goes back to the area. */
const leaderSeated = ({ party }: { readonly party: keyof Committee['parties'] }, { parties }: Committee, words: Words): Mend => {
  const seats = parties[party];
  const [to] = strongestIn(seats) as readonly [Owner];
  return ['seat-leader', { parties: { ...parties, [party]: withLeader(seats, to) } }, { of: ofParty(words, party), leader: whoIn(words, to) }];
};

/** A neutral delegate becomes the first of a party and its leader, where no party has any. */
const neutralAdded = (party: keyof Committee['parties'], { parties, reserve }: Committee): Mend | null =>
  reserve.neutral === 0
    ? null
    : [
        'add-neutral',
        { parties: { ...parties, [party]: { ...parties[party], leader: 'neutral' } }, reserve: { ...reserve, neutral: reserve.neutral - 1 } },
        {},
      ];

/** The way out of each problem of a board; null where only the reader can know what is meant. */
const mends: Mends = {
  // The party that the sentence names has the most.
  'dominance-outnumbered': ({ by }, _, words) => markerMoved(by, words),
  'no-leader-to-seat': ({ party }, committee, words) =>
    PARTIES.some((one) => delegatesIn(committee.parties[one]) > 0)
      ? markerMoved(mostDelegates(committee, committee.dominant)[0], words)
      : neutralAdded(party, committee),
  'leader-outnumbered': leaderSeated,
  'leader-missing': leaderSeated,
  'lobby-too-full': ({ player, count, max }, { lobby, reserve }) => [
    'empty-lobby',
    { lobby: { ...lobby, [player]: max }, reserve: { ...reserve, [player]: reserve[player] + count - max } },
    {},
  ],
  'chairman-missing': (_, { reserve }) =>
    reserve.neutral === 0 ? null : ['seat-neutral', { chairman: 'neutral', reserve: { ...reserve, neutral: reserve.neutral - 1 } }, {}],
  'wrong-delegate-count': ({ owner, count, due }, { reserve }) => {
    const n = reserve[owner] + due - count;
    return n < 0 ? null : ['correct-reserve', { reserve: { ...reserve, [owner]: n } }, { n: String(n) }];
  },
  'no-players': null,
  'too-many-players': null,
  'same-colour-twice': null,
  'not-countable': null,
  'not-playing': null,
  'same-card-twice': null,
  'lobby-empty': null,
  'reserve-empty': null,
  'not-enough-megacredits': null,
  'counts-nothing': null,
  'decision-needed': null,
  'off-the-scale': null,
  unreadable: null,
};

/** Finds the way out of a problem of a board. */
export type Mending = (problem: TurmoilProblem, game: Game) => readonly Mended[];

/** Names a way out. */
export type Naming = (id: string, values?: Values) => string;

/**
 * Fetches the words for the ways out of refusals.
 *
 * @param words the reader's words; the ways out are in the same language
 * @returns a function that mends a board, and one that names any other way out: its id, and the values of its words
 */
export const fixing = async (words: Words): Promise<{ readonly mended: Mending; readonly named: Naming }> => {
  const more = saying(words, { problem: await stringsIn(words.lang, 'problem') });
  const named: Naming = (id, values) => more.say(`problem.fix.${id}`, { ...values, cost: numbers['lobbying.cost'] });
  const mended: Mending = (problem, game) => {
    const mend = (mends[problem.code] as ((one: TurmoilProblem, committee: Committee, words: Words) => Mend | null) | null)?.(
      problem,
      game.committee,
      more,
    );
    if (!mend) return [];
    const [id, changed, names] = mend;
    return [{ id, label: named(id, names), game: { ...game, committee: { ...game.committee, ...changed } } }];
  };
  return { mended, named };
};
