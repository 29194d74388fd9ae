import own from '../../../content/ui/en/requirement.json';
import stepper from '../../../content/ui/en/stepper.json';
import { worked } from '../frame/worked.tsx';
import { Requirement } from './requirement.tsx';

/** The example `requirement` with the strings of `en`. */
export default worked(Requirement, { requirement: own, stepper });
