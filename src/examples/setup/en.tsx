import own from '../../../content/ui/en/setup.json';
import stepper from '../../../content/ui/en/stepper.json';
import { board, letter, owner, space } from '../../../content/ui/en/turmoil.json?track.json';
import { worked } from '../frame/worked.tsx';
import { SetUpExample } from './setup.tsx';

/** The example `setup` with the strings of `en`. */
export default worked(SetUpExample, { setup: own, stepper, turmoil: { board, letter, owner, space } });
