import own from '../../../content/ui/fr/setup.json';
import stepper from '../../../content/ui/fr/stepper.json';
import { board, letter, owner, space } from '../../../content/ui/fr/turmoil.json?track.json';
import { worked } from '../frame/worked.tsx';
import { SetUpExample } from './setup.tsx';

/** The example `setup` with the strings of `fr`. */
export default worked(SetUpExample, { setup: own, stepper, turmoil: { board, letter, owner, space } });
