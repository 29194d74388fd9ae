import * as fc from 'fast-check';

/**
 * How often a property is tried: as often as said, unless the whole run asks for less, as mutation testing does.
 * @param many the number that finds what the property is there to find
 * @returns what `fc.assert` takes
 */
export const runs = (many: number): { readonly numRuns: number } => ({ numRuns: Math.min(many, fc.readConfigureGlobal().numRuns ?? many) });
