import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import * as marsContracts from '../../src/engine/mars-contracts/index.ts';
import * as engine from '../../src/engine/turmoil/index.ts';
import * as worldProblems from '../../src/engine/world-problems/index.ts';

const text = readFileSync('docs/engine.md', 'utf8');

/** The TypeScript of the page, all examples one after another. */
const code = [...text.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, block]) => block).join('\n');

/** An expression on a line of its own with its value in a comment, behind it or below it. */
const SHOWN = /^(?!const |import |if )(\S.*?);(?: \/\/ (.+)|\n\/\/ (.+))$/gm;

/** Makes of each such line a call of `show`, and of the imports the engine itself. */
const runnable = code
  .replace(SHOWN, (_, expression: string, behind?: string, below?: string) => {
    const value = behind ?? below ?? '';
    return `show(${JSON.stringify(expression)}, (${expression}), (${value}));`;
  })
  .replace(/^import \{([^}]*)\} from 'rosetta-rules-engine\/turmoil';$/gm, 'const {$1} = engine;')
  .replace(/^import \{([^}]*)\} from 'rosetta-rules-engine\/world-problems';$/gm, 'const {$1} = worldProblems;')
  .replace(
    /^import \{([^}]*)\} from 'rosetta-rules-engine\/mars-contracts';$/gm,
    (_, names: string) => `const {${names.replaceAll(' as ', ': ')}} = marsContracts;`,
  );

/** What the page shows: an expression, its value, and the value that the page says. */
const shown: (readonly [expression: string, is: unknown, said: unknown])[] = [];
const show = (expression: string, is: unknown, said: unknown): void => void shown.push([expression, is, said]);

const js = ts.transpile(runnable, { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext });
new Function('engine', 'worldProblems', 'marsContracts', 'show', `'use strict';\n${js}`)(engine, worldProblems, marsContracts, show);

test('there are examples of everything', () => {
  expect(shown.length).toBeGreaterThan(25);
  expect(code.match(/\/\/ /g)).toHaveLength(shown.length);
});

test.each(shown)('%s', (_, is, said) => {
  expect(is).toEqual(said);
});

test('every function that the page names is there', () => {
  const named = [...text.matchAll(/`([a-z]+[A-Z][A-Za-z]*)`/g)]
    .map(([, name]) => name!)
    .filter((name) => !(name in engine || name in worldProblems || name in marsContracts));
  expect(named).toEqual([]);
});

test.each([
  ['Turmoil', engine],
  ['World Problems', worldProblems],
  ['Mars Contracts', marsContracts],
])('the page names everything that the engine of %s exports', (_, exported) => {
  const named = new Set(text.match(/\w+/g));
  expect(Object.keys(exported).filter((name) => !named.has(name))).toEqual([]);
});

test('what a sketch leaves out is what the page says', () => {
  const { game, revealed, choices } = engine.sketched({ players: { blue: {}, red: {} } });
  const { chairman, ruling, dominant, lobby, parties } = game.committee;
  expect({ revealed, choices, chairman, ruling }).toEqual({ revealed: null, choices: {}, chairman: 'neutral', ruling: 'greens' });
  expect(dominant).toBe(engine.mostDelegates(game.committee)[0]);
  expect(game.players).toEqual(['blue', 'red'].map((colour) => ({ ...engine.emptyPlayer(colour as engine.Colour), tr: engine.START_TR })));
  expect(Object.values(parties).map(engine.delegatesIn)).toEqual(engine.PARTIES.map(() => 0));
  expect(lobby).toEqual({ red: 1, green: 0, blue: 1, yellow: 0, black: 0 });
  expect(game.events).toEqual({ distant: null, coming: null, current: null });
  expect(game.mars).toEqual(engine.MARS_AT_START);
});
