import type { AnyExample, Played, Readings, Refusal } from './example.ts';
import type { UrlState } from './url-state.ts';

type Runs = Played<unknown, unknown, Refusal>;

/** The last step of a refused preset: it shows the refusal. */
const lastOf = ({ trace }: Runs): number => Math.max(trace.length, 1);

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
  const played = play(found.value, readings);
  const { trace } = played;
  const refused = played.problem?.rule === rule ? lastOf(played) : undefined;
  if (last && refused) return refused;
  const at = (cites: (step: (typeof trace)[number]) => boolean): number => (last ? trace.findLastIndex(cites) : trace.findIndex(cites)) + 1;
  return at((step) => step.rule === rule) || at(({ also = [] }) => also.includes(rule)) || refused;
};

/** How clearly a step shows a rule, the clearest first. `changes`: it follows from the rule, and something is different after it. */
const HOW = ['changes', 'follows', 'decided', 'refused'] as const;

interface Showing {
  readonly step: number;
  readonly how: (typeof HOW)[number];
}

const changes = ({ after }: Runs, step: number): boolean => JSON.stringify(after(step - 1)) !== JSON.stringify(after(step));

/** The steps of a preset that show a rule. */
const showingIn = (played: Runs, rule: string): readonly Showing[] => [
  ...played.trace.flatMap((one, at): Showing[] => {
    const step = at + 1;
    if (one.rule === rule) return [{ step, how: changes(played, step) ? 'changes' : 'follows' }];
    return one.also?.includes(rule) ? [{ step, how: 'decided' }] : [];
  }),
  ...(played.problem?.rule === rule ? [{ step: lastOf(played), how: 'refused' } as const] : []),
];

const clearest = <T extends Showing>(all: readonly T[]): T | undefined => HOW.flatMap((how) => all.filter((each) => each.how === how))[0];

/**
 * The state of an example that shows a rule best: the first step of its presets that follows from the rule and changes something,
 * else one that follows from it, else one that it decided too, else a refusal.
 *
 * @param usual the site's reading of each rule
 * @param editions the readings of each edition. Where they all come to the same step, the state leaves the edition to the reader
 * @returns undefined if no preset shows the rule
 */
export const stepThatShows = ({ source, play }: AnyExample, rule: string, usual: Readings, editions: readonly Readings[]): UrlState | undefined => {
  const best = clearest(source.presets.flatMap((preset) => showingIn(play(preset.value, usual), rule).map((each) => ({ ...each, preset }))));
  if (!best) return undefined;
  const { preset, step } = best;
  const isSame = editions.every((readings) => clearest(showingIn(play(preset.value, readings), rule))?.step === step);
  return { kind: 'preset', preset: preset.id, edition: isSame ? '' : 'default', step };
};
