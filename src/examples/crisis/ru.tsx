import own from '../../../content/ui/ru/crisis.json';
import stepper from '../../../content/ui/ru/stepper.json';
import turmoil from '../../../content/ui/ru/turmoil.json';
import { worked } from '../frame/worked.tsx';
import { Crisis } from './crisis.tsx';

/** The example `crisis` with the strings of `ru`. */
export default worked(Crisis, { crisis: own, stepper, turmoil });
