/* What no input of an example leads to, in groups. An example names the groups and codes that it leaves out of its problems. */
import type { WorldProblemsRefusal } from '../../engine/world-problems/index.ts';

type Codes<C extends WorldProblemsRefusal['code']> = C;

/** Of tables that no example lays: each sketch deals whole sets of different cards and pieces to different countries. */
type OfBrokenTables = Codes<
  | 'same-country-twice'
  | 'same-resource-twice'
  | 'unknown-resource'
  | 'same-card-twice'
  | 'wrong-goal-count'
  | 'wrong-spare-count'
  | 'pile-too-small'
  | 'bank-short'
  | 'not-one-unit'
  | 'empty-unit'
  | 'not-in-turn-order'
  | 'wrong-side'
  | 'no-such-problem'
  | 'unreadable'
>;

/** Of moves that no example makes: at a wrong time, with cards that are not there, swaps of goals, deals, uses of technologies. */
type OfOtherMoves = Codes<
  | 'out-of-order'
  | 'no-supplement'
  | 'technology-used-already'
  | 'technology-missing'
  | 'technology-not-in-deck'
  | 'deck-empty'
  | 'not-a-base-resource'
  | 'wrong-exchange-count'
  | 'not-in-deal'
  | 'nothing-traded'
  | 'no-such-goal'
  | 'not-a-shuffle'
  | 'draws-needed'
>;

/** Of exchanges at the bank and purchases of technologies. */
export type OfActions = Codes<'no-second-exchange' | 'action-taken-already' | 'reputation-at-bank' | 'gift-missing'>;

/** Of alliances that are there. */
export type OfAlliances = Codes<'too-few-for-alliances' | 'alliance-too-large'>;

/** Of joining and leaving alliances. */
export type OfJoining = Codes<'not-playing' | 'nobody-to-join' | 'same-unit' | 'not-allied' | 'decision-needed'>;

/** Of claims for compensation. */
export type OfClaims = Codes<'unit-twice' | 'reputation-too-high'>;

/** Of both: what no example of the game leads to. */
export type OfNoExample = OfBrokenTables | OfOtherMoves;

/** Of these, and of all that countries do in an action round: an example in which nobody acts names this group. */
export type OfCountriesThatAct = OfNoExample | OfActions | OfAlliances | OfJoining;
