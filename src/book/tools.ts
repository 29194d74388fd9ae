import type { Lang } from '../i18n/locales.ts';
import { t } from '../i18n/t.ts';
import type { Game } from './game.ts';
import { gamesWithTerms, glossaryPath } from './glossary.ts';
import { gamesWithQuestions, questionsPath } from './questions.ts';
import { hasQuick, quickPath } from './quick.ts';
import { eventsPath, gamesWithEvents } from './words.ts';

/** A list or a tool of a game, beside its chapters. */
export interface Tool {
  readonly id: 'faq' | 'quick-reference' | 'events' | 'glossary' | 'differences' | 'examples';
  /** Its address after the language. */
  readonly to: string;
  /** Its name, the same in tiles, in lists and on its own page. */
  readonly title: string;
  /** What it holds, in a few words. */
  readonly hint: string;
}

/**
 * The lists and tools of a game, in the order of how often a table asks for them. A game has only those that it has pages for.
 */
export const toolsOf = async (game: Game, lang: Lang): Promise<readonly Tool[]> => {
  const { id, facts } = game;
  const has = {
    faq: (await gamesWithQuestions()).includes(id),
    'quick-reference': hasQuick(game),
    events: (await gamesWithEvents()).includes(id),
    examples: facts.examples.length > 0,
    glossary: (await gamesWithTerms()).includes(id),
    differences: true,
  };
  const tools = [
    { id: 'faq', to: questionsPath(id), title: t(lang, 'site:faq.title') },
    { id: 'quick-reference', to: quickPath(id), title: t(lang, 'site:quick.title') },
    { id: 'events', to: eventsPath(id), title: t(lang, 'events:title') },
    { id: 'examples', to: `${id}/examples/`, title: t(lang, 'site:example.title') },
    { id: 'glossary', to: glossaryPath(id), title: t(lang, 'site:glossary.title') },
    { id: 'differences', to: `${id}/differences/`, title: t(lang, 'site:differences.title') },
  ] as const;
  return tools.filter((tool) => has[tool.id]).map((tool) => ({ ...tool, hint: t(lang, `site:tool.${tool.id}.hint`) }));
};
