/* What a page asks its worker. */

/** To fetch again what is missing or damaged. The answer is whether all of it is there. */
export const HEAL = 'heal';

/** To stay until pages ask for nothing for a moment, since a new build waits. The answer comes at once. */
export const SETTLE = 'settle';

/** To take the place of the build before, since the reader agrees. */
export const USE = 'use';

/** To give up what has not come yet, since the new build waits for it. */
export const DROP = 'drop';

/** The beginning of the names of all caches of this site, also of the notes of open pages. */
export const OURS = 'rosetta-rules ';

/** The beginning of the names of the caches of the worker of a folder, one for each build. The folder is given by its whole address. */
export const cachesOf = (folder: string): string => `${OURS}${folder} `;

/** The name of the cache in which this worker notes from which build each open page came. */
export const notesOf = (folder: string): string => `${OURS}pages ${folder}`;
