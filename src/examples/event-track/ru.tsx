import own from '../../../content/ui/ru/event-track.json';
import stepper from '../../../content/ui/ru/stepper.json';
import { board, letter, owner, space } from '../../../content/ui/ru/turmoil.json?track.json';
import { worked } from '../frame/worked.tsx';
import { EventTrackExample } from './event-track.tsx';

/** The example `event-track` with the strings of `ru`. */
export default worked(EventTrackExample, { 'event-track': own, stepper, turmoil: { board, letter, owner, space } });
