import { citedBy, type ProcedureId } from '../../../src/engine/turmoil/index.ts';
import { readGame, rulesIn, type RuleFacts } from './game.ts';
import { shown } from '../shown.ts';

/** Where a procedure stands in `src/engine/turmoil`, and where its tables of cases are in `tests/engine`. */
export const PROCEDURES: Readonly<Record<ProcedureId, { readonly engine: string; readonly cases: readonly string[] }>> = {
  crisis: { engine: 'crisis/crisis.ts', cases: ['crises/new-government.ts', 'crises/changing-times.ts', 'crises/numbers.ts', 'event-cases.ts'] },
  'event-track': { engine: 'procedures/event-track.ts', cases: ['event-track-cases.ts'] },
  'final-scoring': { engine: 'procedures/final-scoring.ts', cases: ['final-scoring-cases.ts'] },
  influence: { engine: 'events/influence.ts', cases: ['influence.test.ts'] },
  lobbying: { engine: 'lobbying/turns.ts', cases: ['lobbying-cases.ts'] },
  policies: { engine: 'policies/actions.ts', cases: ['policy-cases.ts'] },
  requirement: { engine: 'procedures/requirement.ts', cases: ['requirement-cases.ts'] },
  setup: { engine: 'setup/boards.ts', cases: ['setup-cases.ts'] },
  'solar-phase': { engine: 'procedures/solar-phase.ts', cases: ['solar-phase-cases.ts'] },
  temperature: { engine: 'mars/temperature.ts', cases: ['temperature-cases.ts'] },
};

const ALL = Object.keys(PROCEDURES) as ProcedureId[];

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
  /** Tables in which a case shows it. */
  readonly cases: readonly string[];
}

const rules = new Map(ALL.map((id) => [id, new Set(shown[id]())]));

const rowOf = ({ id, run = false, examples = [] }: RuleFacts): Row => ({
  rule: id,
  run,
  procedures: ALL.filter((procedure) => (citedBy[procedure] as readonly string[]).includes(id)),
  preset: PRESET.exec(id)?.[1] ?? null,
  examples,
  cases: ALL.filter((procedure) => rules.get(procedure)?.has(id)).flatMap((procedure) => PROCEDURES[procedure].cases),
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
    'Made by `npm run coverage` and compared by a test. A rule that the rulebook lets happen is executed by a procedure, which',
    'names it in a step or in a problem; examples let readers step through it; tables of cases show it at work. The rulebooks’',
    'own worked examples are presets. Rules without a mark are named where they explain something, but nothing in them happens.',
    '',
    '| Rule | Runs | Procedure | Example | Cases |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map(
      ({ rule, run, procedures, preset, examples, cases }) =>
        `| \`${rule}\` | ${run ? 'yes' : ''} | ${preset === null ? listed(procedures) : `preset \`${preset}\``} | ${listed(examples)} | ${listed(preset === null ? cases : ['influence.test.ts'])} |`,
    ),
    '',
  ].join('\n');
