(() => {
  // Before the first paint: what the reader chose earlier, so that nothing flickers.
  const { dataset } = document.documentElement;
  dataset.js = '';
  let { theme, edition } = dataset;
  try {
    theme = localStorage['rr.theme'];
    edition = localStorage['rr.edition'];
  } catch {
    // Storage is forbidden.
  }
  edition = new URLSearchParams(location.search).get('edition') ?? edition;
  if (['light', 'dark'].includes(theme)) dataset.theme = theme;
  if (EDITIONS.includes(edition)) dataset.edition = edition;
  // What the page names and does not come: a style sheet is asked for again at the next click. Without its code, the page is as for
  // readers without scripts, until they ask for it at an example.
  addEventListener(
    'error',
    ({ target }) => {
      if (target.type) dataset.js = dataset.net = 'off';
      addEventListener('click', (event) =>
        target.rel ? target.replaceWith(target.cloneNode()) : event.target.closest('.ex-failed') && location.reload(),
      );
    },
    true,
  );
})();
