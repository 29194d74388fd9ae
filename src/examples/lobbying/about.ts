import type { LobbyingEvent } from '../../engine/turmoil/index.ts';

/**
 * The places that a step is about although nothing moves there, by their keys in `Changes`: whose delegate is meant, and which leader
 * or marker stays and against whom.
 */
export const placesAbout = (event: LobbyingEvent): readonly string[] => {
  switch (event.type) {
    case 'lobby-used':
    case 'lobby-passed-over':
      return [`lobby:${event.player}`];
    case 'leader-kept':
      return [`leader:${event.party}`, `area:${event.party}:${event.rival}`];
    case 'dominant-leader':
    case 'party-emptied':
      return [`leader:${event.party}`];
    case 'marker-kept':
      return [`marker:${event.dominant}`];
    default:
      return [];
  }
};
