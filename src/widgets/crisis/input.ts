import { parse, write as writePosition, type Position } from '../../engine/turmoil/index.ts';
import { escapeText, unescapeText } from '../shared/url-state.ts';
import { edit } from './edit.ts';

/**
 * What the reader has entered: a position whose numbers are whole, and beside it the number fields that hold anything else,
 * as they were typed. An entry that cannot be right is so kept, shown and carried in the address.
 */
export interface CrisisInput {
  readonly position: Position;
  readonly drafts: Readonly<Record<string, string>>;
}

const DRAFT = '!';
const MOST_DRAFTS = 20;

const isWhole = (text: string): boolean => /^\d{1,3}$/.test(text);

/** Fields that hold numbers; those of the others are chosen, not typed. */
const isNumberField = (name: string): boolean =>
  /^(player\d\.(tr|megacredits|heat|cities|(tag|stock|production|count|choice)\.[a-z-]+)|[a-z-]+\.(red|green|blue|yellow|black|neutral))$/.test(
    name,
  ) && !name.startsWith('lobby.');

/** The input after one field was changed. */
export const entered = ({ position, drafts }: CrisisInput, name: string, text: string): CrisisInput => {
  const others = Object.fromEntries(Object.entries(drafts).filter(([field]) => field !== name));
  if (isNumberField(name) && !isWhole(text.trim())) return { position, drafts: { ...others, [name]: text } };
  return { position: edit(position, name, text.trim()), drafts: others };
};

/** The position with everything that was typed in it, for the engine to judge. */
export const positionOf = ({ position, drafts }: CrisisInput): Position =>
  Object.entries(drafts).reduce((now, [name, text]) => edit(now, name, text.trim() === '' ? 'NaN' : text), position);

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
