import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const ENGINE = 'src/engine';

/** The rooms of each game, the lowest first, as the engine's README lists them under the name of the game. */
const ORDER = new Map(
  readFileSync(`${ENGINE}/README.md`, 'utf8')
    .split(/^(?=##)/m)
    .map((part) => [/^### `([a-z-]+)`/.exec(part)?.[1] ?? '', [...part.matchAll(/^\d+\. `([a-z-]+)`:/gm)].map(([, room]) => room!)] as const)
    .filter(([game]) => game !== ''),
);

const files = globSync(`${ENGINE}/**/*.ts`)
  .map((file) => file.replaceAll('\\', '/'))
  .sort();

/** The files that a file imports. */
const imports = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^(?:import|export)[^;]*?from '([^']+)';/gm)].map(([, to]) =>
    path.posix.join(path.posix.dirname(file), to!),
  );

const graph = new Map(files.map((file) => [file, imports(file)]));
const roomOf = (file: string): string => file.split('/')[3]!;
const gameOf = (file: string): string => file.split('/')[2]!;
const games = [...ORDER.keys()].map((game) => {
  const folder = `${ENGINE}/${game}`;
  return { game, folder, inRooms: files.filter((file) => file.startsWith(`${folder}/`) && file !== `${folder}/index.ts`) };
});

test('the README lists the rooms of every game that has a door', () => {
  const doors = files.filter((file) => path.posix.basename(file) === 'index.ts').map(gameOf);
  expect([...ORDER.keys()].sort()).toEqual(doors);
});

describe.each(games)('the rooms of $game', ({ game, folder, inRooms }) => {
  const order = ORDER.get(game)!;

  test('are those that the README lists, with at most 12 files each', () => {
    const rooms = Map.groupBy(inRooms, roomOf);
    expect([...rooms.keys()].sort()).toEqual(order.toSorted());
    for (const [room, own] of rooms) expect([room, own.length <= 12]).toEqual([room, true]);
  });

  test('a room imports only rooms that stand before it in the list, and core', () => {
    const upward = inRooms.flatMap((file) =>
      imports(file)
        .filter((to) => !to.startsWith(`${ENGINE}/core/`))
        .filter((to) => !to.startsWith(`${folder}/`) || !(order.indexOf(roomOf(to)) <= order.indexOf(roomOf(file))))
        .map((to) => `${file} imports ${to}`),
    );
    expect(upward).toEqual([]);
  });
});

describe('the engine', () => {
  test('every import leads to a file of the engine', () => {
    const lost = [...graph].flatMap(([file, to]) => to.filter((one) => !graph.has(one)).map((one) => `${file}: ${one}`));
    expect(lost).toEqual([]);
    expect([...graph.values()].flat().length).toBeGreaterThan(200);
  });

  test('core and the data of the other games import no game', () => {
    const others = files.filter((file) => !ORDER.has(gameOf(file)));
    const wrong = others.flatMap((file) => imports(file).filter((to) => !to.startsWith(`${ENGINE}/core/`)));
    expect(wrong).toEqual([]);
    expect(others.length).toBeGreaterThan(5);
  });
});
