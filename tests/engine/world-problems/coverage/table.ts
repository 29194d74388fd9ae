import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { citedBy, type ProcedureId } from '../../../../src/engine/world-problems/index.ts';
import { rulesIn, type Facts } from '../../turmoil/coverage/game.ts';
import { PLAYED } from '../cases.ts';
import { shown } from '../shown.ts';

const ALL = Object.keys(citedBy) as ProcedureId[];

/** The file that has the cases of a procedure. */
export const casesOf = (procedure: ProcedureId): string =>
  PLAYED.some((one) => one === procedure) ? `cases/${procedure}.yaml` : `${procedure}-cases.ts`;

/** One rule and all that is there to run it. */
export interface Row {
  readonly rule: string;
  /** Whether game.yaml says that the engine executes it. */
  readonly run: boolean;
  readonly procedures: readonly ProcedureId[];
  /** Procedures of which a case shows it. */
  readonly shownIn: readonly ProcedureId[];
}

const facts = (): Facts => parse(readFileSync('content/world-problems/game.yaml', 'utf8')) as Facts;

/** Every rule of World Problems that the engine executes or names, in the order of the rulebook. */
export function coverage(): readonly Row[] {
  const rules = new Map(ALL.map((id) => [id, new Set(shown[id]())]));
  return rulesIn(facts())
    .map(({ id, run = false }) => ({
      rule: id,
      run,
      procedures: ALL.filter((procedure) => (citedBy[procedure] as readonly string[]).includes(id)),
      shownIn: ALL.filter((procedure) => rules.get(procedure)?.has(id)),
    }))
    .filter(({ run, procedures }) => run || procedures.length > 0);
}

const listed = (words: readonly string[]): string => words.map((word) => `\`${word}\``).join(', ');

/** The table as Markdown. */
export const asMarkdown = (rows: readonly Row[]): string =>
  [
    '# Which rules of World Problems run, and where',
    '',
    'Written by `npm run fix` too. Its worked examples show most of them. The cases are in `tests/engine/world-problems/`.',
    '',
    '| Rule | Runs | Procedure | Cases |',
    '| --- | --- | --- | --- |',
    ...rows.map(
      ({ rule, run, procedures, shownIn }) => `| \`${rule}\` | ${run ? 'yes' : ''} | ${listed(procedures)} | ${listed(shownIn.map(casesOf))} |`,
    ),
    '',
  ].join('\n');
