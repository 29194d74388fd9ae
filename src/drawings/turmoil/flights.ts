import { OWNERS, PARTIES, type Owner, type Party } from '../../engine/turmoil/index.ts';
import type { Flight } from '../flight.ts';
import type { DrawnGame } from './changes.ts';
import { placeOf } from './pieces.tsx';

type Committee = DrawnGame['committee'];

/** A place of delegates: its key, as {@link changesBetween} has it, and how many of an owner have come there; below 0, have left. */
interface PlaceChange {
  readonly key: (owner: Owner) => string;
  readonly come: (owner: Owner) => number;
}

/** The places where something may be different. A committee shares with the one before it what stayed the same. */
const placesBetween = (old: Committee, now: Committee): readonly PlaceChange[] => [
  { key: () => 'chairman', come: (owner) => Number(now.chairman === owner) - Number(old.chairman === owner) },
  ...PARTIES.filter((party) => now.parties[party] !== old.parties[party]).flatMap((party): readonly PlaceChange[] => {
    const [is, was] = [now.parties[party], old.parties[party]];
    return [
      { key: () => `leader:${party}`, come: (owner) => Number(is.leader === owner) - Number(was.leader === owner) },
      { key: (owner) => `area:${party}:${owner}`, come: (owner) => is.area[owner] - was.area[owner] },
    ];
  }),
  { key: (owner) => `lobby:${owner}`, come: (owner) => (owner === 'neutral' ? 0 : now.lobby[owner] - old.lobby[owner]) },
  { key: (owner) => `reserve:${owner}`, come: (owner) => now.reserve[owner] - old.reserve[owner] },
];

/** Pairs the places that an owner's delegates left with those that they came to. Each step asks it for each owner: most change nothing. */
const ofOwner = (places: readonly PlaceChange[], owner: Owner): readonly Flight[] => {
  const [left, reached]: [string[], string[]] = [[], []];
  for (const { key, come } of places) {
    const change = come(owner);
    for (let n = Math.abs(change); n > 0; n -= 1) (change < 0 ? left : reached).push(key(owner));
  }
  return reached.flatMap((to, at) => (left[at] === undefined ? [] : [{ from: left[at], to }]));
};

/** The ways of delegates. */
const ofDelegates = ({ committee: old }: DrawnGame, { committee: now }: DrawnGame): readonly Flight[] => {
  if (old === now) return [];
  const places = placesBetween(old, now);
  return OWNERS.flatMap((owner) => ofOwner(places, owner));
};

/** The parties that the dominance marker passes: clockwise after the old one, up to the new one. */
const passed = (from: Party, to: Party): readonly Party[] => {
  const [start, end] = [PARTIES.indexOf(from), PARTIES.indexOf(to)];
  const steps = (end - start + PARTIES.length) % PARTIES.length;
  return Array.from({ length: Math.max(0, steps - 1) }, (_, at) => PARTIES[(start + 1 + at) % PARTIES.length]!);
};

const ofMarker = ({ committee: { dominant: from } }: DrawnGame, { committee: { dominant: to } }: DrawnGame): readonly Flight[] =>
  from === null || to === null || from === to
    ? []
    : [{ from: `marker:${from}`, to: `marker:${to}`, via: passed(from, to).map((party) => `marker:${party}`) }];

const SPACES = ['distant', 'coming', 'current'] as const;

const ofCards = ({ events: old }: DrawnGame, { events: now }: DrawnGame): readonly Flight[] =>
  SPACES.flatMap((to) =>
    SPACES.flatMap((from) => (from !== to && now[to] !== null && now[to] === old[from] ? [{ from: `event:${from}`, to: `event:${to}` }] : [])),
  );

/** What moved between two games: delegates, the dominance marker and the event cards. */
const flightsBetween = (before: DrawnGame, after: DrawnGame): readonly Flight[] => [
  ...ofDelegates(before, after),
  ...ofMarker(before, after),
  ...ofCards(before, after),
];

/** The places of the boards in an element, by their keys. The dominance marker may come to each party. */
const boardPlaces = (picture: Element): ReadonlyMap<string, Element> =>
  new Map([
    ...[...picture.querySelectorAll('[data-party]')].map(
      (party) => [`marker:${party.getAttribute('data-party')}`, party.querySelector('.cm-flag') ?? party] as const,
    ),
    ...[...picture.querySelectorAll('.cm-place')].flatMap((place) => {
      const key = placeOf.get(place);
      return key === undefined ? [] : [[key, place] as const];
    }),
  ]);

/** How the boards move from one game to the next. */
export const boardMotion = { places: boardPlaces, flights: flightsBetween };
