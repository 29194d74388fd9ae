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
})();
