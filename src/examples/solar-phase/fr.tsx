import own from '../../../content/ui/fr/solar-phase.json';
import stepper from '../../../content/ui/fr/stepper.json';
import { worked } from '../frame/worked.tsx';
import { SolarPhase } from './solar-phase.tsx';

/** The example `solar-phase` with the strings of `fr`. */
export default worked(SolarPhase, { 'solar-phase': own, stepper });
