{
  // Before the first paint: what the reader chose earlier, so that nothing flickers.
  const { dataset } = document.documentElement;
  dataset.js = '';
  let theme, edition;
  try {
    theme = localStorage['rr.theme'];
    edition = localStorage['rr.edition'];
  } catch {
    // Storage is forbidden.
  }
  edition = new URLSearchParams(location.search).get('edition') ?? edition;
  if (/^(light|dark)$/.test(theme)) dataset.theme = theme;
  if (EDITIONS.includes(edition)) dataset.edition = edition;
  // If a style sheet fails to load, the next click loads it again. If the page's code fails to load, the page works as without scripts,
  // and the button of an example loads the page again. Errors in running code have no such target.
  addEventListener(
    'error',
    ({ target }) => {
      if (target.rel) addEventListener('click', () => target.replaceWith(target.cloneNode()));
      else if (target.type) {
        dataset.js = dataset.net = 'off';
        addEventListener('click', (event) => event.target.closest('.ex-failed') && location.reload());
      }
    },
    true,
  );
}
