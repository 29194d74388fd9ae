import { keptUnder, OWN_TABLE } from '../../../web/device.ts';

/** The kept table as text; empty if there is none, or if the reader forbids storage. */
export const keptTable = (): string => keptUnder(OWN_TABLE);
