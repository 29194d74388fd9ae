import { flag, list, mapped, oneOf, record, text, type Codec } from '../../../engine/core/codec.ts';
import { each } from '../../../engine/core/each.ts';
import {
  PARTIES,
  type Party,
  POLICY_ACTIONS,
  POLICY_PHASES,
  type PolicyAction,
  type PolicyActionKind,
  type PolicyEvent,
  type PolicyPhase,
  type PolicyProblem,
  type PolicyState,
  type Readings,
  takeActions,
} from '../../../engine/turmoil/index.ts';
import { numberIn } from '../../frame/form/number-in.ts';
import type { Shown } from '../../frame/definition/example.ts';

/** The numbers of the player that a reader enters, in the order of their encoding. */
export const ENTERED = ['megacredits', 'tr', 'steel', 'titanium', 'heatProduction', 'energyProduction'] as const;

/** One of these numbers. */
type Entered = (typeof ENTERED)[number];

/** The max number of actions that a reader can list. */
export const MAX_ACTIONS = 8;

/** An action as it was typed. Its number is kept as text, so that the example can explain errors. */
export interface TypedAction {
  readonly kind: PolicyActionKind;
  /** Steps of TR or pieces of titanium; the other kinds ignore it. */
  readonly number: string;
}

/** The first action that a reader adds: one that the policy in force says something of, whatever the player has. */
export const firstAction = (ruling: Party): TypedAction => {
  const gains: Partial<Record<Party, PolicyActionKind>> = { 'mars-first': 'tile', greens: 'greenery' };
  const kind = gains[ruling];
  return kind ? { kind, number: '0' } : { kind: 'raise', number: '1' };
};

/** What the reader enters. The numbers are kept as they were typed. */
export interface PoliciesInput extends Readonly<Record<Entered, string>> {
  readonly ruling: Party;
  readonly phase: PolicyPhase;
  /** Whether the Scientists' policy has been used in this generation. */
  readonly used: boolean;
  readonly actions: readonly TypedAction[];
}

const actions: Codec<readonly TypedAction[]> = list(record<TypedAction>('*', { kind: oneOf(POLICY_ACTIONS), number: text }), '!', '0');

/** The codec of an input, such as `reds_action_no_5_20_0_0_0_0_raise*2!tile*0`. An empty list of actions is `0`. */
export const codec: Codec<PoliciesInput> = record('_', {
  ruling: oneOf(PARTIES),
  phase: oneOf(POLICY_PHASES),
  used: flag('yes', 'no'),
  ...each(ENTERED, () => text),
  actions: mapped(
    actions,
    (listed) => (listed.length > MAX_ACTIONS ? null : listed),
    (listed) => listed,
  ),
});

const enterAction = (input: PoliciesInput, name: string, entered: string): PoliciesInput => {
  const [, field, place] = /^(action|number)(\d)$/.exec(name) ?? [];
  const kind = POLICY_ACTIONS.find((one) => one === entered);
  const change = field === 'number' ? { number: entered } : kind && { kind };
  return { ...input, actions: input.actions.map((action, at) => (at + 1 === Number(place) ? { ...action, ...change } : action)) };
};

/** Returns the input after a change of one field, such as `ruling`, `used`, `steel`, or `action1` and `number1` of the first action. */
export const enter = (input: PoliciesInput, name: string, entered: string): PoliciesInput => {
  const ruling = PARTIES.find((party) => party === entered);
  const phase = POLICY_PHASES.find((one) => one === entered);
  if (name === 'ruling' && ruling) return { ...input, ruling };
  if (name === 'phase' && phase) return { ...input, phase };
  if (name === 'used') return { ...input, used: entered === 'true' };
  return ENTERED.some((one) => one === name) ? { ...input, [name]: entered } : enterAction(input, name, entered);
};

/** Returns what the number of an action means; null if it has no number. */
export const numberOf = (kind: PolicyActionKind): 'steps' | 'pieces' | null => {
  if (kind === 'titanium') return 'pieces';
  return kind === 'scientists' || kind === 'kelvinists' || kind === 'other-tile' ? null : 'steps';
};

/** The player before the first action. */
export const stateOf = ({ ruling, phase, used, ...typed }: PoliciesInput): PolicyState => ({
  ruling,
  phase,
  cards: 0,
  saved: 0,
  scientistsUsed: used,
  ...each(ENTERED, (name) => numberIn(typed[name])),
});

/** Converts the actions for the engine. */
export const actionsOf = (input: PoliciesInput): readonly PolicyAction[] =>
  input.actions.map(({ kind, number }): PolicyAction => {
    switch (kind) {
      case 'titanium':
        return { kind, pieces: numberIn(number) };
      case 'scientists':
      case 'kelvinists':
      case 'other-tile':
        return { kind };
      default:
        return { kind, steps: numberIn(number) };
    }
  });

/** The readings that the example looks at. */
export type PolicyReadings = Pick<Readings, 'parties.reds.policy'>;

/** The most actions that are offered to begin with. */
const MOST_OFFERED = 3;

/** The actions that a player may begin with and that are not refused: first those that the player's numbers change with. */
export const offeredOn = (input: PoliciesInput, readings: PolicyReadings): readonly TypedAction[] =>
  POLICY_ACTIONS.flatMap((kind) => {
    const action: TypedAction = { kind, number: kind === 'raise' || kind === 'titanium' ? '1' : '0' };
    const outcome = takeActions(stateOf(input), actionsOf({ ...input, actions: [action] }), readings);
    return outcome.ok ? [{ action, idle: outcome.trace[0]?.event.type === 'tile-untouched' }] : [];
  })
    .toSorted((one, other) => Number(one.idle) - Number(other.idle))
    .slice(0, MOST_OFFERED)
    .map(({ action }) => action);

/** The props of the picture, the form and the result. */
export type PoliciesShown = Shown<PoliciesInput, PolicyState, PolicyEvent, PolicyProblem, PolicyReadings>;
