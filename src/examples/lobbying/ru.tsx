import own from '../../../content/ui/ru/lobbying.json';
import stepper from '../../../content/ui/ru/stepper.json';
import { amount, board, letter, owner } from '../../../content/ui/ru/turmoil.json?board.json';
import { worked } from '../frame/worked.tsx';
import { Lobbying } from './lobbying.tsx';

/** The example `lobbying` with the strings of `ru`. */
export default worked(Lobbying, { lobbying: own, stepper, turmoil: { amount, board, letter, owner } });
