import type { Outcome, Step } from '../../core/outcome.ts';
import type { PartOf } from '../../core/run.ts';
import type { TurmoilRule } from '../vocabulary/rules.ts';
import type { Party } from '../vocabulary/words.ts';

/** When something happens: in the action phase, in which policies work, or in the crisis, in which they do not. */
export const POLICY_PHASES = ['action', 'crisis'] as const;
/** A time in which something happens. */
export type PolicyPhase = (typeof POLICY_PHASES)[number];

/** Tells whether a value is a phase that policies tell apart. */
export const isPolicyPhase = (value: unknown): value is PolicyPhase => POLICY_PHASES.includes(value as PolicyPhase);

/** The tiles that a policy may look at: your own three on Mars, one of yours beyond Mars, and one that another player places. */
export const POLICY_TILES = ['tile', 'greenery', 'ocean', 'off-mars', 'other-tile'] as const;
/** A tile that a policy may look at. */
export type PolicyTile = (typeof POLICY_TILES)[number];

/** The actions that a policy gives. */
const POLICY_PAYMENTS = ['scientists', 'kelvinists'] as const satisfies readonly Party[];
/** A party whose policy gives an action that is paid for. */
export type PolicyPayment = (typeof POLICY_PAYMENTS)[number];

/** Everything that a player can do in front of a policy. */
export const POLICY_ACTIONS = [...POLICY_TILES, 'raise', 'titanium', ...POLICY_PAYMENTS] as const;
/** Something that a player can do in front of a policy. */
export type PolicyActionKind = (typeof POLICY_ACTIONS)[number];

/** Tells whether a value is a kind of action in front of a policy. */
export const isPolicyAction = (value: unknown): value is PolicyActionKind => POLICY_ACTIONS.includes(value as PolicyActionKind);

/** One action with its number: steps of TR for a tile or a raise, pieces for titanium, none for the others. */
export type PolicyAction =
  | { readonly kind: Exclude<PolicyTile, 'other-tile'> | 'raise'; readonly steps: number }
  | { readonly kind: 'titanium'; readonly pieces: number }
  | { readonly kind: PolicyPayment | 'other-tile' };

/** What policies count with. `cards` were drawn and `saved` M€ were spared by dearer titanium since the start. */
export const POLICY_COUNTERS = ['megacredits', 'tr', 'steel', 'titanium', 'heatProduction', 'energyProduction', 'cards', 'saved'] as const;
/** Something that policies count with. */
export type PolicyCounter = (typeof POLICY_COUNTERS)[number];

/** One player under one policy. */
export interface PolicyState extends Readonly<Record<PolicyCounter, number>> {
  readonly ruling: Party;
  readonly phase: PolicyPhase;
  /** Whether the player has used the Scientists' policy in this generation. */
  readonly scientistsUsed: boolean;
}

/** A counter before and after. */
export interface FromTo {
  readonly from: number;
  readonly to: number;
}

/** Why a tile moves nothing: the policy looks at something else, is not at work, or does not mean this tile. */
export type Untouched = 'not-concerned' | 'no-tr' | 'timing' | 'not-on-mars' | 'not-yours';

type EventFacts =
  | { readonly type: 'steel-gained'; readonly tile: PolicyTile }
  | { readonly type: 'megacredits-gained' }
  | { readonly type: 'tile-untouched'; readonly tile: PolicyTile; readonly reason: Untouched }
  | { readonly type: 'cards-bought' }
  | { readonly type: 'production-raised' }
  | { readonly type: 'titanium-spent'; readonly pieces: number; readonly each: number }
  /** `cost` is what the Reds take for the whole raise; `timing` tells a raise in the crisis, which is free under them too. */
  | { readonly type: 'tr-raised'; readonly steps: number; readonly cost: number; readonly why: 'reds' | 'timing' | 'free' };

/** What happens to the player: which action of the list it belongs to, counted from 1, and every counter that moves. */
export type PolicyEvent = EventFacts & { readonly action: number; readonly changes: Readonly<Partial<Record<PolicyCounter, FromTo>>> };

type Facts =
  | { readonly code: 'not-countable'; readonly field: PolicyCounter | 'steps' | 'pieces'; readonly value: number }
  | { readonly code: 'nothing-at-all'; readonly kind: 'raise' | 'titanium' }
  | { readonly code: 'policy-not-ruling'; readonly party: PolicyPayment; readonly ruling: Party }
  /** Neither policies nor cards are used in the crisis. */
  | { readonly code: 'wrong-phase'; readonly kind: PolicyPayment | 'titanium' }
  /** A tile that a global event makes a player place brings no TR. */
  | { readonly code: 'no-tr-in-crisis'; readonly steps: number }
  | { readonly code: 'used-already' }
  | { readonly code: 'not-enough-megacredits'; readonly party: PolicyPayment; readonly has: number; readonly cost: number }
  | { readonly code: 'not-enough-titanium'; readonly has: number; readonly pieces: number }
  | { readonly code: 'reds-cannot-pay'; readonly has: number; readonly cost: number; readonly steps: number };

/** Why an action is refused; `action` counts from 1, 0 stands for the player's own numbers before the first. */
export type PolicyProblem = Facts & { readonly rule: TurmoilRule; readonly action: number };

/** One thing that happened to the player, and its rule. */
export type PolicyStep = Step<PolicyEvent, TurmoilRule>;

/** One named part of an action. */
export type PolicyPart = PartOf<PolicyState, PolicyEvent, TurmoilRule>;

/** What `takeActions` returns. */
export type PolicyOutcome = Outcome<PolicyState, PolicyEvent, PolicyProblem, TurmoilRule>;
