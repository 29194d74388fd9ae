import type { Words } from '../../i18n/words.ts';
import type { RuleLinks } from '../cite.tsx';

/** A step of a flow: a rule or group with its number and title, and the steps inside it. */
export interface FlowStep {
  readonly id: string;
  readonly href: string;
  readonly number: string;
  readonly title: string;
  readonly steps: readonly FlowStep[];
}

/** What every picture is given. */
export interface PictureProps {
  readonly words: Words;
  /** The rules that the pictures cite. */
  readonly rules: RuleLinks;
  /** The steps of the procedure that it needs, as their chapter numbers them; for most pictures none. */
  readonly steps: readonly FlowStep[];
}
