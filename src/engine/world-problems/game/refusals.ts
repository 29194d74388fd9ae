import type { WorldProblemsRule } from '../vocabulary/rules.ts';
import type { Action, Phase } from '../vocabulary/words.ts';
import type { CountryId, Resource } from './state.ts';

/** Facts of each refusal, without a word of text. */
type Facts =
  | { readonly code: 'too-few-players'; readonly count: number; readonly min: number }
  /** Two countries have one name, or one holds the title twice. */
  | { readonly code: 'same-country-twice'; readonly country: CountryId }
  /** Two kinds of resources have one name, or one has the name of reputation. */
  | { readonly code: 'same-resource-twice'; readonly resource: Resource }
  | { readonly code: 'unknown-resource'; readonly resource: Resource; readonly field: string }
  | { readonly code: 'same-card-twice'; readonly card: string }
  | { readonly code: 'not-countable'; readonly field: string; readonly value: number }
  | { readonly code: 'wrong-goal-count'; readonly country: CountryId; readonly count: number; readonly due: number }
  | { readonly code: 'wrong-spare-count'; readonly count: number; readonly due: number }
  /** The piles hold too few cards to deal. */
  | { readonly code: 'pile-too-small'; readonly pile: 'goals' | 'technologies' | 'problems' }
  | { readonly code: 'bank-short'; readonly resource: Resource; readonly has: number; readonly needs: number }
  /** A country stands in no unit, or in more than one. */
  | { readonly code: 'not-one-unit'; readonly country: CountryId }
  /** A unit has no members; `at` is its place in the list, from 0. */
  | { readonly code: 'empty-unit'; readonly at: number }
  /** A country stands behind one whose turn comes later, in its unit or as the first of its unit. */
  | { readonly code: 'not-in-turn-order'; readonly country: CountryId }
  | { readonly code: 'too-few-for-alliances'; readonly count: number; readonly min: number }
  | { readonly code: 'alliance-too-large'; readonly count: number; readonly max: number }
  | { readonly code: 'too-many-penalties'; readonly count: number; readonly max: number }
  | { readonly code: 'no-second-exchange'; readonly players: number; readonly due: number }
  | { readonly code: 'wrong-side'; readonly phase: Phase }
  | { readonly code: 'no-such-problem'; readonly at: number }
  /** Radicals and karma belong to the supplement. */
  | { readonly code: 'no-supplement'; readonly phase: Phase }
  /** It is not the time for this. */
  | { readonly code: 'out-of-order'; readonly phase: Phase; readonly due: readonly Phase[] }
  | { readonly code: 'not-playing'; readonly country: CountryId }
  /** A unit answers twice where it may once, such as an alliance with two votes. */
  | { readonly code: 'unit-twice'; readonly country: CountryId }
  | { readonly code: 'action-taken-already'; readonly country: CountryId; readonly action: Action; readonly most: number }
  | { readonly code: 'technology-used-already'; readonly country: CountryId; readonly technology: string }
  | { readonly code: 'not-enough-resources'; readonly country: CountryId; readonly resource: Resource; readonly has: number; readonly needs: number }
  | { readonly code: 'not-enough-reputation'; readonly country: CountryId; readonly has: number; readonly needs: number }
  /** Reputation cannot be paid to the bank or got there. */
  | { readonly code: 'reputation-at-bank'; readonly as: 'paid' | 'taken' }
  | { readonly code: 'not-a-base-resource'; readonly resource: Resource }
  | { readonly code: 'wrong-exchange-count'; readonly count: number; readonly due: number }
  | { readonly code: 'technology-missing'; readonly technology: string; readonly country: CountryId }
  | { readonly code: 'technology-not-in-deck'; readonly technology: string }
  | { readonly code: 'deck-empty' }
  | { readonly code: 'gift-missing'; readonly country: CountryId }
  /** Somebody swaps with himself, or with his own alliance. */
  | { readonly code: 'same-unit'; readonly country: CountryId }
  /** The deal leaves out the player who makes it. */
  | { readonly code: 'not-in-deal'; readonly country: CountryId }
  | { readonly code: 'nothing-traded' }
  | { readonly code: 'no-such-goal'; readonly place: number; readonly of: 'hand' | 'table' }
  | { readonly code: 'not-a-shuffle' }
  | { readonly code: 'nobody-to-join' }
  | { readonly code: 'not-allied'; readonly country: CountryId }
  /** All players were in alliances, and nobody was named who is left without a partner. */
  | { readonly code: 'decision-needed'; readonly options: readonly CountryId[] }
  | { readonly code: 'reputation-too-high'; readonly country: CountryId; readonly has: number; readonly most: number }
  /** The pieces that are drawn at random are not those of the fund. */
  | { readonly code: 'draws-needed'; readonly pieces: number }
  | { readonly code: 'goals-not-counted'; readonly country: CountryId; readonly most: number }
  /** A saved state that cannot be read; `at` is the part that could not. */
  | { readonly code: 'unreadable'; readonly at: string };

/** Why a state or a move is refused. `rule` is the rule that forbids it. */
export type WorldProblemsRefusal = Facts & { readonly rule: WorldProblemsRule };
