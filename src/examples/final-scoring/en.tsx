import own from '../../../content/ui/en/final-scoring.json';
import stepper from '../../../content/ui/en/stepper.json';
import { letter, owner } from '../../../content/ui/en/turmoil.json?scoring.json';
import { worked } from '../frame/worked.tsx';
import { FinalScoring } from './final-scoring.tsx';

/** The example `final-scoring` with the strings of `en`. */
export default worked(FinalScoring, { 'final-scoring': own, stepper, turmoil: { letter, owner } });
