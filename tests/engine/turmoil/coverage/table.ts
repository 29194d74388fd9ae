import { citedBy, type ProcedureId } from '../../../../src/engine/turmoil/index.ts';
import { EXAMPLES } from '../../../../src/examples/all.ts';
import { readGame, rulesIn, type RuleFacts } from './game.ts';
import { shown } from '../shown.ts';

const ALL = Object.keys(citedBy) as ProcedureId[];

/** The examples of Turmoil, each with the rules that it cites. */
const EXAMPLES_OF_GAME = Object.entries(EXAMPLES).filter(([, { game }]) => game === 'turmoil');

/** The file in `tests/engine/turmoil` that runs the cases of a procedure. */
export const testOf = (procedure: ProcedureId): string => `${procedure}.test.ts`;

/** The rulebooks' own worked examples: a preset of the same name runs each. */
const PRESET = /^influence\.example-(.+)$/;

/** One rule and all that is there to run it. */
export interface Row {
  readonly rule: string;
  /** Whether game.yaml says that the engine executes it. */
  readonly run: boolean;
  readonly procedures: readonly ProcedureId[];
  /** The preset named after the rule, if it is a worked example. */
  readonly preset: string | null;
  /** The examples that game.yaml links to it. */
  readonly examples: readonly string[];
  /** The examples that cite it, by the registry of examples. */
  readonly citedIn: readonly string[];
  /** Tests in which a case shows it. */
  readonly cases: readonly string[];
}

const rules = new Map(ALL.map((id) => [id, new Set(shown[id]?.())]));

const rowOf = ({ id, run = false, examples = [] }: RuleFacts): Row => ({
  rule: id,
  run,
  procedures: ALL.filter((procedure) => (citedBy[procedure] as readonly string[]).includes(id)),
  preset: PRESET.exec(id)?.[1] ?? null,
  examples,
  citedIn: EXAMPLES_OF_GAME.filter(([, { rules: cited }]) => cited.includes(id)).map(([example]) => example),
  cases: ALL.filter((procedure) => rules.get(procedure)?.has(id)).map(testOf),
});

/** Every rule of Turmoil that the engine executes or names, in the order of the rulebook. */
export const coverage = (): readonly Row[] =>
  rulesIn(readGame())
    .map(rowOf)
    .filter(({ run, procedures }) => run || procedures.length > 0);

const listed = (words: readonly string[]): string => words.map((word) => `\`${word}\``).join(', ');

/** The table as Markdown. */
export const asMarkdown = (rows: readonly Row[]): string =>
  [
    '# Which rules of Turmoil run, and where',
    '',
    'Written by `npm run fix`; a test compares it. A procedure of the engine executes a rule and names it in a step or in a',
    'problem. Readers step through it in an example. Cases in `tests/engine/turmoil/` prove it. The rulebooks’ own worked examples are',
    'presets. A rule without “yes” only explains a step; the engine has nothing to execute in it.',
    '',
    '| Rule | Runs | Procedure | Example | Tests |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map(
      ({ rule, run, procedures, preset, examples, cases }) =>
        `| \`${rule}\` | ${run ? 'yes' : ''} | ${preset === null ? listed(procedures) : `preset \`${preset}\``} | ${listed(examples)} | ${listed(preset === null ? cases : ['influence.test.ts'])} |`,
    ),
    '',
  ].join('\n');
