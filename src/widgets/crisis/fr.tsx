import own from '../../../content/ui/fr/crisis.json';
import stepper from '../../../content/ui/fr/stepper.json';
import turmoil from '../../../content/ui/fr/turmoil.json';
import type { ExampleProps } from '../shared/types.ts';
import { Crisis } from './crisis.tsx';

const strings = { crisis: own, stepper, turmoil };

/** The example `crisis` with the strings of `fr`. */
export default (props: ExampleProps) => <Crisis {...props} strings={strings} />;
