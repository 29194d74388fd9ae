import type { Owner } from '../../engine/turmoil/index.ts';

// Shape, colour and letter all differ, so that no one of them has to be seen.
const shapes: Readonly<Record<Owner, preact.JSX.Element>> = {
  red: <circle cx="12" cy="12" r="10" />,
  green: <rect x="2.5" y="2.5" width="19" height="19" rx="2" />,
  blue: <path d="M12 1.5 23 21.5H1z" />,
  yellow: <path d="M12 .8 23.2 12 12 23.2 .8 12z" />,
  black: <path d="M7 2h10l5.5 10L17 22H7L1.5 12z" />,
  neutral: <path d="M2 6.5 12 2l10 4.500V15c0 4-5 6.5-10 8-5-1.5-10-4-10-8z" />,
};

/** Where a letter stands in each shape, so that it looks centred. */
const baseline: Readonly<Record<Owner, number>> = { red: 16.3, green: 16.3, blue: 18.6, yellow: 16.3, black: 16.3, neutral: 16.3 };

interface Props {
  readonly owner: Owner;
  /** The letter that tells the owner in the reader's language. */
  readonly letter: string;
  /** Whether it stands for a delegate that has just left. */
  readonly faint?: boolean;
}

/** One delegate, 24 units square: its owner told by colour, shape and letter. Decoration: words beside it say the same. */
export function Token({ owner, letter, faint = false }: Props) {
  return (
    <svg class={`token token-${owner}${faint ? ' is-gone' : ''}`} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      {shapes[owner]}
      <text x="12" y={baseline[owner]} text-anchor="middle">
        {letter}
      </text>
    </svg>
  );
}
