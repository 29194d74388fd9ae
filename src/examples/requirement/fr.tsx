import own from '../../../content/ui/fr/requirement.json';
import stepper from '../../../content/ui/fr/stepper.json';
import { worked } from '../frame/worked.tsx';
import { Requirement } from './requirement.tsx';

/** The example `requirement` with the strings of `fr`. */
export default worked(Requirement, { requirement: own, stepper });
