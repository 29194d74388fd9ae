import { href } from '../web/links.ts';
import type { Lang } from '../i18n/locales.ts';
import type { Game } from './game.ts';
import { groupTitles, ruleTitles } from './titles.ts';

/** A step of a procedure: a rule, or a group of rules with its own steps. */
interface ProcedureStep {
  readonly id: string;
  readonly href: string;
  readonly number: string;
  readonly title: string;
  readonly steps: readonly ProcedureStep[];
}

/**
 * The steps of a procedure in order, with the numbers and titles that its chapter gives them.
 *
 * @param chapter a chapter that is numbered as its procedure is
 * @throws Error when a step has no number or the chapter's text no title for it
 */
export const procedureOf = async (game: Game, lang: Lang, chapter: string): Promise<readonly ProcedureStep[]> => {
  const titles = new Map([...(await ruleTitles(game.id, chapter, lang)), ...(await groupTitles(game.id, chapter, lang))]);
  const step = (id: string, steps: readonly ProcedureStep[] = []): ProcedureStep => {
    const number = game.numbers.get(id)?.[lang];
    const title = titles.get(id);
    if (number === undefined || title === undefined) throw new Error(`content/${game.id}/${chapter}/${lang}.mdx: no step "${id}"`);
    return { id, href: href(lang, `${game.id}/${chapter}/#${id}`), number, title, steps };
  };
  const rules = game.chapters.find((facts) => facts.chapter === chapter)?.rules ?? [];
  return rules.map((entry) =>
    'group' in entry
      ? step(
          entry.group,
          entry.rules.map(({ id }) => step(id)),
        )
      : step(entry.id),
  );
};
