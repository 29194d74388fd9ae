import type { Step } from '../../engine/core/outcome.ts';
import {
  AUTOMA,
  unreachable,
  type ContractEvent,
  type MarsContractsRule,
  type RoundEvent,
  type UnionEvent,
} from '../../engine/mars-contracts/index.ts';
import type { Values } from '../../i18n/say.ts';
import type { Said, Words } from '../../i18n/words.ts';

/** What several examples say: what happens at a union and to a contract. */
export type ToldEvent =
  Exclude<UnionEvent, { type: 'leader-sent' | 'trade-union-taken' }> | ContractEvent | Extract<RoundEvent, { type: 'turn-begun' }>;

/** A step in which one of some events of the game happens. */
export type StepWith<E> = Step<E, MarsContractsRule>;

/** The name of a player, or of the Automa. */
export const whoIn = (words: Words, player: string): string => words.say(`mars-contracts.player.${player}`);

/** Resources and an action, as they are gained: "2 ice and a launch". */
export const gainsIn = (words: Words, stock: Readonly<Record<string, number>>, action: string | null = null): string => {
  const gains = Object.entries(stock).filter(([, count]) => count > 0);
  const said = [
    ...gains.map(([kind, count]) => words.say(`mars-contracts.gain.${kind}`, { count })),
    ...(action === null ? [] : [words.say(`mars-contracts.gain.${action}`)]),
  ];
  return said.length === 0 ? words.say('mars-contracts.gain.nothing') : words.and(said);
};

/** The ends of the keys of what is said and why, and the values for both. */
type Saying = readonly [what: string, why: string, values: Values];

type Told<T extends ToldEvent['type']> = Extract<ToldEvent, { type: T }>;

const sayingAtUnion = (event: Told<'token-placed' | 'token-moved' | 'grant-gained'>, rule: string, words: Words): Saying => {
  const { union, player } = event;
  const isAutoma = player === AUTOMA;
  const values = { who: whoIn(words, player), union };
  switch (event.type) {
    case 'token-placed':
      return [`.${event.token}`, isAutoma ? `.automa-${event.token}` : `.${event.token}`, { ...values, slot: event.slot + 1 }];
    case 'token-moved':
      return ['', isAutoma ? '.automa' : '.player', values];
    case 'grant-gained':
      return [`.${event.grant}`, `.${rule}`, { ...values, gains: gainsIn(words, event.stock, event.action) }];
    default:
      return unreachable(event);
  }
};

const sayingOfContract = (event: ContractEvent, isFirst: boolean, words: Words): Saying => {
  const values = {
    who: whoIn(words, event.player),
    ...('union' in event && { union: event.union }),
    ...('contract' in event && { contract: event.contract }),
  };
  switch (event.type) {
    case 'contract-taken':
      return ['', isFirst ? '.grant-first' : '.usual', { ...values, level: event.level }];
    case 'no-contract':
      return ['', `.${event.because}`, values];
    case 'seal-moved':
      return ['', '', { ...values, level: event.level }];
    case 'contract-cashed':
      return ['', '', { ...values, vp: event.vp }];
    case 'contract-completed':
    case 'contract-kept':
      return ['', '', values];
    default:
      return unreachable(event);
  }
};

const sayingOf = (
  { rule, also = [], event }: { readonly rule: string; readonly also?: readonly string[]; readonly event: ToldEvent },
  words: Words,
): Saying => {
  const key = rule.replace('.', '-');
  switch (event.type) {
    case 'token-placed':
    case 'token-moved':
    case 'grant-gained':
      return sayingAtUnion(event, key, words);
    case 'turn-begun':
      return ['', '', { who: whoIn(words, event.player) }];
    case 'slot-closed':
      return ['', '', { union: event.union, slot: event.slot + 1 }];
    case 'marker-moved':
      return ['', event.lost > 0 ? '.lost' : `.${key}`, { union: event.union, to: event.to, count: event.steps - event.lost }];
    case 'trade-union-used':
      return ['', '', {}];
    default:
      return sayingOfContract(event, also.length > 0, words);
  }
};

/** Says one step at a union or of a contract, as several examples do. */
export const describeTold = (step: StepWith<ToldEvent>, words: Words): Said => {
  const [what, why, values] = sayingOf(step, words);
  const { event } = step;
  const stays = event.type === 'marker-moved' && event.steps === event.lost;
  return {
    what: words.say(`mars-contracts.what.${stays ? 'marker-stays' : event.type}${what}`, values),
    why: words.say(`mars-contracts.why.${event.type}${why}`, values),
  };
};
