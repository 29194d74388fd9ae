import {
  COLOURS,
  countingEffectOf,
  COUNTING_EVENTS,
  EVENT_IDS,
  influenceCaseFor,
  isTrSets,
  numbers,
  paidBonuses,
  parse,
  PARTIES,
  policyStateFor,
  requirementFor,
  sketched,
  write,
  type EventId,
  type Owner,
  type Party,
  type Player,
  type Position,
  type ScoringInput,
} from '../../../../engine/turmoil/index.ts';
import type { CrisisInput } from '../../../turmoil/crisis/input.ts';
import { ALL_OWN, thingsOf, type OwnNumber } from '../../../turmoil/crisis/numbers.ts';
import type { InfluenceInput } from '../../../turmoil/influence/input.ts';
import type { LobbyingInput } from '../../../turmoil/lobbying/input.ts';
import type { PoliciesInput } from '../../../turmoil/policies/input.ts';
import type { TypedRequirement } from '../../../turmoil/requirement/input.ts';

/** An example that can show the table. */
interface Taking<V> {
  /** Its input for a table, as it is for one of the players. */
  readonly input: (table: Position, me: Player) => V;
  /** Whether it is about one player. */
  readonly personal?: boolean;
  /** Whether it resolves events, so that what the current one counts is needed. */
  readonly events?: boolean;
  /** Whether the dominant party comes to power, so that what its ruling bonus pays for counts. */
  readonly government?: boolean;
  /** The numbers of a player that it needs besides TR and M€, by their fields. */
  readonly fields?: readonly string[];
  /** What its first step counts of a player, as keys of `turmoil.thing`. */
  readonly reads?: (table: Position) => readonly string[];
  /** The parts of its input that say what a reader did at the table, not how it stands. */
  readonly moves?: readonly (keyof V)[];
  /** The parts of its input that say what a reader will do next. */
  readonly choices?: readonly (keyof V)[];
}

/** The card whose effect a player looks at: the next one that counts something for each player. */
export const countingCard = (events: Position['game']['events']): EventId =>
  [events.current, events.coming, events.distant].find((card) => card !== null && COUNTING_EVENTS.includes(card)) ?? COUNTING_EVENTS[0]!;

/** Whether the card counts TR. Players lose some before their event: crisis.tr-revision. */
export const countsTr = (card: EventId): boolean => isTrSets(countingEffectOf(card)!.count);

const influenceInput = (table: Position, me: Player): InfluenceInput => {
  const atEvent = { ...me, tr: Math.max(0, me.tr - numbers['tr-revision.loss']) };
  // Any edition will do: the case that is entered is the same in all of them.
  const { card, amount, delegates, has, ...seats } = influenceCaseFor(table.game, atEvent, countingCard(table.game.events), 'ru');
  const held = (['chairman', 'leader'] as const).filter((seat) => seats[seat]);
  // Of a 0 the table does not know whether somebody entered it.
  return { card, amount: String(amount), seats: held, delegates: String(delegates), has: has ? String(has) : '' };
};

const requirementInput = ({ game: { committee } }: Position, { colour }: Player): TypedRequirement => {
  const { own, others, ...rest } = requirementFor(committee, colour, committee.dominant);
  return { ...rest, own: String(own), others: String(others) };
};

const policiesInput = ({ game }: Position, me: Player): PoliciesInput => {
  const { ruling, megacredits, tr, steel, titanium, heatProduction, energyProduction } = policyStateFor(game, me, 'action');
  return {
    ruling,
    phase: 'action',
    used: false,
    actions: [],
    megacredits: String(megacredits),
    tr: String(tr),
    steel: String(steel),
    titanium: String(titanium),
    heatProduction: String(heatProduction),
    energyProduction: String(energyProduction),
  };
};

/** An action phase: no card moves, so none is on the board. */
const lobbyingInput = ({ game }: Position, { colour }: Player): LobbyingInput => ({
  game: { ...game, events: { distant: null, coming: null, current: null } },
  actions: [],
  next: { owner: colour, source: 'usual' },
});

const scoringInput = ({ game: { players, committee } }: Position): ScoringInput => ({
  players: COLOURS.filter((colour) => players.some((player) => player.colour === colour)),
  chairman: committee.chairman,
  leaders: Object.fromEntries(PARTIES.map((party) => [party, committee.parties[party].leader])) as Record<Party, Owner | null>,
});

/** All examples that can show the table, by their ids. */
const taking = {
  crisis: { input: (position): CrisisInput => ({ position, drafts: {} }), events: true, government: true } satisfies Taking<CrisisInput>,
  lobbying: { input: lobbyingInput, moves: ['actions'], choices: ['next'] } satisfies Taking<LobbyingInput>,
  influence: {
    input: influenceInput,
    personal: true,
    events: true,
    reads: (table) => thingsOf(countingCard(table.game.events)),
  } satisfies Taking<InfluenceInput>,
  requirement: { input: requirementInput, personal: true } satisfies Taking<TypedRequirement>,
  policies: {
    input: policiesInput,
    personal: true,
    fields: ['stock.steel', 'stock.titanium', 'heat', 'production.energy'],
    moves: ['phase', 'used', 'actions'],
  } satisfies Taking<PoliciesInput>,
  'final-scoring': { input: scoringInput } satisfies Taking<ScoringInput>,
} as const;

/** The id of an example that can show the table. */
export type TableExample = keyof typeof taking;

/** The ids of the examples that can show the table. */
export const TABLE_EXAMPLES = Object.keys(taking) as readonly TableExample[];

/** The example that needs the whole table: the editor's own page asks for its numbers. */
export const WHOLE: TableExample = 'crisis';

const of = (id: TableExample): Taking<unknown> => taking[id] as Taking<unknown>;

/** The player whose view an example takes: of the chosen colour, else the first. */
export const playerFor = ({ game: { players } }: Position, owner: Owner): Player | undefined =>
  players.find(({ colour }) => colour === owner) ?? players[0];

/** The input of an example for a table; null without players. */
export const inputFor = (id: TableExample, table: Position, owner: Owner): unknown => {
  const me = playerFor(table, owner);
  return me ? of(id).input(table, me) : null;
};

/** An input of an example, by its parts: all of them are objects. */
const partsOf = (input: unknown): Readonly<Record<string, unknown>> => input as Readonly<Record<string, unknown>>;

/** An input of an example with the moves of another one. */
export const withMovesOf = (id: TableExample, input: unknown, other: unknown): unknown => {
  const moves: readonly string[] = of(id).moves ?? [];
  return { ...partsOf(input), ...Object.fromEntries(moves.map((part) => [part, partsOf(other)[part]])) };
};

/** Whether two inputs of an example show the same table: only what the reader does at it may be different. */
export const isSameTable = (id: TableExample, input: unknown, other: unknown): boolean => {
  const { moves = [], choices = [] } = of(id);
  const ignored: readonly string[] = [...moves, ...choices];
  const others = partsOf(other);
  return Object.entries(partsOf(input)).every(([part, held]) => ignored.includes(part) || JSON.stringify(held) === JSON.stringify(others[part]));
};

/** Whether an example looks at the events of the table. */
export const usesEvents = (id: TableExample): boolean => of(id).events ?? false;

/** Whether an example is about one player. */
export const isPersonal = (id: TableExample): boolean => of(id).personal ?? false;

const ALWAYS: readonly string[] = ['tr', 'megacredits'];

/** What the ruling bonus of a party pays for, as keys of `turmoil.thing`. The Reds' bonus is TR, which is always asked. */
export const paidFor = (party: Party): readonly string[] =>
  party === 'reds' ? [] : paidBonuses[party].map((paid) => (paid === 'production:heat' ? paid : `tag:${paid}`));

/** What the first step of an example counts of a player, as keys of `turmoil.thing`. */
export const thingsRead = (id: TableExample, table: Position): readonly string[] => of(id).reads?.(table) ?? [];

/** The numbers of a player that are asked: TR, M€, what the example always needs, and what it counts: that of its own card, else of the current event. */
export const numbersAsked = (id: TableExample, table: Position): readonly OwnNumber[] => {
  const { fields = [], events, reads } = of(id);
  const things = reads?.(table) ?? (events ? thingsOf(table.game.events.current) : []);
  return ALL_OWN.filter(({ field, thing }) => [...ALWAYS, ...fields].includes(field) || things.includes(thing));
};

/** Those of the asked numbers that only the current event counts. */
export const numbersOfEvent = (id: TableExample, table: Position): readonly OwnNumber[] => {
  const { fields = [], events, reads } = of(id);
  const things = events && !reads ? thingsOf(table.game.events.current) : [];
  return ALL_OWN.filter(({ field, thing }) => things.includes(thing) && ![...ALWAYS, ...fields].includes(field));
};

/** Further numbers of a player that may be given: what the ruling bonus of the dominant party pays for. */
export const numbersOffered = (id: TableExample, table: Position): readonly OwnNumber[] => {
  const things = of(id).government ? paidFor(table.game.committee.dominant) : [];
  return ALL_OWN.filter((one) => things.includes(one.thing) && !numbersAsked(id, table).includes(one));
};

/** Whether an example shows the field of a number. */
export const isShown = (id: TableExample, table: Position, field: string): boolean =>
  [...numbersAsked(id, table), ...numbersOffered(id, table)].some((one) => one.field === field);

/** The most numbers of a player that an example may ask and offer, whatever the current event and the dominant party are. */
export const numbersMost = (id: TableExample): number => {
  const tables = EVENT_IDS.flatMap((current) => PARTIES.map((dominant) => sketched({ players: {}, dominant, events: { current } })));
  return Math.max(...tables.map((table) => numbersAsked(id, table).length + numbersOffered(id, table).length));
};

const VERSION = '1.';

/** A table as the reader's device keeps it: a version, then the engine's notation. */
export const textOf = (table: Position): string => VERSION + write(table);

/** Reads a kept table; null for any other text. */
export const tableIn = (text: string): Position | null => {
  const parsed = text.startsWith(VERSION) ? parse(text.slice(VERSION.length)) : null;
  return parsed?.ok ? parsed.state : null;
};

/** The reader's own input of the crisis, which has the whole table; null for anything else. */
export const tableOf = (id: string, input: unknown): Position | null => (id === 'crisis' ? (input as CrisisInput).position : null);
