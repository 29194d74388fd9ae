import { ruleOf, type Chapter, type Game, type PlacedRule } from './game.ts';

/** The address of a game's quick reference after the language. */
export const quickPath = (game: string): string => `${game}/quick-reference/`;

/** Whether a game has a quick reference. */
export const hasQuick = ({ facts }: Game): boolean => facts.quick !== undefined;

/** A chapter with those of its rules that the quick reference shows. */
interface QuickChapter {
  readonly chapter: Chapter;
  readonly rules: readonly PlacedRule[];
}

/**
 * The rules of a game's quick reference in the order of the book, chapter by chapter.
 *
 * @throws Error when game.yaml names a rule that the game has not
 */
export const quickRules = (game: Game): readonly QuickChapter[] => {
  const named = (game.facts.quick?.rules ?? []).map((id) => ruleOf(game, id, `content/${game.id}/game.yaml quick.rules`));
  const inOrder = [...game.rules.values()].filter((rule) => named.includes(rule));
  return game.chapters
    .map((chapter) => ({ chapter, rules: inOrder.filter((rule) => rule.chapter === chapter.chapter) }))
    .filter(({ rules }) => rules.length > 0);
};
