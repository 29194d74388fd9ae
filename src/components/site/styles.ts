/**
 * Style sheets that a page has not linked yet, which it then has: each is linked once, by the first that needs it.
 * To be called before anything is awaited, so that the first is the first in the text too.
 */
export const unlinked = (locals: App.Locals, sheets: readonly string[]): readonly string[] => {
  const linked = (locals.linked ??= new Set());
  const missing = sheets.filter((sheet) => !linked.has(sheet));
  missing.forEach((sheet) => linked.add(sheet));
  return missing;
};
