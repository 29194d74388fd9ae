import own from '../../../content/ui/en/solar-phase.json';
import stepper from '../../../content/ui/en/stepper.json';
import { worked } from '../frame/worked.tsx';
import { SolarPhase } from './solar-phase.tsx';

/** The example `solar-phase` with the strings of `en`. */
export default worked(SolarPhase, { 'solar-phase': own, stepper });
