/* Answers are folded. A link to a question unfolds its answer, a link to a rule those of all its questions. */

import { namedIn } from '../../i18n/outside.ts';

const unfold = (): void => {
  const named = document.getElementById(namedIn());
  if (named?.matches('.faq *')) named.querySelectorAll('details').forEach((answer) => (answer.open = true));
};

addEventListener('hashchange', unfold);
unfold();
