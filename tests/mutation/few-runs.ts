import * as fc from 'fast-check';

/** A changed program is to fail fast and each time alike: few tries, always the same, and no search for the smallest one. */
fc.configureGlobal({ numRuns: 25, seed: 1, endOnFailure: true });
process.env['FUZZ_RUNS'] ??= '25';
