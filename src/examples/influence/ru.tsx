import own from '../../../content/ui/ru/influence.json';
import stepper from '../../../content/ui/ru/stepper.json';
import { amount, owner, source, thing } from '../../../content/ui/ru/turmoil.json?influence.json';
import { worked } from '../frame/worked.tsx';
import { Influence } from './influence.tsx';

/** The example `influence` with the strings of `ru`. */
export default worked(Influence, { influence: own, stepper, turmoil: { amount, owner, source, thing } });
