/* Packs the texts of the built site: `npm run compress`. SITE_DIR is the built folder. */
import { compressSite } from '../compress.ts';

await compressSite(process.env['SITE_DIR'] ?? 'dist');
