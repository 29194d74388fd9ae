import type { ComponentType } from 'preact';
import type { Strings } from '../../i18n/say.ts';
import type { ExampleProps, WorkedProps } from './types.ts';

/**
 * Gives an example one language's strings, so that a page loads the words of its own language only.
 *
 * @param Example the example
 * @param strings its strings by namespace: its own, `stepper`, and those of other features that it uses
 * @returns what an island of that language shows
 */
export const worked = (Example: ComponentType<WorkedProps>, strings: Strings) => (props: ExampleProps) => <Example {...props} strings={strings} />;
