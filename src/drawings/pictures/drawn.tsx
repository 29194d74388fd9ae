import type { ComponentChildren } from 'preact';

/** A drawing and its legend: one below the other, with room side by side. */
export function Drawn({ drawing, children }: { readonly drawing: ComponentChildren; readonly children: ComponentChildren }) {
  return (
    <div class="drawn">
      <div class="pic-drawing">{drawing}</div>
      {children}
    </div>
  );
}
