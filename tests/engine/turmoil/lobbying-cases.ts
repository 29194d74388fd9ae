import type { LobbyingAction, Owner, Party } from '../../../src/engine/turmoil/index.ts';
import { owner, type GameSketch } from './sketch.ts';

/** Some actions on a board: what the case shows and by which rule, the rules in order, and every fact that is new after it. */
export interface LobbyingCase {
  readonly shows: string;
  readonly board: Omit<GameSketch, 'players'>;
  /** Each action in three letters: owner, party, `l` from the lobby, `r` from the reserve, `x` removed by a card. */
  readonly actions: string;
  readonly trace: string;
  readonly after: string;
}

const PARTIES: Record<string, Party> = { m: 'mars-first', k: 'kelvinists', r: 'reds', g: 'greens', u: 'unity', s: 'scientists' };

/** Short names of the rules that lobbying cites, for the column `trace`. */
export const RULES: Record<string, string> = {
  lobby: 'committee.lobby-start',
  before: 'open-questions.reserve-before-lobby',
  send: 'committee.lobbying',
  home: 'setup.delegates-stay',
  first: 'committee.first-leader',
  counts: 'committee.leader-counts',
  replace: 'committee.replace-leader',
  neutral: 'committee.neutral',
  removed: 'open-questions.leader-removed',
  most: 'committee.dominant-party',
  shift: 'committee.dominance-shift',
  tie: 'open-questions.marker-after-removal',
  leads: 'committee.leader-of-dominant',
};

/** Reads the column `actions`. */
export const actionsIn = (text: string): LobbyingAction[] =>
  text.split(' ').map((letters) => {
    const [who, where, how] = [...letters] as [string, string, string];
    const party = PARTIES[where] as Party;
    if (how === 'x') return { type: 'remove', owner: owner(who) as Owner, party };
    return { type: 'send', player: owner(who) as 'red', party, source: how === 'l' ? 'lobby' : 'reserve' };
  });

/** Red and blue play, red first, each with 20 M€; one case a branch, worked out by hand. */
export const LOBBYING_CASES: readonly LobbyingCase[] = [
  {
    shows: 'committee.first-leader: the first delegate leads; one against two does not take the marker',
    board: { parties: { reds: 'Nn1' }, dominant: 'reds' },
    actions: 'rul',
    trace: 'lobby send first most',
    after: 'unity=R lobby=b',
  },
  {
    shows: 'committee.dominance-shift: as many are not enough, one more are',
    board: { parties: { reds: 'N' }, dominant: 'reds' },
    actions: 'rul bul',
    trace: 'lobby send first shift lobby send replace shift leads',
    after: 'unity=Rb1 lobby= dominant=unity',
  },
  {
    shows: 'open-questions.reserve-before-lobby: 5 M€ while one waits, then nothing waits any more',
    board: { parties: { reds: 'Nn3' }, dominant: 'reds' },
    actions: 'rur rul rur',
    trace: 'before send send first most lobby send counts most send send counts most',
    after: 'unity=Rr2 lobby=b red.mc=10 reserve=r4b6n9',
  },
  {
    shows: 'committee.replace-leader: more than the leader has; the new leader of the dominant party is told',
    board: { parties: { reds: 'Br1' }, dominant: 'reds' },
    actions: 'rrl',
    trace: 'lobby send replace most leads',
    after: 'reds=Rr1b1 lobby=b',
  },
  {
    shows: 'committee.replace-leader: fewer than a leader who is no neutral one',
    board: { parties: { reds: 'Bb1' }, dominant: 'reds' },
    actions: 'rrl',
    trace: 'lobby send replace most',
    after: 'reds=Br1b1 lobby=b',
  },
  {
    shows: 'committee.neutral: neutral delegates count as one more player',
    board: { parties: { reds: 'Nn1' }, dominant: 'reds' },
    actions: 'rrl',
    trace: 'lobby send neutral most',
    after: 'reds=Nr1n1 lobby=b',
  },
  {
    shows: 'open-questions.leader-removed: a leader who still ties stays',
    board: { parties: { reds: 'Rr1b1' }, dominant: 'reds' },
    actions: 'rrx',
    trace: 'home removed most',
    after: 'reds=Rb1 reserve=r5b5n13',
  },
  {
    shows: 'a leader who still has more stays, by committee.replace-leader',
    board: { parties: { reds: 'Rr2b1' }, dominant: 'reds' },
    actions: 'rrx',
    trace: 'home replace most',
    after: 'reds=Rr1b1 reserve=r4b5n13',
  },
  {
    shows: 'committee.leader-counts: a leader who is alone there stays',
    board: { parties: { reds: 'Rr2' }, dominant: 'reds' },
    actions: 'rrx',
    trace: 'home counts most',
    after: 'reds=Rr1 reserve=r4b6n13',
  },
  {
    shows: 'a removal leaves one owner with strictly more: committee.replace-leader',
    board: { parties: { reds: 'Rr1b2n1' }, dominant: 'reds' },
    actions: 'rrx',
    trace: 'home replace most leads',
    after: 'reds=Br1b1n1 reserve=r5b4n12',
  },
  {
    shows: 'open-questions.leader-removed: the seat is empty and two tie: turn order from the old leader, who is neutral',
    board: { parties: { reds: 'Nr1b1' }, dominant: 'reds' },
    actions: 'nrx',
    trace: 'home removed most leads',
    after: 'reds=Rb1 reserve=r5b5n13',
  },
  {
    shows: 'open-questions.leader-removed: neutral delegates come last',
    board: { parties: { reds: 'Rb1n1' }, dominant: 'reds' },
    actions: 'rrx',
    trace: 'home removed most leads',
    after: 'reds=Bn1 reserve=r6b5n12',
  },
  {
    shows: 'open-questions.leader-removed: from the last player on it goes round to the first',
    board: { parties: { reds: 'Br1n1' }, dominant: 'reds' },
    actions: 'brx',
    trace: 'home removed most leads',
    after: 'reds=Rn1 reserve=r5b6n12',
  },
  {
    shows: 'committee.replace-leader: another owner has lost one, and the leader has more',
    board: { parties: { reds: 'Rr1b2' }, dominant: 'reds' },
    actions: 'brx',
    trace: 'home replace most',
    after: 'reds=Rr1b1 reserve=r4b5n13',
  },
  {
    shows: 'committee.neutral: a neutral delegate that is left alone leads',
    board: { parties: { reds: 'Rn1' }, dominant: 'reds' },
    actions: 'rrx',
    trace: 'home replace most leads',
    after: 'reds=N reserve=r6b6n12',
  },
  {
    shows: 'the last delegate of all goes: nobody leads, and the marker lies where it lay',
    board: { parties: { reds: 'R' }, dominant: 'reds' },
    actions: 'rrx',
    trace: 'home first shift',
    after: 'reds=- reserve=r6b6n13',
  },
  {
    shows: 'committee.first-leader: an emptied party has no leader, and the marker passes',
    board: { parties: { reds: 'R', unity: 'B' }, dominant: 'reds' },
    actions: 'rrx',
    trace: 'home first shift leads',
    after: 'reds=- dominant=unity reserve=r6b5n13',
  },
  {
    shows: 'committee.dominance-shift: after a loss, as many elsewhere are not enough',
    board: { parties: { reds: 'Rr1', unity: 'B' }, dominant: 'reds' },
    actions: 'rrx',
    trace: 'home counts shift',
    after: 'reds=R reserve=r5b5n13',
  },
  {
    shows:
      'open-questions.marker-after-removal: two parties now have more; the first clockwise from the one that was dominant, not from the ruling one',
    board: { parties: { reds: 'Rr1', 'mars-first': 'Bb1', unity: 'Nn1' }, dominant: 'reds', ruling: 'scientists' },
    actions: 'rrx',
    trace: 'home counts tie leads',
    after: 'reds=R dominant=unity reserve=r5b4n11',
  },
  {
    shows: 'open-questions.marker-after-removal: round past the last party to the first',
    board: { parties: { unity: 'Rr1', 'mars-first': 'Bb1', reds: 'Nn1' }, dominant: 'unity', ruling: 'kelvinists' },
    actions: 'rux',
    trace: 'home counts tie leads',
    after: 'unity=R dominant=mars-first reserve=r5b4n11',
  },
  {
    shows: 'open-questions.marker-after-removal: the ruling party may be the next one, too',
    board: { parties: { kelvinists: 'Rr1', 'mars-first': 'Bb1', reds: 'Nn1' }, dominant: 'kelvinists', ruling: 'reds' },
    actions: 'rkx',
    trace: 'home counts tie leads',
    after: 'kelvinists=R dominant=reds reserve=r5b4n11',
  },
  {
    shows: 'committee.dominance-shift: one party alone now has more',
    board: { parties: { reds: 'Rr1', 'mars-first': 'B', unity: 'Nn1' }, dominant: 'reds', ruling: 'scientists' },
    actions: 'rrx',
    trace: 'home counts shift leads',
    after: 'reds=R dominant=unity reserve=r5b5n11',
  },
];
