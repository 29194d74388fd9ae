import { findWebKit } from '../browser/find.ts';
import { checkIn } from './run.ts';
import { openWebKit } from './webkit.ts';

const programs = findWebKit();
checkIn('WebKitGTK', programs ? () => openWebKit(programs) : undefined);
