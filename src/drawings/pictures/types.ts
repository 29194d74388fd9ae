import type { Words } from '../../i18n/words.ts';
import type { RuleLinks } from '../cite.tsx';

/** A step of a flow: a rule or a group of rules, with its number, its title and the steps inside it. */
export interface FlowStep {
  readonly id: string;
  readonly href: string;
  readonly number: string;
  readonly title: string;
  readonly steps: readonly FlowStep[];
}

/** The props of every picture. */
export interface PictureProps {
  readonly words: Words;
  /** The rules that the pictures cite. */
  readonly rules: RuleLinks;
  /** The steps of its procedure, as numbered in their chapter. Most pictures have none. */
  readonly steps: readonly FlowStep[];
}
