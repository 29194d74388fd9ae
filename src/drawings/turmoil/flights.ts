import { OWNERS, PARTIES, type Owner, type Party } from '../../engine/turmoil/index.ts';
import type { DrawnGame } from './changes.ts';
import { placeOf } from './pieces.tsx';

/** A way that something takes on the board, by the keys of its places. */
interface Flight {
  readonly from: string;
  readonly to: string;
  /** Places that it visits in between. */
  readonly via?: readonly string[];
}

/** How many delegates of an owner are at each place, by the keys of {@link changesBetween}. */
const delegatesAt = ({ committee }: DrawnGame, owner: Owner): ReadonlyMap<string, number> =>
  new Map<string, number>([
    ['chairman', Number(committee.chairman === owner)],
    ...PARTIES.flatMap((party) => [
      [`leader:${party}`, Number(committee.parties[party].leader === owner)] as const,
      [`area:${party}:${owner}`, committee.parties[party].area[owner]] as const,
    ]),
    ...(owner === 'neutral' ? [] : [[`lobby:${owner}`, committee.lobby[owner]] as const]),
    [`reserve:${owner}`, committee.reserve[owner]],
  ]);

/** Pairs the places that an owner's delegates left with those that they came to. */
const ofOwner = (before: DrawnGame, after: DrawnGame, owner: Owner): readonly Flight[] => {
  const [old, now] = [delegatesAt(before, owner), delegatesAt(after, owner)];
  const places = (sign: 1 | -1): readonly string[] =>
    [...now].flatMap(([key, count]) => Array.from({ length: Math.max(0, sign * (count - (old.get(key) ?? 0))) }, () => key));
  const left = places(-1);
  return places(1).flatMap((to, at) => (left[at] === undefined ? [] : [{ from: left[at], to }]));
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
  ...OWNERS.flatMap((owner) => ofOwner(before, after, owner)),
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
