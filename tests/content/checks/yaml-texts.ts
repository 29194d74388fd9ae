import { Composer, CST, isMap, isPair, isScalar, parseDocument, Parser, visit, type Document, type Scalar } from 'yaml';
import { isLang, type Lang } from '../../../src/i18n/locales.ts';
import { typeset } from '../../../src/i18n/typeset.ts';

/** A text in one language in a YAML file. */
interface YamlText {
  readonly lang: Lang;
  /** A sentence, or the name of a term or card. */
  readonly kind: 'prose' | 'name';
  readonly node: Scalar<string>;
  /** The id of the entry that has it. */
  readonly id: string;
}

/**
 * What a text is, by the keys that lead to it: `definition.fr` is prose, `fr` and `fr.term` are names. Inflected forms,
 * everyday words (`fr.forms`) and other ways to ask (`also.fr`) are for finding, and stay as they are typed.
 */
const kindOf = (keys: readonly string[]): YamlText['kind'] | undefined => {
  if (keys[0] === 'also') return undefined;
  if (keys.length === 1 || ['term', 'abbr'].includes(keys[1] ?? '')) return 'name';
  return isLang(keys.at(-1)) ? 'prose' : undefined;
};

/** The language of a text: the last key that is one, since an edition may have the id of a language (`readings.ru.fr`). */
const langOf = (keys: readonly string[]): Lang | undefined => keys.findLast(isLang);

const textsOf = (document: Document): readonly YamlText[] => {
  const texts: YamlText[] = [];
  visit(document, {
    Scalar: (role, node, path) => {
      if (role === 'key' || typeof node.value !== 'string') return;
      const keys = path.filter(isPair).map(({ key }) => (isScalar(key) ? String(key.value) : ''));
      const lang = langOf(keys);
      const kind = kindOf(keys);
      const entry = path.find(isMap)?.get('id');
      if (lang && kind) texts.push({ lang, kind, node: node as Scalar<string>, id: typeof entry === 'string' ? entry : '' });
    },
  });
  return texts;
};

/** A name keeps plain spaces, since readers and programs look it up. */
const typesetName = (lang: Lang, name: string): string => typeset(lang, name).replace(/[\u00A0\u202F]/g, ' ');

const wantedOf = ({ lang, kind, node }: YamlText): string => (kind === 'name' ? typesetName(lang, node.value) : typeset(lang, node.value));

const compose = (tokens: readonly CST.Token[]): readonly Document[] => [...new Composer({ keepSourceTokens: true }).compose(tokens)];

/**
 * Typesets the texts of raw YAML, each in the language that its keys name. Comments, layout and all other values stay as
 * they are; only a text of several lines that changes is written on one line.
 *
 * @throws Error when the YAML cannot be read
 */
export const typesetYaml = (yaml: string): string => {
  const tokens = [...new Parser().parse(yaml)];
  const documents = compose(tokens);
  // Only parseDocument says line and column in its errors.
  if (documents.some(({ errors }) => errors.length)) throw parseDocument(yaml).errors[0] ?? new Error('no YAML');
  for (const text of documents.flatMap(textsOf)) {
    const wanted = wantedOf(text);
    if (wanted !== text.node.value) CST.setScalarValue(text.node.srcToken as CST.Token, wanted, { afterKey: true });
  }
  return tokens.map(CST.stringify).join('');
};

/** A text of a YAML file with its language, the line on which it begins, and the id of its entry. */
interface PlacedText {
  readonly lang: Lang;
  readonly text: string;
  readonly line: number;
  readonly id: string;
}

/** The texts of raw YAML, each with its place. */
export const yamlTexts = (yaml: string): readonly PlacedText[] => {
  const lineAt = (offset: number): number => yaml.slice(0, offset).split('\n').length;
  return compose([...new Parser().parse(yaml)])
    .flatMap(textsOf)
    .map(({ lang, node, id }) => ({ lang, text: node.value, line: lineAt(node.range?.[0] ?? 0), id }));
};
