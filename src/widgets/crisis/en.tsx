import own from '../../../content/ui/en/crisis.json';
import stepper from '../../../content/ui/en/stepper.json';
import turmoil from '../../../content/ui/en/turmoil.json';
import type { ExampleProps } from '../shared/types.ts';
import { Crisis } from './crisis.tsx';

const strings = { crisis: own, stepper, turmoil };

/** The example `crisis` with the strings of `en`. */
export default (props: ExampleProps) => <Crisis {...props} strings={strings} />;
