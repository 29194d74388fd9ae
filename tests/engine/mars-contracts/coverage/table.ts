import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { citedBy, type ProcedureId } from '../../../../src/engine/mars-contracts/index.ts';
import { rulesIn, type Facts } from '../../turmoil/coverage/game.ts';
import { NAMED_CASES, shown } from '../shown.ts';

const ALL = Object.keys(citedBy) as ProcedureId[];

/** One rule and all that is there to run it. */
export interface Row {
  readonly rule: string;
  /** Whether game.yaml says that the engine executes it. */
  readonly run: boolean;
  readonly procedures: readonly ProcedureId[];
  /** Procedures of which a case shows it. A worked example of the source is a case of the same name. */
  readonly shownIn: readonly ProcedureId[];
}

const facts = (): Facts => parse(readFileSync('content/mars-contracts/game.yaml', 'utf8')) as Facts;

/** A worked example of the source. */
export const isExample = (rule: string): boolean => rule.endsWith('.example');

/** Every rule of Mars Contracts that the engine executes or names, in the order of the rulebook. */
export function coverage(): readonly Row[] {
  const rules = new Map(ALL.map((id) => [id, new Set(shown[id]())]));
  const named = (rule: string, procedure: ProcedureId): boolean => NAMED_CASES[procedure].some((shows) => shows.startsWith(`${rule}:`));
  return rulesIn(facts())
    .map(({ id, run = false }) => ({
      rule: id,
      run,
      procedures: ALL.filter((procedure) => (citedBy[procedure] as readonly string[]).includes(id)),
      shownIn: ALL.filter((procedure) => (isExample(id) ? named(id, procedure) : rules.get(procedure)?.has(id))),
    }))
    .filter(({ run, procedures }) => run || procedures.length > 0);
}

const listed = (words: readonly string[]): string => words.map((word) => `\`${word}\``).join(', ');

/** The table as Markdown. */
export const asMarkdown = (rows: readonly Row[]): string =>
  [
    '# Which rules of Mars Contracts run, and where',
    '',
    'Written by `npm run fix` too. The examples show most of them. The cases are in `tests/engine/mars-contracts/`. The two worked examples',
    'of the source are cases of the same name.',
    '',
    '| Rule | Runs | Procedure | Cases |',
    '| --- | --- | --- | --- |',
    ...rows.map(({ rule, run, procedures, shownIn }) => `| \`${rule}\` | ${run ? 'yes' : ''} | ${listed(procedures)} | ${listed(shownIn)} |`),
    '',
  ].join('\n');
