// Writes the list of all term mentions on the built pages: build, run it, and read what has changed.
import { writeFileSync } from 'node:fs';
import { review } from './mentions.ts';

writeFileSync('docs/terms-review.md', review());
