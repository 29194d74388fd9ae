import { escapeText, list, mapped, unescapeText, type Codec } from '../../engine/core/codec.ts';
import { parse, write } from '../../engine/turmoil/index.ts';
import type { CrisisInput } from './input.ts';

const MAX_DRAFTS = 20;

/** Whether a field of the form takes a number. The other fields offer choices. */
export const isNumberField = (name: string): boolean =>
  /^(player\d\.(tr|megacredits|heat|cities|(tag|stock|production|count|choice)\.[a-z-]+)|[a-z-]+\.(red|green|blue|yellow|black|neutral))$/.test(
    name,
  ) && !name.startsWith('lobby.');

/** A part of the text, unchanged. */
const part: Codec<string> = { encode: (text) => text, decode: (text) => text };

const toInput = ([position = '', ...rest]: readonly string[]): CrisisInput | null => {
  const parsed = parse(position);
  const names = rest.filter((_, at) => at % 2 === 0);
  const typed = rest.filter((_, at) => at % 2 > 0);
  if (!parsed.ok || names.length > MAX_DRAFTS || !names.every(isNumberField)) return null;
  return { position: parsed.state, drafts: Object.fromEntries(names.map((name, at) => [name, unescapeText(typed[at] ?? '')])) };
};

/** The codec of an input: the position in the engine's notation, then each draft with its field, such as `…!player1.tr!2~1a~5!greens.red!-1`. */
export const codec: Codec<CrisisInput> = mapped(list(part, '!', ''), toInput, ({ position, drafts }) => [
  write(position),
  ...Object.entries(drafts).flatMap(([name, text]) => [name, escapeText(text)]),
]);
