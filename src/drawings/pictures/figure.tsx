import type { ComponentChildren } from 'preact';
import type { Words } from '../../i18n/words.ts';
import { Cite, type RuleLinks } from '../cite.tsx';
import { PartNumber, type PartNumbers } from '../part-number.tsx';
import type { PictureId } from './ids.ts';

/** A no-break space. It keeps a citation on the line of the word before it. */
export const NO_BREAK = '\u00a0';

interface FigureProps {
  readonly id: PictureId;
  readonly caption: string;
  readonly children: ComponentChildren;
}

/** The frame of every picture. Its caption stands above it: the first sentence as its title, the others smaller. */
export function Figure({ id, caption, children }: FigureProps) {
  const [title, ...more] = caption.split('. ');
  return (
    <figure class="picture" data-picture={id}>
      <figcaption>
        {title}
        {more.length > 0 && <small> {more.join('. ')}</small>}
      </figcaption>
      {children}
    </figure>
  );
}

/** A drawing and its legend. They stand side by side if there is room, else one below the other. */
export function Drawn({ drawing, children }: { readonly drawing: ComponentChildren; readonly children: ComponentChildren }) {
  return (
    <div class="drawn">
      <div class="pic-drawing">{drawing}</div>
      {children}
    </div>
  );
}

/** The text of a legend for one part. */
export interface LegendEntry {
  readonly part: string;
  readonly name: string;
  readonly text: string;
  /** The rule about the part. */
  readonly rule: string;
  /** A second rule. */
  readonly also?: string;
}

interface LegendProps {
  readonly entries: readonly LegendEntry[];
  readonly parts: PartNumbers;
  readonly rules: RuleLinks;
}

/** The parts of a drawing in words, with their numbers. It says everything that the drawing shows. */
export function Legend({ entries, parts, rules }: LegendProps) {
  return (
    <ol class="pic-legend">
      {entries.map(({ part, name, text, rule, also }) => (
        <li key={part}>
          {/* No space between: a browser would give it a place of its own in the grid. */}
          <PartNumber of={part} parts={parts} />
          <span>
            <b>{name}</b> {text}
            {NO_BREAK}
            <Cite rule={rule} rules={rules} />
            {also && NO_BREAK}
            {also && <Cite rule={also} rules={rules} />}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** A note: what the drawing shows beyond its sources is this site's own inference. */
export function Inference({ words, text }: { readonly words: Words; readonly text: string }) {
  return (
    <div class="inset inference" role="note">
      <p class="inset-title">{words.say('site.inset.inference')}</p>
      <p>{text}</p>
    </div>
  );
}
