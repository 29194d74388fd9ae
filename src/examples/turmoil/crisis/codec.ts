/* Only the form and addresses bring an input that is no preset, and drafts. So this comes with their code. */
import { escapeText, list, mapped, unescapeText, type Codec } from '../../../engine/core/codec.ts';
import { fieldsOf, isOwner, isParty, parse, RESOURCES, write, type Position } from '../../../engine/turmoil/index.ts';
import type { CrisisInput } from './input.ts';
import { ALL_OWN } from './numbers.ts';

const MAX_DRAFTS = 20;

/** The most letters of an input. An address may have 2,000, and its version, its edition and its step need some of them. */
const MAX_LETTERS = 1980;

/** A player's fields that take a number, without the player's prefix. */
const OWN_FIELDS: readonly string[] = [...ALL_OWN.map(({ field }) => field), ...RESOURCES.map((one) => `choice.${one}`)];

/** Whether a field of the form takes a number, such as `player2.tr` or `greens.red`. The other fields offer choices. */
export const isNumberField = (name: string): boolean => {
  const [place = '', ...rest] = name.split('.');
  const key = rest.join('.');
  return isParty(place) ? isOwner(key) : /^player[1-9]$/.test(place) && OWN_FIELDS.includes(key);
};

/** Returns the engine's name for the number behind a field of the form. */
const engineField = ({ game: { players } }: Position, name: string): string => {
  const [place = '', ...rest] = name.split('.');
  const at = /^player(\d)$/.exec(place)?.[1];
  if (at === undefined) return `parties.${place}.area.${rest.join('.')}`;
  const key = rest.join('.');
  // A decision is about what the player has.
  const own = ALL_OWN.find(({ field }) => field === key)?.engine ?? key.replace('choice.', 'stock.');
  return `${players[Number(at) - 1]?.colour ?? 'red'}.${own}`;
};

/** Makes an input with drafts. Its problem names the first of them, and the rule that uses the number. */
export const inputWith = (position: Position, drafts: CrisisInput['drafts']): CrisisInput => {
  const [name] = Object.keys(drafts);
  if (name === undefined) return { position, drafts };
  const field = engineField(position, name);
  const rule = fieldsOf(position.game).find((one) => one.field === field)?.rule ?? 'crisis.global-event';
  return { position, drafts, problem: { code: 'not-countable', rule, field, value: NaN } };
};

/** A part of the text, unchanged. */
const part: Codec<string> = { encode: (text) => text, decode: (text) => text };

const toInput = ([position = '', ...rest]: readonly string[]): CrisisInput | null => {
  const parsed = parse(position);
  const names = rest.filter((_, at) => at % 2 === 0);
  const typed = rest.filter((_, at) => at % 2 > 0);
  if (!parsed.ok || names.length > MAX_DRAFTS || !names.every(isNumberField)) return null;
  return inputWith(parsed.state, Object.fromEntries(names.map((name, at) => [name, unescapeText(typed[at] ?? '')])));
};

/** The codec of an input: the position in the engine's notation, then each draft with its field, such as `…!player1.tr!2~1a~5!greens.red!-1`. */
export const codec: Codec<CrisisInput> = mapped(list(part, '!', ''), toInput, ({ position, drafts }) => [
  write(position),
  ...Object.entries(drafts).flatMap(([name, text]) => [name, escapeText(text)]),
]);

/** Whether an input with drafts can be written so that it can be read again: there are not too many drafts, and they are not too long. */
export const isWritable = (input: CrisisInput): boolean =>
  Object.keys(input.drafts).length <= MAX_DRAFTS && codec.encode(input).length <= MAX_LETTERS;
