import own from '../../../content/ui/fr/policies.json';
import stepper from '../../../content/ui/fr/stepper.json';
import { worked } from '../frame/worked.tsx';
import { Policies } from './policies.tsx';

/** The example `policies` with the strings of `fr`. */
export default worked(Policies, { policies: own, stepper });
