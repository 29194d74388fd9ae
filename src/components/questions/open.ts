/* Answers are folded. A link to a question unfolds its answer, a link to a rule those of all its questions. */

const unfold = (): void => {
  const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (named?.matches('.faq *')) named.querySelectorAll('details').forEach((answer) => (answer.open = true));
};

addEventListener('hashchange', unfold);
unfold();
