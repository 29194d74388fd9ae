import own from '../../../content/ui/fr/crisis.json';
import stepper from '../../../content/ui/fr/stepper.json';
import turmoil from '../../../content/ui/fr/turmoil.json';
import { worked } from '../frame/worked.tsx';
import { Crisis } from './crisis.tsx';

/** The example `crisis` with the strings of `fr`. */
export default worked(Crisis, { crisis: own, stepper, turmoil });
