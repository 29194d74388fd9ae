import { readFileSync } from 'node:fs';

/** How many steps the first preset of an example has, by its reviewed sentences. */
export const firstSteps = (id: string): number => {
  const [, first = ''] = readFileSync(`tests/examples/said/en/${id}.md`, 'utf8').split(/^##+ /m);
  return first.split('\n').filter((line) => /^\d+\. /.test(line)).length;
};
