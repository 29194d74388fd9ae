import type { ComponentChildren } from 'preact';
import type { PictureId } from './ids.ts';

interface Props {
  readonly id: PictureId;
  readonly caption: string;
  readonly children: ComponentChildren;
}

/** The frame of every picture: what it shows stands above it. */
export function Figure({ id, caption, children }: Props) {
  return (
    <figure class="picture" data-picture={id}>
      <figcaption>{caption}</figcaption>
      {children}
    </figure>
  );
}
