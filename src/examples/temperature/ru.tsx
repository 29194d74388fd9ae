import own from '../../../content/ui/ru/temperature.json';
import stepper from '../../../content/ui/ru/stepper.json';
import { worked } from '../frame/worked.tsx';
import { Temperature } from './temperature.tsx';

/** The example `temperature` with the strings of `ru`. */
export default worked(Temperature, { temperature: own, stepper });
