/** Writes what a reader typed so that an address can carry it: letters, digits and hyphens stay, all else becomes `~code~`. */
export const escapeText = (typed: string): string =>
  [...typed]
    .slice(0, 12)
    .map((sign) => (/[A-Za-z0-9-]/.test(sign) ? sign : `~${(sign.codePointAt(0) ?? 0).toString(36)}~`))
    .join('');

/** Reads what `escapeText` wrote; an impossible code is left out. */
export const unescapeText = (written: string): string =>
  written.replace(/~([0-9a-z]{1,4})~/g, (_, code: string) => {
    const point = parseInt(code, 36);
    return point <= 0x10ffff ? String.fromCodePoint(point) : '';
  });
