import type { Action, Back, Phase, Side } from '../vocabulary/words.ts';

/** The name of a player's country. The table chooses it: the source names none. */
export type CountryId = string;

/** The name of a kind of resource. The box decides it: the source names none. Reputation is not among them. */
export type Resource = string;

/** A number of each kind of resource. A kind that is left out counts as 0. */
export type Stock = Readonly<Record<Resource, number>>;

/** A goal card. Two goals with the same id are identical. Rule goals.duplicate. */
export interface Goal {
  readonly id: string;
  readonly back: Back;
  /** Whether the card says that it stays with its player at a breakup. Rule alliances.kept-goals. */
  readonly stays: boolean;
}

/** A technology card; each is there once. */
export interface Technology {
  readonly id: string;
  /** Whether the card may be used more than once in an action round. Rule actions.technologies. */
  readonly reusable: boolean;
}

/** A problem with what each of its sides needs; the kinds that a side needs are its items. */
export interface ProblemCard {
  readonly id: string;
  readonly needs: Readonly<Record<Side, Stock>>;
}

/** What a radicals card or a space of the karma board brings: negative numbers are penalties. */
export interface Effect {
  readonly stock: Stock;
  readonly reputation: number;
  /** All, unless the card or the space names countries. Rule open-questions.whom-karma-affects. */
  readonly affects: 'all' | readonly CountryId[];
}

/** A radicals card. */
export interface RadicalsCard {
  readonly id: string;
  readonly effect: Effect;
}

/** One player's country. */
export interface Country {
  readonly id: CountryId;
  readonly reputation: number;
  readonly goals: readonly Goal[];
  readonly technologies: readonly Technology[];
}

/** A country on its own, or an alliance: it acts as one player, and its resources are one stock. Rule alliances.one-country. */
export interface Unit {
  /** In turn order. */
  readonly members: readonly CountryId[];
  readonly stock: Stock;
}

/** An action that was taken in the present action round. */
export interface Use {
  readonly country: CountryId;
  readonly action: Action;
  /** The technology that was used; null for every other action. */
  readonly technology: string | null;
}

/** How far the game has come. */
export interface Cycle {
  /** The place of the present problem in the queue, from 0. */
  readonly at: number;
  readonly phase: Phase;
  /** The side that was voted for; null before the vote. */
  readonly side: Side | null;
  /** Penalty rounds that were called in the whole game. */
  readonly penalties: number;
  readonly used: readonly Use[];
}

/** What the supplement adds. */
export interface Supplement {
  readonly radicals: {
    /** The top card first. */
    readonly deck: readonly RadicalsCard[];
    readonly discarded: readonly RadicalsCard[];
    /** Cards that took effect. */
    readonly inEffect: readonly RadicalsCard[];
  };
  readonly karma: {
    /** The sides towards which the marker has moved from the compass rose. */
    readonly walk: readonly Side[];
    /** What each space brings, by the walk that leads there: `a`, `b`, `aa` … */
    readonly board: Readonly<Record<string, Effect>>;
  };
}

/** A game of World Problems. */
export interface Game {
  /** In turn order. */
  readonly countries: readonly Country[];
  /** Every country stands in one of them. In the turn order of their first members. */
  readonly units: readonly Unit[];
  /** The kinds of resources: those of the bank, and others that only cards bring. */
  readonly resources: { readonly base: readonly Resource[]; readonly other: readonly Resource[] };
  /** What nobody has, of every kind. */
  readonly bank: Stock;
  readonly fund: Stock;
  readonly technologies: {
    /** The next one first. */
    readonly deck: readonly Technology[];
    /** Those in the centre that anyone may use. Rule technologies.chosen. */
    readonly shared: readonly Technology[];
  };
  readonly goals: {
    /** Face down in the centre, the next one first. */
    readonly spare: readonly Goal[];
    /** The large pile, the next one first. */
    readonly pile: readonly Goal[];
    /** Duplicates that went back to the box. */
    readonly box: readonly Goal[];
  };
  /** The queue, the first one first; those that are solved stay in it. */
  readonly problems: readonly ProblemCard[];
  readonly cycle: Cycle;
  /** Who holds the title of lowest reputation, and so plays without a screen. */
  readonly titled: readonly CountryId[];
  /** Whether the players agreed on a second exchange. Rule bank.three-players. */
  readonly secondExchange: boolean;
  /** Null in a game without the supplement. */
  readonly supplement: Supplement | null;
}
