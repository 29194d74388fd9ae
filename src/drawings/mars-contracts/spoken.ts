import { AUTOMA, type GameEvent } from '../../engine/mars-contracts/index.ts';

/**
 * The places that a step is about though nothing in them changes: `action:1.0`, `union:1`, `cards:1`, `player:white`, `contract:7`,
 * `deck`. They differ from those that the step before changed, so that a reader sees each step.
 *
 * @param event the event of the step; undefined if there is no step
 */
export const spokenOf = (event: GameEvent | undefined): readonly string[] => {
  switch (event?.type) {
    case 'slot-closed':
      return [`action:${event.union}.${event.slot}`];
    case 'turn-begun':
    case 'grant-gained':
    case 'contract-completed':
      return [`player:${event.player}`];
    case 'cannot-pay':
    case 'trade-union-used':
    case 'automa-cards-added':
      return [`player:${AUTOMA}`];
    case 'commitment-failed':
    case 'no-contract':
      return [`union:${event.union}`];
    case 'contracts-dealt':
      return event.contracts.length === 0 ? [`union:${event.union}`] : [];
    case 'contract-chosen':
      return [`cards:${event.union}`];
    case 'contract-kept':
      return [`contract:${event.contract}`];
    case 'deck-laid':
      return ['deck'];
    default:
      return [];
  }
};
