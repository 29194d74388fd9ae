import { codecOf } from './codec-of.ts';
import type { AnyExample, EngineProblem, Played, Readings } from './example.ts';
import type { UrlState } from '../state/url-state.ts';

type Runs = Played<unknown, unknown, EngineProblem>;

/** The last step of a refused preset: it shows the refusal. */
const lastOf = ({ trace }: Runs): number => Math.max(trace.length, 1);

/** A situation of an example: a preset by its id, or an input as an address has it. */
export type Situation = { readonly preset: string; readonly input?: undefined } | { readonly input: string; readonly preset?: undefined };

/** The input of a preset; undefined if there is no such preset. */
export const presetValue = ({ source }: AnyExample, preset: string): unknown => source.presets.find(({ id }) => id === preset)?.value;

/** The input of a situation; undefined if there is no such preset, or if the input cannot be decoded. */
export const valueOf = async (example: AnyExample, { preset, input }: Situation): Promise<unknown> => {
  if (input === undefined) return presetValue(example, preset);
  return (await codecOf(example)).decode(input) ?? undefined;
};

type PlayedStep = Runs['trace'][number];

const isOf = ({ event }: PlayedStep, type: string | undefined): boolean => !type || (event as { readonly type: string }).type === type;

/** Which step is looked for. */
interface Wanted {
  /** The rule that it cites. */
  readonly rule: string;
  /** The type of its event; any if left out. */
  readonly event?: string | undefined;
  /** True for the last of these steps instead of the first; a refusal because of the rule comes after all of them. */
  readonly last?: boolean | undefined;
}

/**
 * The step of an input that follows from a rule, counted from 1: the first whose rule it is, else the first that it decided too.
 * Where the input is refused because of the rule, it is the last of its steps.
 *
 * @param value the input; undefined if there is none
 * @returns undefined if there is no input or none of its steps cites the rule
 */
export const stepThatCites = ({ play }: AnyExample, value: unknown, { rule, event, last }: Wanted, readings: Readings): number | undefined => {
  if (value === undefined) return undefined;
  const played = play(value, readings);
  const { trace } = played;
  const refused = !event && played.problem?.rule === rule ? lastOf(played) : undefined;
  if (last && refused) return refused;
  const at = (cites: (step: PlayedStep) => boolean): number => {
    const fits = (step: PlayedStep): boolean => cites(step) && isOf(step, event);
    return (last ? trace.findLastIndex(fits) : trace.findIndex(fits)) + 1;
  };
  return at((step) => step.rule === rule) || at(({ also = [] }) => also.includes(rule)) || refused;
};

/** How clearly a step shows a rule, the clearest first. `changes`: it follows from the rule, and something is different after it. */
const HOW = ['changes', 'follows', 'decided', 'refused'] as const;

interface StepMatch {
  readonly step: number;
  readonly how: (typeof HOW)[number];
}

const changes = ({ after }: Runs, step: number): boolean => JSON.stringify(after(step - 1)) !== JSON.stringify(after(step));

/** The steps of a preset that show a rule. */
const showingIn = (played: Runs, rule: string): readonly StepMatch[] => [
  ...played.trace.flatMap((one, at): StepMatch[] => {
    const step = at + 1;
    if (one.rule === rule) return [{ step, how: changes(played, step) ? 'changes' : 'follows' }];
    return one.also?.includes(rule) ? [{ step, how: 'decided' }] : [];
  }),
  ...(played.problem?.rule === rule ? [{ step: lastOf(played), how: 'refused' } as const] : []),
];

const clearest = <T extends StepMatch>(all: readonly T[]): T | undefined => HOW.flatMap((how) => all.filter((each) => each.how === how))[0];

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
