import own from '../../../content/ui/en/influence.json';
import stepper from '../../../content/ui/en/stepper.json';
import turmoil from '../../../content/ui/en/turmoil.json';
import { worked } from '../shared/worked.tsx';
import { Influence } from './influence.tsx';

/** The example `influence` with the strings of `en`. */
export default worked(Influence, { influence: own, stepper, turmoil });
