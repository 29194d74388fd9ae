import own from '../../../content/ui/fr/lobbying.json';
import stepper from '../../../content/ui/fr/stepper.json';
import { amount, board, letter, owner } from '../../../content/ui/fr/turmoil.json?board.json';
import { worked } from '../frame/worked.tsx';
import { Lobbying } from './lobbying.tsx';

/** The example `lobbying` with the strings of `fr`. */
export default worked(Lobbying, { lobbying: own, stepper, turmoil: { amount, board, letter, owner } });
