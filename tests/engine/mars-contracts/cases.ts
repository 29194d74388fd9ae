import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Move } from '../../../src/engine/mars-contracts/index.ts';
import type { Short } from './said.ts';

/** One case: what it shows and by which rule, what is different before, what is done, every step, and every fact that is new after it. */
interface Case {
  readonly shows: string;
  readonly before: Short;
  readonly moves: readonly Move[];
  /** The rules of each step, what happened, and its facts; see `said`. */
  readonly steps: readonly string[];
  /** `fact=value`, such as `white.vp=2; 1.marker=3`; see `differences`. */
  readonly after: string;
}

/** One refusal: what is different before, what is tried, and the whole problem. */
interface Refusal {
  readonly shows: string;
  readonly before: Short;
  readonly moves: readonly Move[];
  readonly problem: object;
}

/** The procedures whose cases are written as moves. */
const PLAYED = ['union-actions', 'contract-life', 'automa', 'new-contracts', 'round'] as const;

interface File {
  readonly cases: readonly Case[];
  readonly refused: readonly Refusal[];
}

const read = (procedure: string): File => parse(readFileSync(`tests/engine/mars-contracts/cases/${procedure}.yaml`, 'utf8')) as File;

const files = PLAYED.map((procedure) => [procedure, read(procedure)] as const);

/** Every case by its procedure. */
export const CASES: Readonly<Record<string, readonly Case[]>> = Object.fromEntries(files.map(([procedure, { cases }]) => [procedure, cases]));

/** Every refusal by its procedure. */
export const REFUSALS: Readonly<Record<string, readonly Refusal[]>> = Object.fromEntries(
  files.map(([procedure, { refused }]) => [procedure, refused]),
);
