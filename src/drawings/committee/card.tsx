import type { Party } from '../../engine/turmoil/index.ts';
import { Emblem } from './emblem.tsx';
import { PartNumber, type PartNumbers } from './parts.tsx';

interface Props {
  /** The party in the top left corner. */
  readonly revealed: Party;
  /** The party in the middle right. */
  readonly current: Party;
  /** Numbers for a picture that names the parts of the card. */
  readonly parts?: PartNumbers;
}

/** The parts of an event card that a picture may name, from the top. */
export const CARD_PARTS = ['revealed', 'current', 'flavour-text', 'effect'] as const;
export type CardPart = (typeof CARD_PARTS)[number];

/**
 * A global event card, schematic: the parties that its two corners name, above lines for flavour text and effect.
 * Decoration: its name stands beside it.
 */
export function EventFace({ revealed, current, parts }: Props) {
  return (
    <span class="ev-face" aria-hidden="true">
      <span class="ev-revealed">
        <Emblem party={revealed} />
        <PartNumber of="revealed" parts={parts} />
      </span>
      <span class="ev-current">
        <PartNumber of="current" parts={parts} />
        <Emblem party={current} />
      </span>
      <span class="ev-flavour">
        <PartNumber of="flavour-text" parts={parts} />
      </span>
      <span class="ev-effect">
        <PartNumber of="effect" parts={parts} />
      </span>
    </span>
  );
}
