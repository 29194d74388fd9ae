import own from '../../../content/ui/fr/influence.json';
import stepper from '../../../content/ui/fr/stepper.json';
import { amount, owner, source, thing } from '../../../content/ui/fr/turmoil.json?influence.json';
import { worked } from '../frame/worked.tsx';
import { Influence } from './influence.tsx';

/** The example `influence` with the strings of `fr`. */
export default worked(Influence, { influence: own, stepper, turmoil: { amount, owner, source, thing } });
