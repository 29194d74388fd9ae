import { parse, write as writePosition } from '../../engine/turmoil/index.ts';
import { escapeText, unescapeText } from '../frame/escape.ts';
import type { CrisisInput } from './input.ts';

const DRAFT = '!';
const MOST_DRAFTS = 20;

/** Whether a field holds a number; those of the others are chosen, not typed. */
export const isNumberField = (name: string): boolean =>
  /^(player\d\.(tr|megacredits|heat|cities|(tag|stock|production|count|choice)\.[a-z-]+)|[a-z-]+\.(red|green|blue|yellow|black|neutral))$/.test(
    name,
  ) && !name.startsWith('lobby.');

/** Writes an input: the engine's notation of the position, then each draft as `!field!text`. */
export const write = ({ position, drafts }: CrisisInput): string =>
  [writePosition(position), ...Object.entries(drafts).flatMap(([name, text]) => [name, escapeText(text)])].join(DRAFT);

/** Reads what `write` wrote; null for anything else. */
export const read = (text: string): CrisisInput | null => {
  const [notation = '', ...rest] = text.split(DRAFT);
  const parsed = parse(notation);
  if (!parsed.ok || rest.length % 2 > 0 || rest.length > 2 * MOST_DRAFTS) return null;
  const drafts: Record<string, string> = {};
  for (let at = 0; at < rest.length; at += 2) {
    const name = rest[at] ?? '';
    if (!isNumberField(name)) return null;
    drafts[name] = unescapeText(rest[at + 1] ?? '');
  }
  return { position: parsed.state, drafts };
};
