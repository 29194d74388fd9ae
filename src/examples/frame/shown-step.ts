import type { AnyExample, Readings } from './example.ts';

/**
 * The step of a preset that follows from a rule, counted from 1: the first whose rule it is, else the first that it decided too.
 * Where the preset is refused because of the rule, it is the last of its steps.
 *
 * @returns undefined if the preset does not exist or none of its steps cites the rule
 */
export const stepThatCites = ({ source, play }: AnyExample, preset: string, rule: string, readings: Readings): number | undefined => {
  const found = source.presets.find(({ id }) => id === preset);
  if (!found) return undefined;
  const { trace, problem } = play(found.value, readings);
  const own = trace.findIndex((step) => step.rule === rule);
  const at = own >= 0 ? own : trace.findIndex(({ also = [] }) => also.includes(rule));
  if (at >= 0) return at + 1;
  return problem?.rule === rule ? Math.max(trace.length, 1) : undefined;
};
