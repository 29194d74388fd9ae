/* Chapters and answers are folded. A link to a question unfolds its answer. A link to a rule shows its questions alone, unfolded. */

import { namedIn } from '../../web/outside.ts';
import { chooseRule } from './filter.ts';

const unfold = (): void => {
  const named = document.getElementById(namedIn());
  const chapter = named?.closest('.faq')?.firstElementChild as HTMLDetailsElement | undefined;
  if (!named || !chapter) return;
  if (named.parentElement === chapter) chooseRule(named);
  chapter.open = true;
  if (named !== chapter.parentElement) named.querySelectorAll('details').forEach((answer) => (answer.open = true));
  // It came into sight only now.
  named.scrollIntoView();
};

addEventListener('hashchange', unfold);
// A second press on the same link does not change the hash; the answer may have been folded since.
addEventListener('click', ({ target }) => {
  const link = (target as Element).closest<HTMLAnchorElement>('.often a');
  if (link && namedIn(link.hash) === namedIn()) unfold();
});
unfold();
