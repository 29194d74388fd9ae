const icons = {
  marker: 'M6 22V3M6 4h13l-4 5 4 5H6',
  remove: 'M5 12h14',
  leader: 'M5 20h14M6 16V8l4 4 2-6 2 6 4-4v8z',
  undo: 'M8 5 4 9l4 4M4 9h9a6 6 0 0 1 0 12h-3',
  redo: 'M16 5l4 4-4 4M20 9h-9a6 6 0 0 0 0 12h3',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  all: 'M4 6h16M4 12h16M4 18h16',
  share: 'M12 15V3M8 7l4-4 4 4M6 11v9h12v-9',
  done: 'M4 12l6 6L20 6',
} as const;

/** What a tool of an editor says and does. */
export interface ToolProps {
  /** The name of its icon. */
  readonly action: keyof typeof icons;
  readonly label: string;
  /** What stands under the icon. */
  readonly short: string;
  /** Whether it is chosen; left out for a tool that acts at once. */
  readonly pressed?: boolean | undefined;
  readonly disabled?: boolean;
  readonly onUse: () => void;
}

/** A button of an editor: an icon and a short name. While it is disabled, it keeps the focus. */
export function ToolButton({ action, label, short, pressed, disabled = false, onUse }: ToolProps) {
  return (
    <button
      type="button"
      class={`ed-tool ed-${action}`}
      data-tool={action}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      onClick={() => disabled || onUse()}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d={icons[action]} />
      </svg>
      <span class="cm-label" aria-hidden="true">
        {short}
      </span>
    </button>
  );
}

/** The button that closes what lies over a board or beside it. */
export function CloseButton({ label, onUse }: { readonly label: string; readonly onUse: () => void }) {
  return (
    <button type="button" class="ed-tool" data-tool="close" aria-label={label} title={label} onClick={onUse}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M6 6l12 12M18 6 6 18" />
      </svg>
    </button>
  );
}
