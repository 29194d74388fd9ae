import {
  PARTIES,
  POLICY_ACTIONS,
  POLICY_PHASES,
  type Party,
  type PolicyAction,
  type PolicyActionKind,
  type PolicyPhase,
  type PolicyState,
} from '../../engine/turmoil/index.ts';
import { escapeText, unescapeText } from '../frame/escape.ts';
import { numberIn } from '../frame/number-in.ts';

/** The numbers of the player that a reader enters, in the order in which they are written. */
export const ENTERED = ['megacredits', 'tr', 'steel', 'titanium', 'heatProduction', 'energyProduction'] as const;
export type Entered = (typeof ENTERED)[number];

/** The most actions that a reader can list. */
export const MOST_ACTIONS = 8;

/** An action as it is typed: its number is kept as text, so that a wrong one can be explained. */
export interface TypedAction {
  readonly kind: PolicyActionKind;
  /** Steps of TR or pieces of titanium; of no use to the other kinds. */
  readonly number: string;
}

/** What the reader enters. */
export interface PoliciesInput {
  readonly ruling: Party;
  readonly phase: PolicyPhase;
  readonly used: boolean;
  readonly numbers: Readonly<Record<Entered, string>>;
  readonly actions: readonly TypedAction[];
}

/** What the number of an action means; null where it has none. */
export const numberOf = (kind: PolicyActionKind): 'steps' | 'pieces' | null => {
  if (kind === 'titanium') return 'pieces';
  return kind === 'scientists' || kind === 'kelvinists' || kind === 'other-tile' ? null : 'steps';
};

/** The player before the first action. */
export const stateOf = ({ ruling, phase, used, numbers }: PoliciesInput): PolicyState => {
  const counters = Object.fromEntries(ENTERED.map((name) => [name, numberIn(numbers[name])])) as Record<Entered, number>;
  return { ruling, phase, ...counters, cards: 0, saved: 0, scientistsUsed: used };
};

/** The actions as the engine takes them. */
export const actionsOf = ({ actions }: PoliciesInput): readonly PolicyAction[] =>
  actions.map(({ kind, number }): PolicyAction => {
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

/** The input after one field was changed; a name or a choice that there is not changes nothing. */
export const edited = (input: PoliciesInput, name: string, text: string): PoliciesInput => {
  const ruling = PARTIES.find((party) => party === text);
  const phase = POLICY_PHASES.find((one) => one === text);
  const counter = ENTERED.find((one) => one === name);
  if (name === 'ruling' && ruling) return { ...input, ruling };
  if (name === 'phase' && phase) return { ...input, phase };
  if (name === 'used') return { ...input, used: text === 'true' };
  if (counter) return { ...input, numbers: { ...input.numbers, [counter]: text } };
  const [, field, place] = /^(action|number)([1-8])$/.exec(name) ?? [];
  const kind = POLICY_ACTIONS.find((one) => one === text);
  const change = field === 'number' ? { number: text } : kind && { kind };
  const actions = input.actions.map((action, at) => (at + 1 === Number(place) ? { ...action, ...change } : action));
  return { ...input, actions };
};

const NONE = '0';

/** Writes an input as `ruling_phase_used_numbers_actions`: `reds_action_no_5_20_0_0_0_0_raise*2!tile*0`; without actions `0`. */
export const write = ({ ruling, phase, used, numbers, actions }: PoliciesInput): string => {
  const listed = actions.map(({ kind, number }) => `${kind}*${escapeText(number)}`).join('!') || NONE;
  return [ruling, phase, used ? 'yes' : 'no', ...ENTERED.map((name) => escapeText(numbers[name])), listed].join('_');
};

const readAction = (text: string): TypedAction | null => {
  const [word, number, ...rest] = text.split('*');
  const kind = POLICY_ACTIONS.find((one) => one === word);
  return kind && number !== undefined && rest.length === 0 ? { kind, number: unescapeText(number) } : null;
};

/** Reads what `write` wrote; null for anything else. */
export const read = (text: string): PoliciesInput | null => {
  const [party, when, used, ...rest] = text.split('_');
  const ruling = PARTIES.find((one) => one === party);
  const phase = POLICY_PHASES.find((one) => one === when);
  const listed = rest[ENTERED.length];
  if (!ruling || !phase || (used !== 'yes' && used !== 'no') || listed === undefined || rest.length !== ENTERED.length + 1) return null;
  const actions = listed === NONE ? [] : listed.split('!').map(readAction);
  if (actions.length > MOST_ACTIONS || actions.includes(null)) return null;
  const numbers = Object.fromEntries(ENTERED.map((name, at) => [name, unescapeText(rest[at] ?? '')])) as Record<Entered, string>;
  return { ruling, phase, used: used === 'yes', numbers, actions: actions.filter((action) => action !== null) };
};
