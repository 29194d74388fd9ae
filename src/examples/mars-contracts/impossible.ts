/* What no input of an example leads to, in groups. An example names the groups and codes that it leaves out of its problems. */
import type { MarsContractsProblem, RoundEvent } from '../../engine/mars-contracts/index.ts';

type Codes<C extends MarsContractsProblem['code']> = C;

/** Of tables that no example lays: each sketch deals whole sets of different pieces to different players. */
type OfBrokenTables = Codes<
  | 'too-few-players'
  | 'same-player-twice'
  | 'automa-holds-contract'
  | 'wrong-token-count'
  | 'wrong-slot-count'
  | 'same-colour-twice'
  | 'wrong-seal-count'
  | 'same-card-twice'
  | 'no-levels'
  | 'wrong-level'
  | 'unreadable'
>;

/** Of moves that no example makes: of somebody else, at pieces that are not there, taking Trade Union. */
type OfOtherMoves = Codes<
  | 'not-playing'
  | 'no-automa'
  | 'automa-follows-cards'
  | 'not-your-turn'
  | 'unknown-union'
  | 'no-such-slot'
  | 'contract-not-there'
  | 'seals-run-out'
  | 'trade-union-not-in-play'
  | 'trade-union-taken'
>;

/** Of both: what no example of the game leads to. */
export type OfNoExample = OfBrokenTables | OfOtherMoves;

/** Of the pieces that a set-up needs. */
export type OfSetUp = Codes<'pieces-missing' | 'unions-out-of-order' | 'pile-too-small'>;

/** Of the numbers of a table. */
export type OfNumbers = Codes<'not-countable' | 'marker-off-track' | 'too-many-contracts'>;

/** Of tokens and slots. */
export type OfSlots = Codes<'only-on-unions' | 'slot-taken' | 'slot-closed' | 'token-missing' | 'nothing-to-commit' | 'placed-in-this-turn'>;

/** Of contracts that a player has. */
export type OfContracts = Codes<'nothing-to-advance' | 'decision-needed'>;

type Events<T extends RoundEvent['type']> = T;

/** What happens between the turns of a round. */
export type BetweenTurns = Events<'contracts-cleared' | 'contracts-dealt' | 'phase-begun' | 'tokens-returned' | 'game-over'>;
