/** Signs that stand for characters which a terminal does not show. */
const SIGNS: Readonly<Record<string, string>> = { '\u00A0': '⍽', '\u202F': '⎵' };

/** Says what the signs of {@link visible} stand for. */
export const SIGNS_USED = '⍽ is U+00A0, a no-break space; ⎵ is U+202F, a narrow one';

/** A text with a sign in place of each no-break space. */
export const visible = (text: string): string => text.replace(/[\u00A0\u202F]/g, (space) => SIGNS[space] ?? space);

const AROUND = 24;
const LONGEST = 100;

const sameFrom = (one: string, other: string): number => {
  const index = [...one].findIndex((_, at) => one[at] !== other[at]);
  return index < 0 ? one.length : index;
};

const reversed = (text: string): string => text.split('').reverse().join('');

const cut = (text: string, from: number, to: number): string => {
  const end = Math.min(to, from + LONGEST);
  return `${from > 0 ? '…' : ''}${visible(text.slice(from, end))}${end < text.length ? '…' : ''}`;
};

/**
 * Says where two versions of a line differ, with some characters around the place and with visible no-break spaces.
 *
 * @example difference('Oui !', 'Oui\u202F!') // has: Oui !  wanted: Oui⎵!
 */
export const difference = (has: string, wanted: string): string => {
  const start = sameFrom(has, wanted);
  const rest = [has, wanted].map((text) => reversed(text.slice(start)));
  const end = sameFrom(rest[0]!, rest[1]!);
  const from = Math.max(0, start - AROUND);
  const part = (text: string): string => cut(text, from, Math.min(text.length, text.length - end + AROUND));
  return `has: ${part(has)}  wanted: ${part(wanted)}`;
};
