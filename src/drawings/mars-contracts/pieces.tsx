import { At, type Point } from '../drawing.tsx';

/** A union token or leader token. */
export function Token(at: Point) {
  return (
    <At {...at}>
      <path class="is-piece" d="M-8 11c0-8 4-10 4-13a4.5 4.5 0 1 1 8 0c0 3 4 5 4 13z" />
    </At>
  );
}

/** A progress marker. */
export function Marker(at: Point) {
  return (
    <At {...at}>
      <path class="is-piece" d="M-7-7H7V7H-7z" />
    </At>
  );
}

/** A corporation seal. */
export function Seal(at: Point) {
  return (
    <At {...at}>
      <circle class="is-piece" r="14" />
      <path class="thin" d="M0-8 7-4V4L0 8-7 4V-4z" />
    </At>
  );
}
