import type { FunctionComponent } from 'preact';
import type { Words } from '../../i18n/words.ts';
import type { RuleLinks } from '../cite.tsx';
import type { PictureId } from './ids.ts';

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

/** What a page must provide for a picture. */
export interface Needs {
  /** The ids of the rules that it cites. The page provides their addresses, numbers and titles. */
  readonly rules: readonly string[];
  /** The ids of the terms and cards that it names. */
  readonly names: readonly string[];
  /** The chapter whose steps it shows. */
  readonly procedure?: string;
}

/** A style sheet of pictures, by its name: `src/components/rules/Picture.astro` knows where it lies. */
type Sheet = 'drawings' | 'events-board' | 'flow' | 'parties' | 'pictures' | 'tables' | 'widgets';

/** A picture, and what it needs of the page that shows it. */
export interface Picture extends Needs {
  readonly Shown: FunctionComponent<PictureProps>;
  readonly sheets: readonly Sheet[];
  /** The files of strings that it uses. */
  readonly strings: readonly string[];
}

/** The pictures of one game. */
export type PicturesOf<Id extends PictureId> = Readonly<Record<Id, Picture>>;
