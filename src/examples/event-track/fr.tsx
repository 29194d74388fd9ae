import own from '../../../content/ui/fr/event-track.json';
import stepper from '../../../content/ui/fr/stepper.json';
import { board, letter, owner, space } from '../../../content/ui/fr/turmoil.json?track.json';
import { worked } from '../frame/worked.tsx';
import { EventTrackExample } from './event-track.tsx';

/** The example `event-track` with the strings of `fr`. */
export default worked(EventTrackExample, { 'event-track': own, stepper, turmoil: { board, letter, owner, space } });
