import { edit } from './edit.ts';
import type { CrisisInput } from './input.ts';
import { isNumberField } from './notation.ts';

const isWhole = (text: string): boolean => /^\d{1,3}$/.test(text);

/** The input after one field was changed: what is no whole number is kept as it was typed, beside the position. */
export const entered = ({ position, drafts }: CrisisInput, name: string, text: string): CrisisInput => {
  const others = Object.fromEntries(Object.entries(drafts).filter(([field]) => field !== name));
  if (isNumberField(name) && !isWhole(text.trim())) return { position, drafts: { ...others, [name]: text } };
  return { position: edit(position, name, text.trim()), drafts: others };
};
