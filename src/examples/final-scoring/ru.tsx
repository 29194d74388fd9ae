import own from '../../../content/ui/ru/final-scoring.json';
import stepper from '../../../content/ui/ru/stepper.json';
import { letter, owner } from '../../../content/ui/ru/turmoil.json?scoring.json';
import { worked } from '../frame/worked.tsx';
import { FinalScoring } from './final-scoring.tsx';

/** The example `final-scoring` with the strings of `ru`. */
export default worked(FinalScoring, { 'final-scoring': own, stepper, turmoil: { letter, owner } });
