// Writes the table of the rules that run.
import { writeFileSync } from 'node:fs';
import { asMarkdown, coverage } from './table.ts';

writeFileSync('docs/coverage.md', asMarkdown(coverage()));
