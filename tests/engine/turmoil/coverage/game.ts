import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** What game.yaml says of a rule, as far as running goes. */
export interface RuleFacts {
  readonly id: string;
  readonly run?: boolean;
  readonly examples?: readonly string[];
}

interface Group {
  readonly rules: readonly RuleFacts[];
}

/** The facts of Turmoil. */
export interface Facts {
  readonly examples: readonly { readonly id: string }[];
  readonly chapters: readonly { readonly rules?: readonly (RuleFacts | Group)[] }[];
}

/** Reads content/turmoil/game.yaml. */
export const readGame = (): Facts => parse(readFileSync(new URL('../../../../content/turmoil/game.yaml', import.meta.url), 'utf8')) as Facts;

/** All rules in order, those of groups among them. */
export const rulesIn = ({ chapters }: Facts): readonly RuleFacts[] =>
  chapters.flatMap(({ rules = [] }) => rules).flatMap((one) => ('rules' in one ? one.rules : [one]));
