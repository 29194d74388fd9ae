/** The keys of a keyboard in rows, each with the letters of the English and of the Russian layout. */
const english = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const russian = 'ёйцукенгшщзхъфывапролджэячсмитьбю';

const toRussian = new Map([...english].map((key, index) => [key, russian[index]!] as const));
const toEnglish = new Map([...russian].map((key, index) => [key, english[index]!] as const));

/**
 * What the same keys give in the other keyboard layout: `gjkbnbrf` is `политика`, `дщиин` is `lobby`.
 *
 * @param typed any text; what no key of the other layout gives stays
 */
export const otherLayout = (typed: string): string => {
  const map = /\p{Script=Cyrillic}/u.test(typed) ? toEnglish : toRussian;
  return [...typed.toLowerCase()].map((letter) => map.get(letter) ?? letter).join('');
};
