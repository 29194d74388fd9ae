import own from '../../../content/ui/fr/final-scoring.json';
import stepper from '../../../content/ui/fr/stepper.json';
import { letter, owner } from '../../../content/ui/fr/turmoil.json?scoring.json';
import { worked } from '../frame/worked.tsx';
import { FinalScoring } from './final-scoring.tsx';

/** The example `final-scoring` with the strings of `fr`. */
export default worked(FinalScoring, { 'final-scoring': own, stepper, turmoil: { letter, owner } });
