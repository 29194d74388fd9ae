import own from '../../../content/ui/en/influence.json';
import stepper from '../../../content/ui/en/stepper.json';
import { amount, owner, source, thing } from '../../../content/ui/en/turmoil.json?influence.json';
import { worked } from '../frame/worked.tsx';
import { Influence } from './influence.tsx';

/** The example `influence` with the strings of `en`. */
export default worked(Influence, { influence: own, stepper, turmoil: { amount, owner, source, thing } });
