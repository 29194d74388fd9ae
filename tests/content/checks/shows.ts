import { EXAMPLES } from '../../../src/examples/all.ts';
import { factsOf, type Book } from './book.ts';
import type { Fault } from './fault.ts';
import type { RuleFacts } from './game.ts';

const showsFaults = (at: string, { example, preset }: { readonly example: string; readonly preset: string }): Fault[] => {
  const facts = EXAMPLES[example];
  if (!facts) return [{ at, what: `differs: unknown example "${example}"` }];
  return facts.presets.includes(preset) ? [] : [{ at, what: `differs: the example "${example}" has no preset "${preset}"` }];
};

const ruleFaults = (at: string, { id, differs }: RuleFacts, { engine }: Book): Fault[] => {
  const runs = engine.readBothWays.includes(id);
  if (runs && !differs?.shows) return [{ at, what: 'the engine reads it both ways: differs: {…, shows: {example: …, preset: …}} is wanted' }];
  if (!runs && differs?.shows) return [{ at, what: 'differs: shows: the engine does not read it both ways (READ_BOTH_WAYS)' }];
  return differs?.shows ? showsFaults(at, differs.shows) : [];
};

/** Faults: a rule that the engine reads both ways without an example that shows it, an example or preset that there is not. */
export const showsBothFaults = (book: Book): Fault[] =>
  book.game.chapters.flatMap(factsOf).flatMap((rule) => ruleFaults(`content/${book.game.game}/game.yaml ${rule.id}`, rule, book));
