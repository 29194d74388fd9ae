import { findWebKit } from '../browser/find.ts';
import { checkIn } from './run.ts';
import { openWebKit } from './webkit.ts';

const programs = findWebKit();
checkIn('WebKitGTK', 'webkit2gtk-driver xvfb', programs ? () => openWebKit(programs) : undefined);
