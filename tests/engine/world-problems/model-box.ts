// What a second account of World Problems is told of a box. It shares no type with the engine.

/** A piece, and where it lies. */
export interface Token {
  readonly kind: string;
  /** `bank`, `fund`, or the number of a group of countries. */
  at: string;
}

/** A goal card. */
export interface Goal {
  readonly id: string;
  readonly back: string;
  readonly stays: boolean;
}

/** How many of each kind. */
export type Amounts = Readonly<Record<string, number>>;

/** What a card or a space says. */
export interface Effect {
  readonly stock: Amounts;
  readonly reputation: number;
  readonly affects: 'all' | readonly string[];
}

/** What the box holds, and who plays. */
export interface Box {
  readonly countries: readonly string[];
  readonly resources: { readonly base: readonly string[]; readonly other: readonly string[] };
  readonly bank: Amounts;
  readonly goals: readonly Goal[];
  readonly technologies: readonly { readonly id: string }[];
  readonly problems: readonly { readonly id: string; readonly needs: { readonly a: Amounts; readonly b: Amounts } }[];
  readonly supplement: { readonly radicals: readonly { readonly effect: Effect }[]; readonly karma: Readonly<Record<string, Effect>> } | null;
}
