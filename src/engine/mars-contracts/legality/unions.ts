import { twiceIn } from '../../core/twice.ts';
import { numbers } from '../data/numbers.ts';
import type { Problems } from '../game/problems.ts';
import type { Game, Union } from '../game/state.ts';

/** What is wrong with the union tiles of a game. */
export function problemsOfUnions(game: Game): Problems {
  const { unions } = game;
  const has = numbers['components.progress-markers'];
  const needs = unions.length;
  const numbersInRow = unions.map(({ tile }) => tile.number);
  return [
    ...(needs > has ? [{ code: 'pieces-missing', rule: 'components.list', piece: 'progress-markers', has, needs } as const] : []),
    ...numbersInRow
      .slice(1)
      .filter((union, before) => union <= numbersInRow[before]!)
      .map((union) => ({ code: 'unions-out-of-order', rule: 'setup.union-tiles', union }) as const),
    ...twiceIn(unions.map(({ seals }) => seals.colour)).map(
      (colour) => ({ code: 'same-colour-twice', rule: 'setup.markers-and-seals', colour }) as const,
    ),
    ...unions.flatMap((union) => [...problemsOfSlots(union), ...problemsOfMarker(union), ...problemsOfSeals(game, union)]),
  ];
}

function problemsOfSlots({ tile: { number: union, slots: due }, slots }: Union): Problems {
  const count = slots.length;
  const wrong = { code: 'wrong-slot-count', rule: 'open-questions.slots-per-tile', union, count, due } as const;
  const both = slots.flatMap(({ action, repeat }, slot) => (action !== null && repeat !== null ? [slot] : []));
  return [...(count === due ? [] : [wrong]), ...both.map((slot) => ({ code: 'slot-closed', rule: 'unions.slot-closed', union, slot }) as const)];
}

function problemsOfMarker({ tile: { number: union, track }, marker: at }: Union): Problems {
  const last = track.length - 1;
  return at > last ? [{ code: 'marker-off-track', rule: 'scoring.completed', union, at, last }] : [];
}

/** Seals lie on their union tile, or on contracts that were taken there. */
function problemsOfSeals({ players }: Game, { tile: { number: union }, seals }: Union): Problems {
  const taken = players.flatMap(({ contracts }) => contracts).filter((held) => held.union === union);
  const count = seals.count + taken.length;
  const due = numbers['seals.each'];
  return count === due ? [] : [{ code: 'wrong-seal-count', rule: 'setup.markers-and-seals', union, count, due }];
}
