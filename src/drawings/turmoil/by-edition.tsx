import { DEFAULT_READINGS, EDITIONS, type Edition, type Readings } from '../../engine/turmoil/index.ts';

interface Props {
  /** The rule on which the editions differ. */
  readonly rule: keyof Readings;
  /** What is said by one edition. */
  readonly children: (edition: Edition) => string;
}

/** Words of a picture that differ by edition. Styles show those of the edition that applies, as in the text of a rule. */
export function ByEdition({ rule, children }: Props) {
  return EDITIONS.map((edition) => (
    <span key={edition} class="reading" data-reading={edition} data-default={DEFAULT_READINGS[rule] === edition ? '' : undefined}>
      {children(edition)}
    </span>
  ));
}
