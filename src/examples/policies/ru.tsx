import own from '../../../content/ui/ru/policies.json';
import stepper from '../../../content/ui/ru/stepper.json';
import { worked } from '../frame/worked.tsx';
import { Policies } from './policies.tsx';

/** The example `policies` with the strings of `ru`. */
export default worked(Policies, { policies: own, stepper });
