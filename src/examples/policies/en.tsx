import own from '../../../content/ui/en/policies.json';
import stepper from '../../../content/ui/en/stepper.json';
import { worked } from '../frame/worked.tsx';
import { Policies } from './policies.tsx';

/** The example `policies` with the strings of `en`. */
export default worked(Policies, { policies: own, stepper });
