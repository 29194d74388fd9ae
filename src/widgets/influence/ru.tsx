import own from '../../../content/ui/ru/influence.json';
import stepper from '../../../content/ui/ru/stepper.json';
import turmoil from '../../../content/ui/ru/turmoil.json';
import type { ExampleProps } from '../shared/types.ts';
import { Influence } from './influence.tsx';

const strings = { influence: own, stepper, turmoil };

/** The example `influence` with the strings of `ru`. */
export default (props: ExampleProps) => <Influence {...props} strings={strings} />;
