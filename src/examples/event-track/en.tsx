import own from '../../../content/ui/en/event-track.json';
import stepper from '../../../content/ui/en/stepper.json';
import { board, letter, owner, space } from '../../../content/ui/en/turmoil.json?track.json';
import { worked } from '../frame/worked.tsx';
import { EventTrackExample } from './event-track.tsx';

/** The example `event-track` with the strings of `en`. */
export default worked(EventTrackExample, { 'event-track': own, stepper, turmoil: { board, letter, owner, space } });
