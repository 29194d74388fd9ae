import type { Distance, GlobalParameter, SolarPhaseInput } from '../../../src/engine/turmoil/index.ts';

/** The rules and events that the column `trace` shortens. */
export const STEPS: Readonly<Record<string, readonly [rule: string, event: string]>> = {
  when: ['solar-phase.when', 'phase-begun'],
  check: ['solar-phase.end-check', 'end-checked'],
  greenery: ['solar-phase.end-check', 'last-greenery'],
  rest: ['end.no-crisis', 'rest-skipped'],
  scoring: ['end.scoring', 'scoring-begun'],
  raise: ['solar-phase.world-government', 'parameter-raised'],
  late: ['open-questions.goal-reached-late', 'end-put-off'],
  'no-venus': ['solar-phase.world-government', 'step-skipped'],
  variant: ['solar-phase.world-government-variant', 'step-skipped'],
  colonies: ['solar-phase.colonies', 'colonies-produced'],
  'no-colonies': ['solar-phase.colonies', 'step-skipped'],
  crisis: ['solar-phase.crisis', 'crisis-begun'],
};

/** Distances to the goal: temperature, oxygen, oceans, Venus; `m` more than one step, `1` one, `g` at the goal. */
type Sketch = `${'m' | '1' | 'g'}${'m' | '1' | 'g'}${'m' | '1' | 'g'}${'m' | '1' | 'g'}`;

const FAR: Readonly<Record<string, Distance>> = { m: 'more', 1: 'one', g: 'goal' };

/** `v` Venus Next, `c` Colonies, `l` the variant for a longer game. */
export const sketched = (distances: Sketch, played: string, raised: GlobalParameter | null): SolarPhaseInput => {
  const [temperature, oxygen, oceans, venus] = [...distances].map((letter) => FAR[letter]!);
  return {
    distances: { temperature: temperature!, oxygen: oxygen!, oceans: oceans!, venus: venus! },
    venusNext: played.includes('v'),
    colonies: played.includes('c'),
    variant: played.includes('l'),
    raised,
  };
};

type Case = readonly [shows: string, distances: Sketch, played: string, raised: GlobalParameter | null, trace: string];

/** Game, what the World Government raises, and the steps that follow; written from the rules by hand. */
export const CASES: readonly Case[] = [
  ['solar-phase.when: no expansion', 'mmmm', '', null, 'when check no-venus no-colonies crisis'],
  ['solar-phase.world-government: Venus Next alone', 'mmmm', 'v', 'oceans', 'when check raise no-colonies crisis'],
  ['solar-phase.colonies: Colonies alone', 'mmmm', 'c', null, 'when check no-venus colonies crisis'],
  ['solar-phase.crisis: both expansions', 'mmmm', 'vc', 'venus', 'when check raise colonies crisis'],
  ['solar-phase.world-government-variant: no choice is asked for', 'mmmm', 'vcl', null, 'when check variant colonies crisis'],
  ['without Venus Next there is nothing for the variant to skip', 'mmmm', 'l', null, 'when check no-venus no-colonies crisis'],
  ['solar-phase.end-check: all three goals', 'gggm', 'vc', null, 'when check greenery rest scoring'],
  ['end.no-crisis: without expansions too', 'gggg', '', null, 'when check greenery rest scoring'],
  ['solar-phase.end-check: two goals and Venus are not enough', 'ggmg', '', null, 'when check no-venus no-colonies crisis'],
  ['open-questions.goal-reached-late: the last goal after the check', 'g1gm', 'v', 'oxygen', 'when check raise late no-colonies crisis'],
  ['open-questions.goal-reached-late: another goal is still open', '11gm', 'v', 'oxygen', 'when check raise no-colonies crisis'],
  ['open-questions.goal-reached-late: one step of several', 'gmgm', 'v', 'oxygen', 'when check raise no-colonies crisis'],
  ['open-questions.goal-reached-late: the last step of Venus ends nothing', 'gmg1', 'v', 'venus', 'when check raise no-colonies crisis'],
];

/** What the World Government cannot raise, and the rule that says so. */
export const REFUSED: readonly (readonly [
  shows: string,
  distances: Sketch,
  raised: GlobalParameter | null,
  code: string,
  rule: string,
  options: readonly GlobalParameter[],
])[] = [
  ['no choice', 'gm1m', null, 'decision-needed', 'solar-phase.world-government', ['oxygen', 'oceans', 'venus']],
  ['a parameter at its goal', 'gm1g', 'temperature', 'parameter-at-goal', 'special-cases.parameter-at-goal', ['oxygen', 'oceans']],
  ['Venus at its goal', 'mggg', 'venus', 'parameter-at-goal', 'special-cases.parameter-at-goal', ['temperature']],
];
