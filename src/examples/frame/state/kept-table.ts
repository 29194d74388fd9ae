import { keptUnder, OWN_TABLE } from '../../../i18n/device.ts';

/** An address of an example that ends so opens the table at once. */
export const AT_TABLE = '#my-table';
/** The same for the reader's own case. */
export const AT_CASE = '#my-case';

/** The kept table as text; empty if there is none, or if the reader forbids storage. */
export const keptTable = (): string => keptUnder(OWN_TABLE);
