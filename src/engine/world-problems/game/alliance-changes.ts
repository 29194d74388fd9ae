import { plus } from '../../core/stock.ts';
import { withCountry, withGoals, withoutGoals } from './changes.ts';
import type { EventOf, GoalsSwapped } from './events.ts';
import type { Game, Stock, Unit } from './state.ts';
import { countryOf } from './units.ts';

/** Units in the turn order of their first members. */
function sorted({ countries }: Game, units: readonly Unit[]): readonly Unit[] {
  const turn = countries.map(({ id }) => id);
  return units.toSorted((one, other) => turn.indexOf(one.members[0]!) - turn.indexOf(other.members[0]!));
}

/** What an alliance that is formed changes: the stocks of its members become one. */
export function formed(game: Game, { members }: EventOf<'alliance-formed'>): Game {
  const merged = game.units.filter((unit) => unit.members.some((id) => members.includes(id)));
  const stock = merged.reduce<Stock>((sum, unit) => plus(sum, unit.stock), {});
  const others = game.units.filter((unit) => !merged.includes(unit));
  return { ...game, units: sorted(game, [...others, { members, stock }]) };
}

/** What a breakup changes in the stocks; what cannot be divided goes to the bank. */
export function divided(game: Game, { country, rest, share, remainder }: EventOf<'resources-divided'>): Game {
  const old = game.units.find(({ members }) => members.includes(country))!;
  const empty = plus(old.stock, old.stock, -1);
  const left = { members: [country], stock: plus(empty, share) };
  const stay = { members: rest, stock: plus(empty, share, rest.length) };
  const others = game.units.filter((unit) => unit !== old);
  return { ...game, units: sorted(game, [...others, left, stay]), bank: plus(game.bank, remainder) };
}

/** What a breakup changes in the goals. What is given back goes where the new goals came from: under the spare goals, or under the large pile. */
export function renewed(game: Game, { swaps, spares }: EventOf<'goals-renewed'>): Game {
  const gone = swaps.flatMap((swap) => swap.gone);
  const drawn = swaps.flatMap((swap) => swap.drawn);
  const { spare, pile } = game.goals;
  return withGoals(swaps.reduce(handSwapped, game), {
    spare: [...spare.slice(spares), ...gone.slice(0, spares)],
    pile: [...pile.slice(drawn.length - spares), ...gone.slice(spares)],
  });
}

const handSwapped = (game: Game, { country, gone, drawn }: GoalsSwapped): Game =>
  withCountry(game, country, { goals: [...withoutGoals(countryOf(game, country).goals, gone), ...drawn] });
