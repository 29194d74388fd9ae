import own from '../../../content/ui/ru/requirement.json';
import stepper from '../../../content/ui/ru/stepper.json';
import { worked } from '../frame/worked.tsx';
import { Requirement } from './requirement.tsx';

/** The example `requirement` with the strings of `ru`. */
export default worked(Requirement, { requirement: own, stepper });
