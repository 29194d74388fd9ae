import { citedRules as rulesCited } from '../../book/cite.ts';
import { defaultReadings } from '../../book/editions.ts';
import { gameOf } from '../../book/game.ts';
import { langShown, namesOf } from '../../book/words.ts';
import { READ_BOTH_WAYS, type Readings } from '../../engine/turmoil/index.ts';
import { href } from '../../i18n/links.ts';
import type { Lang } from '../../i18n/locales.ts';
import type { Namespace } from '../../i18n/t.ts';
import type { ExampleProps } from '../../examples/frame/types.ts';

/** What an example of a game asks its page for. */
interface Needs {
  readonly id: Namespace;
  readonly citedRules: readonly string[];
  readonly namesNeeded: readonly string[];
}

/**
 * Everything that an example needs from the book, in one language: addresses, numbers and titles of the rules it
 * cites, names, and the site's readings. It is shown in another language than the page's where that has not all its words.
 *
 * @throws Error when it cites a rule or names a term that the book has not
 */
export const exampleProps = async (gameId: string, lang: Lang, { id, citedRules, namesNeeded }: Needs): Promise<ExampleProps> => {
  const game = await gameOf(gameId);
  const chapter = game.facts.examples.find((example) => example.id === id)?.chapter ?? '';
  const spoken = await langShown(gameId, lang, [id, 'stepper', 'turmoil'], namesNeeded);
  return {
    lang: spoken,
    names: await namesOf(gameId, spoken, namesNeeded),
    rules: await rulesCited(gameId, lang, citedRules, { from: chapter, by: `example ${id}` }),
    readings: Object.fromEntries(READ_BOTH_WAYS.map((rule) => [rule, defaultReadings(game)[rule]])) as Readings,
    page: href(lang, `${gameId}/examples/${id}/`),
  };
};
