import type { APIRoute } from 'astro';
import { labelsHash, ruleLabels } from '../../book/rule-labels.ts';
import { LANGS, type Lang } from '../../i18n/locales.ts';

export const getStaticPaths = () => Promise.all(LANGS.map(async (lang) => ({ params: { lang, hash: await labelsHash(lang) } })));

export const GET: APIRoute = async ({ params }) => Response.json(await ruleLabels(params['lang'] as Lang));
