import {
  globalEvents,
  influenceIn,
  numbers,
  type AssetChange,
  type Colour,
  type Count,
  type Effect,
  type Tally,
  type TurmoilEvent,
  type TurmoilStep,
} from '../../engine/turmoil/index.ts';

/** What one effect of a global event did to one player. */
export type Resolved = Extract<TurmoilEvent, { type: 'event-resolved' }>;
type Ranked = Extract<TurmoilEvent, { type: 'event-ranked' }>;

/** All effects of a global event on all players. The rulebook has one step for them, so they are told as one. */
export interface EventMet {
  readonly type: 'event-met';
  readonly met: readonly Resolved[];
}

/** A step of a game as it is told. */
export interface ToldStep extends Omit<TurmoilStep, 'event'> {
  readonly event: Exclude<TurmoilEvent, Resolved> | EventMet;
}

const isResolved = (event: TurmoilEvent): event is Resolved => event.type === 'event-resolved';

/** Joins the steps in which players meet a global event, one after another, to one step. */
export const toldAsOne = (trace: readonly TurmoilStep[]): readonly ToldStep[] => {
  const told: ToldStep[] = [];
  for (const { event, ...step } of trace) {
    const last = told.at(-1);
    if (!isResolved(event)) told.push({ ...step, event });
    else if (last?.event.type !== 'event-met') told.push({ ...step, event: { type: 'event-met', met: [event] } });
    else {
      const also = [...new Set([...(last.also ?? []), ...(step.also ?? [])])];
      told[told.length - 1] = { ...last, also, event: { type: 'event-met', met: [...last.event.met, event] } };
    }
  }
  return told;
};

/** How one player's part of a global event was computed. */
export interface WorkingRow {
  readonly player: Colour;
  /** What was counted; null if it has no one name, or if influence alone makes the result. */
  readonly count: Count | null;
  /** Null if influence alone makes the result; the text of the cell if it says more than the number. Then there is no `count`. */
  readonly counted: number | string | null;
  /** The most that counts; null if there is no limit. */
  readonly limit: number | null;
  /** What influence adds; below 0 if it is subtracted. */
  readonly influence: number;
  readonly result: number;
  readonly changes: readonly AssetChange[];
}

/** The arithmetic of a global event for more players than a sentence can tell: a row for each. It has no text. */
export type Working = readonly WorkingRow[];

/** A table is for more players than this. */
const TOLD_IN_LINES = 2;

/** The effect that a step belongs to. */
export const effectOf = ({ card, effect }: Pick<Resolved, 'card' | 'effect'>): Effect | undefined => globalEvents[card].effects[effect];

/** The count, limit and sign of influence of an effect whose size is counted; undefined for others. */
export const countingOf = (effect: Effect | undefined) => (effect && 'capped' in effect ? effect : undefined);

/** The limit if influence has changed it and not the count, as in the French edition (influence.adjust); else null. */
export const movedLimit = ({ limit }: Tally): number | null => (limit === numbers['influence.cap'] ? null : limit);

const rowOf = ({ player, tally, changes, ...event }: Resolved): WorkingRow | null => {
  const counting = countingOf(effectOf(event));
  if (!tally || !counting) return null;
  return {
    player,
    count: counting.count,
    counted: counting.count === null ? null : tally.counted,
    limit: tally.limit,
    influence: movedLimit(tally) === null ? tally.change : 0,
    result: tally.units,
    changes,
  };
};

/** Whether so many players are told in a table, not in lines. */
export const isTable = (players: number): boolean => players > TOLD_IN_LINES;

/** The table of a global event; undefined if a line for each player says it all. */
export const workingOf = ({ met }: EventMet): Working | undefined => {
  if (!isTable(new Set(met.map(({ player }) => player)).size)) return undefined;
  const rows = met.flatMap((event) => rowOf(event) ?? []);
  return rows.length ? rows : undefined;
};

/** The table of a comparison. */
export const rankingOf = ({ scores, changes }: Ranked): Working | undefined =>
  !isTable(scores.length)
    ? undefined
    : scores.map(({ player, counted, influence }) => ({
        ...{ player, count: null, counted, limit: null, influence: influenceIn(influence), result: counted + influenceIn(influence) },
        changes: changes.flatMap((change) => (change.player === player ? [{ asset: 'tr' as const, by: change.by }] : [])),
      }));
