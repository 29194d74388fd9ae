import own from '../../../content/ui/ru/solar-phase.json';
import stepper from '../../../content/ui/ru/stepper.json';
import { worked } from '../frame/worked.tsx';
import { SolarPhase } from './solar-phase.tsx';

/** The example `solar-phase` with the strings of `ru`. */
export default worked(SolarPhase, { 'solar-phase': own, stepper });
