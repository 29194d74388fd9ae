import { stepOf } from '../../core/outcome.ts';
import { firstOf } from '../../core/procedure.ts';
import { numbers } from '../data/numbers.ts';
import { actionRefused, takeAction } from '../actions/counted.ts';
import { strangersIn } from '../game/checks.ts';
import { largestAlliance } from '../game/legal.ts';
import { procedure, type Part, type Refused } from '../game/outcomes.ts';
import type { CountryId, Game, Unit } from '../game/state.ts';
import { countryOf, inTurnOrder, isAlliance, unitOf } from '../game/units.ts';
import { ACTION_PHASES } from '../vocabulary/words.ts';

/** Countries that agree on an alliance. */
export interface Joining {
  /** Whose action it is. */
  readonly country: CountryId;
  /** Those who agree with it; one of each alliance brings all its members. */
  readonly others: readonly CountryId[];
}

/**
 * Forms an alliance, or enlarges one. Rules alliances.minimum, alliances.join-cost, alliances.size, alliances.one-country,
 * open-questions.joining-existing, open-questions.pooled-stock.
 * @param game the state before, in an action round
 * @param joining whose action it is, and who joins
 * @returns the state after, with its steps: the stocks become one, and each who joins pays. Where two alliances become one, that of the
 *   country whose action it is goes on, otherwise the first one among the others
 * @refuses an alliance with too few players at the table, one that is too large, one with a member of the same alliance, and
 *   a country that cannot pay
 */
export const joinAlliance = procedure(ACTION_PHASES, refused, (joining) => [
  takeAction(joining.country, 'deal', 'actions.deals'),
  payToJoin(joining),
  form(joining),
]);

const membersOf = (game: Game, ids: readonly CountryId[]): readonly CountryId[] => ids.flatMap((id) => unitOf(game, id).members);

/** The alliance that goes on: that of the country whose action it is, otherwise the first one among the others. */
const joinedBy = (game: Game, { country, others }: Joining): Unit | undefined => [country, ...others].map((id) => unitOf(game, id)).find(isAlliance);

/** Those who are new in the alliance. Who acts makes no difference: the members of the alliance that goes on are not new. */
function newcomers(game: Game, joining: Joining): readonly CountryId[] {
  const old = joinedBy(game, joining)?.members ?? [];
  const all = membersOf(game, [joining.country, ...joining.others]);
  return inTurnOrder(
    game,
    all.filter((id) => !old.includes(id)),
  );
}

const payToJoin =
  (joining: Joining): Part =>
  (game) => {
    const changes = newcomers(game, joining).map((country) => ({ country, by: -numbers['alliance.join-cost'] }));
    const exists = joinedBy(game, joining) !== undefined;
    return [stepOf('alliances.join-cost', { type: 'reputation-changed', changes } as const, [exists && 'open-questions.joining-existing'])];
  };

const form =
  (joining: Joining): Part =>
  (game) => {
    const members = inTurnOrder(game, membersOf(game, [joining.country, ...joining.others]));
    return [
      {
        rule: 'alliances.one-country',
        also: ['alliances.minimum', 'alliances.size', 'open-questions.pooled-stock'],
        event: { type: 'alliance-formed', members, joined: newcomers(game, joining) },
      },
    ];
  };

function refused(game: Game, joining: Joining): Refused {
  const { country, others } = joining;
  const count = game.countries.length;
  const min = numbers['alliance.players'];
  return firstOf(
    () => actionRefused(game, country, 'deal', 'actions.deals'),
    () => (count < min ? { code: 'too-few-for-alliances', rule: 'alliances.minimum', count, min } : null),
    () => (others.length === 0 ? { code: 'nobody-to-join', rule: 'actions.deals' } : null),
    () => strangersIn(game, others, 'alliances.one-country'),
    () => sameUnit(game, joining),
    () => tooLarge(game, joining),
    () => cannotPay(game, joining),
  );
}

function sameUnit(game: Game, { country, others }: Joining): Refused {
  const units = [country, ...others].map((id) => unitOf(game, id));
  const twice = others.find((_, at) => units.indexOf(units[at + 1]!) <= at);
  return twice === undefined ? null : { code: 'same-unit', rule: 'alliances.one-country', country: twice };
}

function tooLarge(game: Game, { country, others }: Joining): Refused {
  const count = membersOf(game, [country, ...others]).length;
  const max = largestAlliance(game.countries.length);
  return count > max ? { code: 'alliance-too-large', rule: 'alliances.size', count, max } : null;
}

/** Each newcomer pays from its own reputation. */
function cannotPay(game: Game, joining: Joining): Refused {
  const needs = numbers['alliance.join-cost'];
  const poor = newcomers(game, joining).find((id) => countryOf(game, id).reputation < needs);
  if (poor === undefined) return null;
  return { code: 'not-enough-reputation', rule: 'alliances.join-cost', country: poor, has: countryOf(game, poor).reputation, needs };
}
