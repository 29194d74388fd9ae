import own from '../../../content/ui/ru/setup.json';
import stepper from '../../../content/ui/ru/stepper.json';
import { board, letter, owner, space } from '../../../content/ui/ru/turmoil.json?track.json';
import { worked } from '../frame/worked.tsx';
import { SetUpExample } from './setup.tsx';

/** The example `setup` with the strings of `ru`. */
export default worked(SetUpExample, { setup: own, stepper, turmoil: { board, letter, owner, space } });
