import own from '../../../content/ui/en/influence.json';
import stepper from '../../../content/ui/en/stepper.json';
import turmoil from '../../../content/ui/en/turmoil.json';
import type { ExampleProps } from '../shared/types.ts';
import { Influence } from './influence.tsx';

const strings = { influence: own, stepper, turmoil };

/** The example `influence` with the strings of `en`. */
export default (props: ExampleProps) => <Influence {...props} strings={strings} />;
