import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Case, Refusal } from './said.ts';

/** The procedures whose cases are written as moves. */
export const PLAYED = ['cycle', 'funds', 'bank-and-technology', 'alliances', 'compensation', 'karma-and-radicals'] as const;

interface File {
  readonly cases: readonly Case[];
  readonly refused: readonly Refusal[];
}

const read = (procedure: string): File => parse(readFileSync(`tests/engine/world-problems/cases/${procedure}.yaml`, 'utf8')) as File;

const files = PLAYED.map((procedure) => [procedure, read(procedure)] as const);

/** Every case by its procedure: what it shows, what is done, each step, and every fact that is new after it. */
export const CASES: Readonly<Record<string, readonly Case[]>> = Object.fromEntries(files.map(([procedure, { cases }]) => [procedure, cases]));

/** Every refusal by its procedure. */
export const REFUSALS: Readonly<Record<string, readonly Refusal[]>> = Object.fromEntries(
  files.map(([procedure, { refused }]) => [procedure, refused]),
);
