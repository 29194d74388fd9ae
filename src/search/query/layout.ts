/** The keys of a keyboard, row by row, in the English and in the Russian layout. */
const english = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const russian = 'ёйцукенгшщзхъфывапролджэячсмитьбю';

const toRussian = new Map([...english].map((key, index) => [key, russian[index]!] as const));
const toEnglish = new Map([...russian].map((key, index) => [key, english[index]!] as const));

/**
 * Converts a text to the other keyboard layout: `gjkbnbrf` to `политика`, `дщиин` to `lobby`.
 *
 * @param typed any text; characters that are not on these keys stay
 */
export const otherLayout = (typed: string): string => {
  const map = /\p{Script=Cyrillic}/u.test(typed) ? toEnglish : toRussian;
  return [...typed.toLowerCase()].map((letter) => map.get(letter) ?? letter).join('');
};
