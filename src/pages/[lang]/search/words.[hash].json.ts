import type { APIRoute } from 'astro';
import { LANGS, type Lang } from '../../../i18n/locales.ts';
import { answerWords, wordsHash } from '../../../search/view/words.ts';

export const getStaticPaths = () => LANGS.map((lang) => ({ params: { lang, hash: wordsHash(lang) } }));

export const GET: APIRoute = ({ params }) => Response.json(answerWords(params['lang'] as Lang));
