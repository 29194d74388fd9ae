import type { Counted, Resource, Tag } from '../vocabulary/words.ts';

/** So many TR make one set for the few events that count sets. */
export const TR_SET = 5;

/** The sets of a player's TR that events count: only TR above this number make any. */
export const TR_SETS = { 'tr-sets-of-5-over-10': 10, 'tr-sets-of-5-over-15': 15 } as const;
/** What an event counts of a player's TR. */
export type TrSets = keyof typeof TR_SETS;

/** What an event counts for a player. */
export type Count = TrSets | Counted | `tag:${Tag}` | `production:${Resource}`;

/** How a number of units comes about: what is counted, up to a cap or without end, and what influence does to it. */
export interface Counting {
  /** Null: influence alone makes the units. */
  readonly count: Count | null;
  /** Whether influence.max-five holds; a few cards say in their text that it does not. */
  readonly capped: boolean;
  readonly influence: 'add' | 'subtract' | 'none';
}

/** Influence alone makes the units, and all of it counts: with every reading there are as many as influence. */
export interface ByInfluence extends Counting {
  readonly count: null;
  readonly capped: false;
  readonly influence: 'add';
}

/** An effect that is so much for each unit. */
export interface PerUnit extends Counting {
  readonly perUnit: number;
}

/** Effects whose size is counted: of the stock, of the production, cards, floaters. */
export type CountedEffect =
  | (PerUnit & { readonly kind: 'gain' | 'lose'; readonly resource: Resource })
  /** That many units make one step of production. */
  | (PerUnit & { readonly kind: 'production'; readonly resource: Resource; readonly unitsPerStep: number })
  /** Any mix of standard resources, as the player decides: so many for each influence, since nothing else is counted and nothing limits it. */
  | (PerUnit & ByInfluence & { readonly kind: 'gain-of-choice' })
  | (PerUnit & { readonly kind: 'draw-cards' })
  | (PerUnit & { readonly kind: 'add-floaters' });

/** The amount is gained if the number reached is at least the threshold. */
export type ThresholdEffect = Counting & {
  readonly kind: 'gain-if';
  readonly resource: Resource;
  readonly amount: number;
  readonly threshold: number;
};

/** Effects on each player, in turn order. */
export type PlayerEffect =
  | CountedEffect
  | ThresholdEffect
  /** No card takes production of M€; since that may go below 0, a loss of it would have another limit. */
  | { readonly kind: 'lose-production'; readonly resource: Exclude<Resource, 'megacredits'>; readonly steps: number }
  | { readonly kind: 'lose-all'; readonly resource: Resource }
  /** What is over `base` and influence is lost. */
  | { readonly kind: 'keep-at-most'; readonly resource: Resource; readonly base: number }
  /** Influence makes the loss smaller. */
  | { readonly kind: 'lose-tr'; readonly amount: number }
  | { readonly kind: 'discard-cards'; readonly amount: number }
  /** One on each card of that sort. */
  | { readonly kind: 'add-to-each-card'; readonly count: 'cards-with-resources' | 'floater-cards' }
  /** The player decides: two floaters from a card in `cards-with-two-floaters`, or M€, or as much of it as there is. */
  | { readonly kind: 'lose-floaters-or-megacredits'; readonly floaters: 2; readonly megacredits: number };

/** A comparison of all players: whoever has most, and who comes second. All who tie are treated alike. */
export interface Ranking {
  readonly kind: 'rank';
  /** Influence is added to these. */
  readonly score: readonly Count[];
  /** TR for the first and for the second; no second if several are first. */
  readonly first: number;
  readonly second: number;
  /** A lower score is not ranked. */
  readonly least: number;
  /** TR for a player alone who reaches that score, the highest first. */
  readonly solo: readonly { readonly atLeast: number; readonly tr: number }[];
}

/** Effects that happen once, whoever plays. */
export type CommonEffect =
  | Ranking
  | { readonly kind: 'temperature'; readonly steps: number }
  /** By the first player, who gains nothing from it. Rule global-events.current. */
  | { readonly kind: 'ocean'; readonly by: 1 | -1 };

/** What a global event does. */
export type Effect = PlayerEffect | CommonEffect;

/** The expansions that some events need. */
export type Expansion = 'venus' | 'colonies';
