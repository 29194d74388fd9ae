/* The points that the rules leave open are folded. A link to one unfolds it. */

import { namedIn } from '../../web/outside.ts';

const unfold = (): void => {
  const named = document.getElementById(namedIn());
  if (!(named instanceof HTMLDetailsElement)) return;
  named.open = true;
  // It came into sight only now.
  named.scrollIntoView();
};

addEventListener('hashchange', unfold);
// A second press on the same link does not change the hash; the point may have been folded since.
addEventListener('click', ({ target }) => {
  const link = (target as Element).closest<HTMLAnchorElement>('.on-page a');
  if (link && namedIn(link.hash) === namedIn()) unfold();
});
unfold();
