import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const ENGINE = 'src/engine';
const GAME = `${ENGINE}/turmoil`;

/** The rooms of Turmoil, the lowest first, as the engine's README lists them. */
const ORDER = [...readFileSync(`${ENGINE}/README.md`, 'utf8').matchAll(/^\d+\. `([a-z]+)`:/gm)].map(([, room]) => room!);

const files = globSync(`${ENGINE}/**/*.ts`)
  .map((file) => file.replaceAll('\\', '/'))
  .sort();

/** The files that a file imports. */
const imports = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^(?:import|export)[^;]*?from '([^']+)';/gm)].map(([, to]) =>
    path.posix.join(path.posix.dirname(file), to!),
  );

const graph = new Map(files.map((file) => [file, imports(file)]));
const roomOf = (file: string): string => path.posix.relative(GAME, file).split('/')[0]!;
const inRooms = files.filter((file) => file.startsWith(`${GAME}/`) && file !== `${GAME}/index.ts`);

describe('the rooms of the engine', () => {
  test('are those that the README lists, with at most 12 files each', () => {
    const rooms = Map.groupBy(inRooms, roomOf);
    expect([...rooms.keys()].sort()).toEqual(ORDER.toSorted());
    for (const [room, own] of rooms) expect([room, own.length <= 12]).toEqual([room, true]);
  });

  test('every import leads to a file of the engine', () => {
    const lost = [...graph].flatMap(([file, to]) => to.filter((one) => !graph.has(one)).map((one) => `${file}: ${one}`));
    expect(lost).toEqual([]);
    expect([...graph.values()].flat().length).toBeGreaterThan(200);
  });

  test('a room imports only rooms that stand before it in the list, and core', () => {
    const upward = inRooms.flatMap((file) =>
      imports(file)
        .filter((to) => !to.startsWith(`${ENGINE}/core/`))
        .filter((to) => !to.startsWith(`${GAME}/`) || !(ORDER.indexOf(roomOf(to)) <= ORDER.indexOf(roomOf(file))))
        .map((to) => `${file} imports ${to}`),
    );
    expect(upward).toEqual([]);
  });

  test('core and the data of the other games import no game', () => {
    const others = files.filter((file) => !file.startsWith(`${GAME}/`));
    const wrong = others.flatMap((file) => imports(file).filter((to) => !to.startsWith(`${ENGINE}/core/`)));
    expect(wrong).toEqual([]);
    expect(others.length).toBeGreaterThan(5);
  });
});
