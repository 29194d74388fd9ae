import { unreachable } from '../../core/unreachable.ts';
import { influenceOf } from '../game/delegates.ts';
import { influenceIn, worthOf } from './counting.ts';
import type { Effect } from '../data/effects.ts';
import { globalEvents, type EventId } from '../data/global-events.ts';
import type { TurmoilProblem } from '../game/problems.ts';
import type { Choice, Choices, Game, Player } from '../game/state.ts';
import { RESOURCES } from '../vocabulary/words.ts';

/**
 * Finds what the current event leaves to players and nobody has decided, or has decided in a way that the card does not
 * allow. Rule crisis.global-event.
 * @param game before the event: its influence is the one that counts
 * @param choices what has been decided
 * @returns a problem `decision-needed` for each such player, in turn order, with what may be chosen
 */
export function undecided({ players, committee, events: { current } }: Game, choices: Choices): readonly TurmoilProblem[] {
  if (current === null) return [];
  const effects: readonly Effect[] = globalEvents[current].effects;
  return players.flatMap((player) =>
    effects.flatMap((effect) => {
      const influence = influenceIn(influenceOf(committee, player.colour));
      return problemOf(effect, current, player, influence, choices[player.colour]);
    }),
  );
}

function problemOf(effect: Effect, card: EventId, player: Player, influence: number, choice: Choice | undefined): readonly TurmoilProblem[] {
  const problem = { code: 'decision-needed', rule: 'crisis.global-event', player: player.colour, card } as const;
  switch (effect.kind) {
    case 'gain-of-choice': {
      // Influence alone makes the units, with every reading: the type of the effect says so.
      const units = worthOf(effect, influence);
      return gainsIn(choice) === units ? [] : [{ ...problem, options: RESOURCES, units }];
    }
    case 'lose-floaters-or-megacredits': {
      const chosen = choice?.kind === 'loss' ? choice.of : null;
      if (player.counts['cards-with-two-floaters'] > 0)
        return chosen === null ? [{ ...problem, options: ['floaters', 'megacredits'], units: 1 }] : [];
      return chosen === 'floaters' ? [{ ...problem, options: ['megacredits'], units: 1 }] : [];
    }
    case 'lose-production':
    case 'lose-all':
    case 'keep-at-most':
    case 'lose-tr':
    case 'discard-cards':
    case 'add-to-each-card':
    case 'gain':
    case 'gain-if':
    case 'lose':
    case 'production':
    case 'draw-cards':
    case 'add-floaters':
    case 'rank':
    case 'temperature':
    case 'ocean':
      return [];
    default:
      return unreachable(effect);
  }
}

/** How many resources were chosen in all; NaN, which equals nothing, if one of the numbers is below 0 or no whole number. */
function gainsIn(choice: Choice | undefined): number {
  const gains = choice?.kind === 'resources' ? Object.values(choice.gains) : [];
  return gains.every((by) => Number.isInteger(by) && by >= 0) ? gains.reduce((sum, by) => sum + by, 0) : NaN;
}
