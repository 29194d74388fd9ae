import own from '../../../content/ui/en/lobbying.json';
import stepper from '../../../content/ui/en/stepper.json';
import { amount, board, letter, owner } from '../../../content/ui/en/turmoil.json?board.json';
import { worked } from '../frame/worked.tsx';
import { Lobbying } from './lobbying.tsx';

/** The example `lobbying` with the strings of `en`. */
export default worked(Lobbying, { lobbying: own, stepper, turmoil: { amount, board, letter, owner } });
