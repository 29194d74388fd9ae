const links = new Map<string, Promise<unknown>>();

/**
 * Links a style sheet, once a page, after the page's own ones.
 *
 * @param address the sheet's address
 * @returns a promise that is kept when the sheet has come, or has failed to: what it styles is shown all the same
 */
export const linked = (address: string): Promise<unknown> => {
  const known = links.get(address);
  if (known) return known;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address });
  const come = new Promise((done) => ['load', 'error'].forEach((event) => link.addEventListener(event, done)));
  links.set(address, come);
  document.body.append(link);
  return come;
};
