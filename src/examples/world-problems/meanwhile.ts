/* What countries get in the action round of a penalty round, from the bank or in deals: all that they contribute after it. */
import { plus } from '../../engine/core/stock.ts';
import { apply, lackingIn, unitOf, type Game, type GameEvent, type Hand, type WorldProblemsStep } from '../../engine/world-problems/index.ts';
import type { Words } from '../../i18n/words.ts';
import { countryIn, stockSaid } from '../../sentences/world-problems/words.ts';

/** A phase that begins, with what countries get in it. */
export type PhaseBegun = Extract<GameEvent, { type: 'phase-begun' }> & { readonly gained?: readonly Hand[] };

/** What each country lacks to contribute again; only those that lack something. */
const gainsIn = (game: Game, hands: readonly Hand[]): readonly Hand[] =>
  hands
    .map(({ country, stock }) => ({ country, stock: lackingIn(unitOf(game, country).stock, stock) }))
    .filter(({ stock }) => Object.keys(stock).length > 0);

const withGains = (game: Game, gains: readonly Hand[]): Game => ({
  ...game,
  units: game.units.map(({ members, stock }) => ({
    members,
    stock: plus(stock, gains.find(({ country }) => members.includes(country))?.stock ?? {}),
  })),
});

interface Ran {
  readonly state: Game;
  readonly trace: readonly WorldProblemsStep[];
}

/** Where the action round of a penalty round begins, countries get what they lack for the hands that follow. */
export const withMeanwhile = (ran: Ran, hands: readonly Hand[]): Ran => {
  const gained = gainsIn(ran.state, hands);
  if (ran.state.cycle.phase !== 'penalty-actions' || gained.length === 0) return ran;
  const trace = ran.trace.map((step) =>
    step.event.type === 'phase-begun' && step.event.phase === 'penalty-actions' ? { ...step, event: { ...step.event, gained } } : step,
  );
  return { state: withGains(ran.state, gained), trace };
};

/** Applies an event, with what countries get in a phase. */
export const applyMeanwhile = (game: Game, event: GameEvent | PhaseBegun): Game => {
  const now = apply(game, event);
  return 'gained' in event && event.gained ? withGains(now, event.gained) : now;
};

/** Says what countries get in a phase, after the sentence that it begins; nothing if they get nothing. */
export const gainsSaid = ({ gained = [] }: PhaseBegun, words: Words): string =>
  gained
    .map(
      ({ country, stock }) =>
        ` ${words.say('world-problems.gets', { Who: words.capital(countryIn(words, country)), stock: stockSaid(words, stock) })}`,
    )
    .join('');
