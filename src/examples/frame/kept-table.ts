import { keptUnder } from '../../i18n/device.ts';

/** The name under which the reader's device keeps the own table, the same for all examples. */
export const TABLE_NAME = 'own-table';

/** An address of an example that ends so opens the table at once. */
export const AT_TABLE = '#my-table';

/** The kept table as text; empty if there is none, or if the reader forbids storage. */
export const keptTable = (): string => keptUnder(TABLE_NAME);
