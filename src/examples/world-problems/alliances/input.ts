import { flag, letters, list, oneOf, record, text, type Codec } from '../../../engine/core/codec.ts';
import type {
  CompensationEvent,
  FundEvent,
  Game,
  GameEvent,
  Goal,
  InitiatorVote,
  SetUpEvent,
  Sketch,
  SupplementEvent,
  WorldProblemsRefusal,
} from '../../../engine/world-problems/index.ts';
import { COUNTRIES, KINDS } from '../../../sentences/world-problems/words.ts';
import type { Shown } from '../../frame/definition/example.ts';
import type { EventsBut, ProblemsBut } from '../../frame/definition/left-out.ts';
import { numberIn } from '../../frame/form/number-in.ts';
import type { OfActions, OfClaims, OfNoExample } from '../impossible.ts';

type Id = (typeof COUNTRIES)[number];

/** How many play. */
export const PLAYER_COUNTS = ['5', '6'] as const;

/** What happens: some join, or one leaves. */
export const ACTS = ['join', 'leave'] as const;

/** A country, or none. */
export const COUNTRY_OR_NONE = ['none', ...COUNTRIES] as const;
type CountryOrNone = (typeof COUNTRY_OR_NONE)[number];

/** Which alliance a country is in at the beginning. */
export const GROUPS = ['alone', 'first', 'second', 'third'] as const;
type Group = (typeof GROUPS)[number];

/** How much food a country can have: the one sample resource of the example. */
export const AMOUNTS = ['0', '1', '2', '3', '4', '5', '6'] as const;
const [FOOD] = KINDS;

/** What the reader enters of one country. */
interface CountryTyped {
  readonly group: Group;
  /** Its reputation. */
  readonly has: string;
  readonly food: (typeof AMOUNTS)[number];
  /** Whether one of its goals stays at a breakup. */
  readonly keeps: boolean;
}

/** What the reader enters. */
export interface AllianceFields {
  readonly players: (typeof PLAYER_COUNTS)[number];
  readonly act: (typeof ACTS)[number];
  readonly who: Id;
  /** Those who join. */
  readonly others: { readonly with1: CountryOrNone; readonly with2: CountryOrNone };
  /** For whom all vote as the initiator of a breakup. */
  readonly initiator: CountryOrNone;
  /** Who is left without a partner. */
  readonly odd: CountryOrNone;
  readonly countries: readonly CountryTyped[];
}

const signs = { red: 'r', green: 'g', blue: 'b', yellow: 'y', black: 'k', white: 'w' } as const;
const someone = letters<CountryOrNone>({ ...signs, none: 'n' });
const country: Codec<CountryTyped> = record('*', {
  group: letters<Group>({ alone: '0', first: '1', second: '2', third: '3' }),
  has: text,
  food: oneOf(AMOUNTS),
  keeps: flag('k', 's'),
});

const written: Codec<AllianceFields> = record('_', {
  players: oneOf(PLAYER_COUNTS),
  act: letters<AllianceFields['act']>({ join: 'j', leave: 'l' }),
  who: letters<Id>(signs),
  others: record('', { with1: someone, with2: someone }),
  initiator: someone,
  odd: someone,
  countries: list(country, '!', '-'),
});

/** The codec of an input, such as `6_j_r_gn_n_n_0*4*2*s!…`: players, what happens, who, with whom, two decisions, six countries. */
export const codec: Codec<AllianceFields> = {
  ...written,
  decode: (read) => {
    const value = written.decode(read);
    return value?.countries.length === COUNTRIES.length ? value : null;
  },
};

/** The countries that play, in turn order. */
export const playersIn = ({ players }: AllianceFields): readonly Id[] => COUNTRIES.slice(0, Number(players));

const goal = (id: string, stays: boolean): Goal => ({ id, back: 'a', stays });

/** The table before the turn, as the engine takes it. The large pile is large enough for every breakup. */
export const sketchOf = (value: AllianceFields): Sketch => {
  const players = playersIn(value);
  const inGroup = (group: Group): readonly Id[] => players.filter((_, at) => value.countries[at]!.group === group);
  return {
    countries: Object.fromEntries(
      players.map((id, at) => {
        const { has, food, keeps } = value.countries[at]!;
        return [id, { reputation: numberIn(has), stock: { [FOOD]: Number(food) }, goals: [goal(`${id}-1`, keeps), goal(`${id}-2`, false)] }];
      }),
    ),
    base: [FOOD],
    alliances: [inGroup('first'), inGroup('second'), inGroup('third')],
    pile: Array.from({ length: 2 * COUNTRIES.length }, (_, at) => goal(`pile-${at + 1}`, false)),
  };
};

/** Whether all players are allied. Then one who leaves joins another. */
export const isAllAllied = (value: AllianceFields): boolean => playersIn(value).every((_, at) => value.countries[at]!.group !== 'alone');

/** Those who join, without empty fields. */
export const othersIn = ({ others: { with1, with2 } }: AllianceFields): readonly string[] => [with1, with2].filter((id) => id !== 'none');

/** All vote for one country: each unit once, the leaver on its own. */
export const votesIn = ({ who, initiator }: AllianceFields, { units }: Game): readonly InitiatorVote[] => {
  const rest = units.map(({ members }) => members.find((id) => id !== who)).filter((id) => id !== undefined);
  return initiator === 'none' ? [] : [who, ...rest].map((id) => ({ country: id, vote: initiator }));
};

/** An alliance at the beginning with a single member. */
export interface AloneInAlliance {
  readonly code: 'alone-in-alliance';
  readonly rule: 'alliances.one-country';
  readonly country: Id;
}

/** The first country that was put into an alliance alone. The engine would take it for a country on its own. */
export const aloneIn = (value: AllianceFields): AloneInAlliance | null => {
  const players = playersIn(value);
  const groupOf = (id: Id): Group => value.countries[players.indexOf(id)]!.group;
  const country = players.find((id) => groupOf(id) !== 'alone' && players.every((other) => other === id || groupOf(other) !== groupOf(id)));
  return country ? { code: 'alone-in-alliance', rule: 'alliances.one-country', country } : null;
};

/** What can be wrong with an input. */
export type AllianceProblem =
  | AloneInAlliance
  | ProblemsBut<
      WorldProblemsRefusal,
      OfNoExample | OfActions | OfClaims | 'too-few-players' | 'too-many-penalties' | 'not-enough-resources' | 'goals-not-counted'
    >;

/** An event of alliances: nothing else happens in one turn. */
export type AllianceStep = EventsBut<
  GameEvent,
  | SetUpEvent['type']
  | FundEvent['type']
  | CompensationEvent['type']
  | SupplementEvent['type']
  | 'exchanged'
  | 'traded'
  | 'gift-given'
  | 'technology-drawn'
  | 'technology-shared'
  | 'goal-swapped'
  | 'phase-begun'
  | 'game-over'
  | 'effect-applied'
>;

/** The props of the picture, the form and the result. */
export type AllianceShown = Shown<AllianceFields, Game, AllianceStep, AllianceProblem>;
