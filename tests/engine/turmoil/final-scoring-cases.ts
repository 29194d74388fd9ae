import { PARTIES, type Colour, type Owner, type Party, type ScoringInput } from '../../../src/engine/turmoil/index.ts';

const OWNERS: Readonly<Record<string, Owner | null>> = { r: 'red', g: 'green', b: 'blue', y: 'yellow', k: 'black', n: 'neutral', '-': null };

/** Players, chairman, and leaders of mars-first, kelvinists, reds, greens, unity, scientists, by their letters; `-` is an empty seat. */
export const sketched = (players: string, chairman: string, leaders: string): ScoringInput => ({
  players: [...players].map((letter) => OWNERS[letter] as Colour),
  chairman: OWNERS[chairman]!,
  leaders: Object.fromEntries(PARTIES.map((party, at) => [party, OWNERS[leaders[at] ?? '-'] ?? null])) as Record<Party, Owner | null>,
});

/** A rule of each seat's step, in the order of the seats: c chairman, l leader or empty seat, n neutral. */
export const RULES: Readonly<Record<string, string>> = { c: 'committee.chairman', l: 'end.scoring', n: 'committee.neutral' };

type Case = readonly [
  shows: string,
  players: string,
  chairman: string,
  leaders: string,
  rules: string,
  points: Readonly<Partial<Record<Colour, number>>>,
];

/** Who sits where, the rule of each seat, and the points; written from the rules by hand. */
export const CASES: readonly Case[] = [
  ['end.scoring: every leader scores, not only that of the dominant party', 'rgb', 'r', 'rgbgrb', 'cllllll', { red: 3, green: 2, blue: 2 }],
  ['committee.chairman: the chairman alone', 'rg', 'g', '------', 'cllllll', { green: 1 }],
  ['committee.neutral: a neutral chairman is worth nothing to anybody', 'rg', 'n', 'r-----', 'nllllll', { red: 1 }],
  ['committee.neutral: nor are neutral leaders', 'rg', 'r', 'nnnnnn', 'cnnnnnn', { red: 1 }],
  ['end.scoring: an empty party has no leader', 'yk', 'y', '-k-k--', 'cllllll', { yellow: 1, black: 2 }],
  ['end.scoring: one colour on all seats', 'b', 'b', 'bbbbbb', 'cllllll', { blue: 7 }],
  ['end.scoring: nobody has anything', 'rgbyk', 'n', '------', 'nllllll', {}],
];

export const REFUSED: readonly (readonly [shows: string, players: string, chairman: string, leaders: string, code: string, rule: string])[] = [
  ['nobody plays', '', 'n', '------', 'nobody-plays', 'end.scoring'],
  ['the chairman seat is empty', 'rg', '-', 'rg----', 'chairman-seat-empty', 'committee.chairman'],
  ['the chairman’s colour does not play', 'rg', 'b', 'rg----', 'colour-not-playing', 'committee.delegate'],
  ['a leader’s colour does not play', 'rg', 'r', 'rg---k', 'colour-not-playing', 'committee.delegate'],
];
