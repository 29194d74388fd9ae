/** The folder of the files of the site with the invented language and the invented game. */
export const PSEUDO_DIR = 'dist-pseudo';

/** The folder that this site is served under: so the same build shows that a site need not stand at the root of its host. */
export const FOLDER = '/rules';
