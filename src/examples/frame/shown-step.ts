import type { AnyExample, Readings } from './example.ts';

/**
 * The step of a preset that follows from a rule, counted from 1: the first whose rule it is, else the first that it decided too.
 * Where the preset is refused because of the rule, it is the last of its steps.
 *
 * @param last true for the last of these steps instead of the first; a refusal because of the rule comes after all of them
 * @returns undefined if the preset does not exist or none of its steps cites the rule
 */
export const stepThatCites = ({ source, play }: AnyExample, preset: string, rule: string, readings: Readings, last = false): number | undefined => {
  const found = source.presets.find(({ id }) => id === preset);
  if (!found) return undefined;
  const { trace, problem } = play(found.value, readings);
  const refused = problem?.rule === rule ? Math.max(trace.length, 1) : undefined;
  if (last && refused) return refused;
  const at = (cites: (step: (typeof trace)[number]) => boolean): number => (last ? trace.findLastIndex(cites) : trace.findIndex(cites)) + 1;
  return at((step) => step.rule === rule) || at(({ also = [] }) => also.includes(rule)) || refused;
};
