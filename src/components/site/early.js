(() => {
  // Before the first paint: what the reader chose earlier, so that nothing flickers.
  const root = document.documentElement;
  root.dataset.js = '';
  const kept = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const theme = kept('rr.theme');
  const edition = new URLSearchParams(location.search).get('edition') ?? kept('rr.edition');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  if (EDITIONS.includes(edition)) root.dataset.edition = edition;
})();
