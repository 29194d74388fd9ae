import type { TurmoilRule } from '../vocabulary/rules.ts';
import type { Committee, Game, Player } from './state.ts';
import { COLOURS, COUNTED, OWNERS, PARTIES, RESOURCES, TAGS, type Resource } from '../vocabulary/words.ts';

/** One number of a game, under a name that says where it stands, and the rule that counts with it. */
export interface Field {
  readonly rule: TurmoilRule;
  readonly field: string;
  readonly value: number;
  /** The lowest number allowed; 0 if left out. */
  readonly min?: number;
}

/** Only the production of M€ goes below 0. Card data, from outside the rulebooks. */
const MIN_PRODUCTION = { megacredits: -5, steel: 0, titanium: 0, plants: 0, energy: 0, heat: 0 } as const satisfies Record<Resource, number>;

/**
 * Lists every number of a game but those of Mars, which `mars.ts` checks.
 * @param game any state of the right shape
 * @returns the fields in a fixed order: players in turn order, then reserve, lobby and parties; named such as
 *   `red.tags.earth` or `parties.reds.area.blue`
 */
export function fieldsOf({ players, committee }: Game): readonly Field[] {
  return [...players.flatMap(fieldsOfPlayer), ...fieldsOfCommittee(committee)];
}

function fieldsOfPlayer({ colour, tr, stock, production, tags, counts }: Player): readonly Field[] {
  const rule = 'influence.max-five';
  return [
    { rule: 'crisis.tr-revision', field: `${colour}.tr`, value: tr },
    ...RESOURCES.map((one): Field => ({ rule: 'global-events.current', field: `${colour}.stock.${one}`, value: stock[one] })),
    ...RESOURCES.map((one): Field => ({ rule, field: `${colour}.production.${one}`, value: production[one], min: MIN_PRODUCTION[one] })),
    ...TAGS.map((tag): Field => ({ rule, field: `${colour}.tags.${tag}`, value: tags[tag] })),
    ...COUNTED.map((one): Field => ({ rule, field: `${colour}.counts.${one}`, value: counts[one] })),
  ];
}

function fieldsOfCommittee({ reserve, lobby, parties }: Committee): readonly Field[] {
  const rule = 'committee.delegate';
  return [
    ...OWNERS.map((owner): Field => ({ rule, field: `reserve.${owner}`, value: reserve[owner] })),
    ...COLOURS.map((colour): Field => ({ rule, field: `lobby.${colour}`, value: lobby[colour] })),
    ...PARTIES.flatMap((party) =>
      OWNERS.map((owner): Field => ({ rule, field: `parties.${party}.area.${owner}`, value: parties[party].area[owner] })),
    ),
  ];
}
