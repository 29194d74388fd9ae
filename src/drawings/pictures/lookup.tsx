import type { ComponentChildren } from 'preact';
import type { PictureId } from './ids.ts';

interface Props {
  readonly id: PictureId;
  readonly caption: string;
  /** The heads of the columns. */
  readonly heads: readonly string[];
  /** The rows. The first cell of each is its head. */
  readonly children: ComponentChildren;
}

/** A table in which a reader looks something up. It fits a narrow phone. */
export function Lookup({ id, caption, heads, children }: Props) {
  return (
    <figure class={`lookup lookup-${heads.length}`} data-picture={id}>
      <figcaption>{caption}</figcaption>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </figure>
  );
}

interface AmountProps {
  /** The number with its sign. */
  readonly n: string | number;
  /** The pictogram. */
  readonly children: ComponentChildren;
}

/** A number and its pictogram, which stay together. */
export function Amount({ n, children }: AmountProps) {
  return (
    <span class="amount">
      <b>{n}</b>
      {children}
    </span>
  );
}

/** Pictograms that show what the words of the cell say. */
export function Signs({ children }: { readonly children: ComponentChildren }) {
  return (
    <span class="signs" aria-hidden="true">
      {children}
    </span>
  );
}
