import { findFirefox } from '../browser/find.ts';
import { openFirefox } from './firefox.ts';
import { checkIn } from './run.ts';

const program = findFirefox();
checkIn('Firefox', program ? () => openFirefox(program) : undefined);
