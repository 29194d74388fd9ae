interface Props {
  readonly own: boolean;
}

/** One delegate without a colour: filled if it is the reader's own, hollow if not. Its styles are `delegates.css`. */
export function Delegate({ own }: Props) {
  return (
    <svg class={`delegate${own ? ' is-own' : ''}`} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <circle cx="12" cy="7" r="4.5" />
      <path d="M4 21c0-6 3-8.5 8-8.5s8 2.5 8 8.5z" />
    </svg>
  );
}
