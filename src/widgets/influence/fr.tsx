import own from '../../../content/ui/fr/influence.json';
import stepper from '../../../content/ui/fr/stepper.json';
import turmoil from '../../../content/ui/fr/turmoil.json';
import type { ExampleProps } from '../shared/types.ts';
import { Influence } from './influence.tsx';

const strings = { influence: own, stepper, turmoil };

/** The example `influence` with the strings of `fr`. */
export default (props: ExampleProps) => <Influence {...props} strings={strings} />;
