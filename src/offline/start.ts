/* What every page carries of reading without a network: it fetches the rest when all else has come. */
if (import.meta.env.PROD && 'serviceWorker' in navigator) addEventListener('load', () => void import('./keep.ts'));
