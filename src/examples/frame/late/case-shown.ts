import type { RuleLinks } from '../../../drawings/cite.tsx';
import type { Words } from '../../../i18n/words.ts';
import type { AnyExample, Shown } from '../definition/example.ts';
import type { ExampleState } from '../state/use-example.ts';
import type { Way } from './ways-out.tsx';

/** What an example shows to those who enter their own case. */
export interface CaseShown<V> {
  readonly state: Pick<ExampleState<V>, 'preset' | 'value' | 'step' | 'damaged' | 'go' | 'edit'>;
  readonly steps: readonly unknown[];
  /** Why the input is refused; null if it is not. */
  readonly problem: { readonly code: string; readonly rule: string; readonly text: string } | null;
  /** The ways out of the refusal; left out without one. */
  readonly ways?: readonly Way[];
  readonly example: Pick<AnyExample, 'id' | 'fields'>;
  /** What its parts are given. */
  readonly shown: Shown<unknown, unknown, unknown, unknown>;
  readonly words: Words;
  readonly rules: RuleLinks;
}
