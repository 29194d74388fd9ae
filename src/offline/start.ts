/*
 * What every page carries of reading without a network: it fetches the rest when the reader has what they came for. A reader who goes
 * on to another page meanwhile stops that, which is no fault.
 */

/** Milliseconds after the page has come, in which its own searches and examples come too. */
const AFTER = 2000;

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => setTimeout(() => import('./keep.ts').catch(() => {}), AFTER));
