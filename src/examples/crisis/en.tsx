import own from '../../../content/ui/en/crisis.json';
import stepper from '../../../content/ui/en/stepper.json';
import turmoil from '../../../content/ui/en/turmoil.json';
import { worked } from '../frame/worked.tsx';
import { Crisis } from './crisis.tsx';

/** The example `crisis` with the strings of `en`. */
export default worked(Crisis, { crisis: own, stepper, turmoil });
