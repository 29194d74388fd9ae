/** What a game can be in the middle of: new contracts are due, the unions may be used, the game has ended. */
export const PHASES = ['contracts', 'activation', 'over'] as const;
/** The phase that a game is in. */
export type Phase = (typeof PHASES)[number];

/** Tells whether a value is a phase. */
export const isPhase = (value: unknown): value is Phase => PHASES.includes(value as Phase);

/** The kinds of tokens that stand on union tiles. Rule unions.token-is-leader. */
export const TOKENS = ['union', 'leader'] as const;
/** A kind of token on a union tile. */
export type TokenKind = (typeof TOKENS)[number];

/** Tells whether a value is a kind of token. */
export const isTokenKind = (value: unknown): value is TokenKind => TOKENS.includes(value as TokenKind);

/** The two grants of a union tile. Rule components.union-tile. */
export const GRANTS = ['main', 'additional'] as const;
/** One of the two grants of a union tile. */
export type GrantKind = (typeof GRANTS)[number];

/** The two rewards of a completed contract. Rule contracts.complete. */
export const REWARDS = ['a', 'b'] as const;
/** One of the two rewards of a contract. */
export type Reward = (typeof REWARDS)[number];

/** Tells whether a value is a reward. */
export const isReward = (value: unknown): value is Reward => REWARDS.includes(value as Reward);

/** The name under which the Automa takes part. */
export const AUTOMA = 'automa';

/** The resource that the Automa pays with. Rule automa.commit. */
export const CREDITS = 'credits';

/** The action for which the Automa gains its mining yield. Rule automa.production. */
export const PRODUCTION = 'production';
