// A second account of what makes a table of World Problems impossible: its groups, what problems need, what cards bring. It shares no code
// and no type with the engine.

import type { Amounts, Effect } from './model-box.ts';

/** What the account looks at. */
export interface Laid {
  /** As they sit. */
  readonly seats: readonly string[];
  readonly kinds: readonly string[];
  /** The members of each group. */
  readonly groups: readonly (readonly string[])[];
  readonly problems: readonly { readonly id: string; readonly needs: { readonly a: Amounts; readonly b: Amounts } }[];
  readonly cards: readonly Effect[];
  readonly spaces: readonly Effect[];
}

/** Whether somebody sits before the one in front. */
const isMixed = (seats: readonly string[], ids: readonly string[]): boolean =>
  ids.some((id, at) => ids.slice(at + 1).some((later) => seats.indexOf(later) < seats.indexOf(id)));

const isCount = (value: number): boolean => /^\d{1,3}$/.test(String(value));

function faultsOfGroups({ seats, groups }: Laid): string[] {
  const all = groups.flat();
  if (all.length !== seats.length || seats.some((seat) => !all.includes(seat))) return ['groups'];
  const heads = groups.filter((group) => group.length > 0).map((group) => group[0]!);
  const empty = groups.flatMap((group, at) => (group.length > 0 ? [] : [`empty ${at}`]));
  return [...empty, ...([heads, ...groups].some((ids) => isMixed(seats, ids)) ? ['mixed'] : [])];
}

function faultsOfNeeds({ kinds, problems }: Laid): string[] {
  const faults: string[] = [];
  for (const { id, needs } of problems) {
    for (const [side, amounts] of Object.entries(needs)) {
      for (const [kind, count] of Object.entries(amounts as Amounts)) {
        if (kinds.every((one) => one !== kind)) faults.push(`unknown ${kind} ${id}.${side}`);
        if (!isCount(count)) faults.push(`number ${count} ${id}.${side}.${kind}`);
      }
    }
  }
  return faults;
}

function faultsOfEffect(kinds: readonly string[], { stock, reputation }: Effect): string[] {
  const faults = Object.keys(stock)
    .filter((kind) => kinds.every((one) => one !== kind))
    .map((kind) => `unknown ${kind} effect`);
  for (const [kind, by] of Object.entries(stock)) if (!isCount(by < 0 ? -by : by)) faults.push(`number ${by} ${kind}`);
  if (!isCount(reputation < 0 ? -reputation : reputation)) faults.push(`number ${reputation} reputation`);
  return faults;
}

/** What is wrong, in any order: `mixed` once, however many sit before the one in front. */
export const faultsIn = (laid: Laid): readonly string[] => [
  ...faultsOfGroups(laid),
  ...faultsOfNeeds(laid),
  ...[...laid.cards, ...laid.spaces].flatMap((effect) => faultsOfEffect(laid.kinds, effect)),
];
