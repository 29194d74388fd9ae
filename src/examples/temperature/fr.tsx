import own from '../../../content/ui/fr/temperature.json';
import stepper from '../../../content/ui/fr/stepper.json';
import { worked } from '../frame/worked.tsx';
import { Temperature } from './temperature.tsx';

/** The example `temperature` with the strings of `fr`. */
export default worked(Temperature, { temperature: own, stepper });
