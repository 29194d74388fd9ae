import { createHash } from 'node:crypto';

/**
 * Ten letters that tell what is in a file. They stand in its address, so that a browser may keep it for ever.
 *
 * @param content what the file holds, as JSON values
 */
export const contentHash = (content: unknown): string => createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 10);
