import type { TurmoilRule } from './rules.ts';
import { COLOURS, OWNERS, PARTIES, TAGS, type Committee, type Game, type Player } from './types.ts';

/** One number of a game, under a name that says where it stands, and the rule that counts with it. */
export interface Field {
  readonly rule: TurmoilRule;
  readonly field: string;
  readonly value: number;
}

/**
 * Lists every number of a game.
 * @param game any state of the right shape
 * @returns the fields in a fixed order: players in turn order, then reserve, lobby and parties; named such as
 *   `red.tags.earth` or `parties.reds.area.blue`
 */
export function fieldsOf({ players, committee }: Game): readonly Field[] {
  return [...players.flatMap(fieldsOfPlayer), ...fieldsOfCommittee(committee)];
}

function fieldsOfPlayer({ colour, tr, megacredits, heatProduction, cities, tags }: Player): readonly Field[] {
  return [
    { rule: 'crisis.tr-revision', field: `${colour}.tr`, value: tr },
    { rule: 'committee.lobbying', field: `${colour}.megacredits`, value: megacredits },
    { rule: 'crisis.new-government.bonus', field: `${colour}.heatProduction`, value: heatProduction },
    { rule: 'influence.max-five', field: `${colour}.cities`, value: cities },
    ...TAGS.map((tag): Field => ({ rule: 'influence.max-five', field: `${colour}.tags.${tag}`, value: tags[tag] })),
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
