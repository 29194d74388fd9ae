/* Where the browser tests find the built sites. */
import { FOLDER } from '../pseudo/site.ts';

/** The port of the site at its root. PORT moves it, and with it those after it, where others use them. */
export const ROOT_PORT = Number(process.env['PORT'] ?? 4173);

/** The port of the site with the invented language and game. */
export const FOLDER_PORT = ROOT_PORT + 100;

/** The first port of those on which tests serve a site of their own: one for each worker. */
export const OWN_PORT = ROOT_PORT + 200;

/** The folder of the site with the invented language and game. Ends in `/`. */
export const FOLDER_BASE = `${FOLDER}/`;

/** The address of its folder. Ends in `/`. */
export const UNDER_FOLDER = `http://localhost:${FOLDER_PORT}${FOLDER_BASE}`;
