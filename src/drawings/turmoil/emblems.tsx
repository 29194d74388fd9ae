import { PARTIES, type Party } from '../../engine/turmoil/index.ts';
import { signs } from './pieces.tsx';

/** The emblem of a party on a page that has {@link EmblemSprite}. */
export const SharedEmblem = ({ party }: { readonly party: Party }) => (
  <svg class={`emblem of-${party}`} viewBox="0 0 24 24" aria-hidden="true">
    <use href={`#e-${party}`} />
  </svg>
);

/** Draws each emblem once, so that a page that shows many of them names them only. */
export const EmblemSprite = () => (
  <svg class="sprite" width="0" height="0" aria-hidden="true">
    {PARTIES.map((party) => (
      <symbol key={party} id={`e-${party}`} viewBox="0 0 24 24">
        <path d={signs[party][0]} />
        <path class="thin" fill="none" d={signs[party][1]} />
      </symbol>
    ))}
  </svg>
);
