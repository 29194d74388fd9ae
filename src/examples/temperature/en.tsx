import own from '../../../content/ui/en/temperature.json';
import stepper from '../../../content/ui/en/stepper.json';
import { worked } from '../frame/worked.tsx';
import { Temperature } from './temperature.tsx';

/** The example `temperature` with the strings of `en`. */
export default worked(Temperature, { temperature: own, stepper });
