/* What an example opens when its address ends so. */

/** The reader's own table. */
export const AT_TABLE = '#my-table';

/** The reader's own case. */
export const AT_CASE = '#my-case';
