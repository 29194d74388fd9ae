import own from '../../../content/ui/ru/crisis.json';
import stepper from '../../../content/ui/ru/stepper.json';
import turmoil from '../../../content/ui/ru/turmoil.json';
import type { ExampleProps } from '../shared/types.ts';
import { Crisis } from './crisis.tsx';

const strings = { crisis: own, stepper, turmoil };

/** The example `crisis` with the strings of `ru`. */
export default (props: ExampleProps) => <Crisis {...props} strings={strings} />;
