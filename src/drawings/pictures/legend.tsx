import { PartNumber, type PartNumbers } from '../committee/parts.tsx';
import { NO_BREAK } from './names.ts';
import { Cite, type RuleLinks } from '../cite.tsx';

/** What a legend says of one part. */
export interface LegendEntry {
  readonly part: string;
  readonly name: string;
  readonly text: string;
  /** The rule that tells more. */
  readonly rule: string;
  /** Another one. */
  readonly also?: string;
}

interface Props {
  readonly entries: readonly LegendEntry[];
  readonly parts: PartNumbers;
  readonly rules: RuleLinks;
}

/** The parts of a drawing in words, by the numbers that they carry in it. Whoever does not see the drawing misses nothing. */
export function Legend({ entries, parts, rules }: Props) {
  return (
    <ol class="pic-legend">
      {entries.map(({ part, name, text, rule, also }) => (
        <li key={part}>
          <PartNumber of={part} parts={parts} />{' '}
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
