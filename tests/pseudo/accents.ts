/** What stays as it is: tags, places, braces, link targets, addresses, entities. */
const kept = /<\/?[A-Za-z][^<>]*>|\{\{[^{}]*\}\}|\{[^{}]*\}|(?<=\])\([^()\s]*\)|https?:\/\/\S+|&#?\w+;/g;

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'àƀçđéƒğĥíĵķļɱñóþǫŕšţúṽŵẋýžÀƁÇĐÉƑĞĤÍĴĶĻṀÑÓÞǪŔŠŢÚṼŴẊÝŽ';
const letters = new Map([...plain].map((letter, index) => [letter, [...accented][index]!]));

/** One letter under an accent; vowels and s stand twice, which makes English about 35 % longer, word by word. */
const invented = (letter: string): string => {
  const strange = letters.get(letter) ?? letter;
  return /[aeiouys]/.test(letter) ? strange + strange : strange;
};

/** Runs a change over a text outside of what stays. */
const outside = (text: string, change: (part: string) => string): string => {
  let from = 0;
  const parts = [...text.matchAll(kept)].flatMap((match) => {
    const before = text.slice(from, match.index);
    from = match.index + match[0].length;
    return [change(before), match[0]];
  });
  return [...parts, change(text.slice(from))].join('');
};

/**
 * A text in the invented language: the English one, readable, accented, about 35 % longer. `{{places}}`, tags and addresses
 * stay as they are; the same word always becomes the same word.
 */
export const pseudo = (text: string): string => outside(text, (part) => [...part].map(invented).join(''));

/** A chapter in the invented language: its prose, its titles, and title and summary in the front matter. */
export const pseudoMdx = (mdx: string): string => {
  const [head = ''] = /^---\n[\s\S]*?\n---\n/.exec(mdx) ?? [];
  const body = pseudo(mdx.slice(head.length)).replace(/(?<=\stitle=")[^"]*(?=")/g, pseudo);
  return head.replace(/(?<=^(?:title|summary): )(.*)$/gm, (value) => JSON.stringify(pseudo(value.replace(/^"|"$/g, '')))) + body;
};

/** Every text of a tree of strings in the invented language. */
export const pseudoTree = (tree: unknown): unknown => {
  if (typeof tree === 'string') return pseudo(tree);
  if (Array.isArray(tree)) return tree.map(pseudoTree);
  return Object.fromEntries(Object.entries(tree as object).map(([key, value]) => [key, pseudoTree(value)]));
};
