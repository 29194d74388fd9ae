import { shapeKey, shapes, type Pictured } from './shapes.tsx';

/** The id of a shape in {@link Sprite}. */
const idOf = (key: string): string => `p-${key.replace(':', '-')}`;

interface Props {
  readonly of: Pictured;
  /** Whether the page has a {@link Sprite} that draws it. */
  readonly shared?: boolean | undefined;
}

/** The pictogram of a thing, in the colour of the text. It is decoration: words beside it say the same. */
export function Pictogram({ of, shared = false }: Props) {
  const key = shapeKey(of);
  // Beside a sprite, the style sheet of the page gives the size, and the formula around it is hidden from screen readers.
  if (shared)
    return (
      <svg class="pictogram" viewBox="0 0 24 24">
        <use href={`#${idOf(key)}`} />
      </svg>
    );
  return (
    <svg class="pictogram" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      {shapes.get(key)}
    </svg>
  );
}

/** What only tables show. */
const UNSHARED = new Set<string>(['tile', 'greenery'] satisfies Pictured[]);

/** Draws each pictogram once, so that a page that shows many of them names them only. */
export function Sprite() {
  return (
    <svg class="sprite" width="0" height="0" aria-hidden="true">
      {[...shapes]
        .filter(([key]) => !UNSHARED.has(key))
        .map(([key, shape]) => (
          <symbol key={key} id={idOf(key)} viewBox="0 0 24 24">
            {shape}
          </symbol>
        ))}
    </svg>
  );
}
