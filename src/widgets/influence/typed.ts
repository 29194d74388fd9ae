import { isCard, source, type InfluenceInput } from './presets.ts';

/**
 * What a reader has entered before the example was awake; null when the fields are as the server sent them.
 * Without this, text typed while the code was on its way would be lost.
 */
export const typedIn = (form: ParentNode | null): InfluenceInput | null => {
  const first = source.presets[0].value;
  const field = (name: string) => form?.querySelector<HTMLInputElement>(`[name="${name}"]`);
  const card = field('card')?.value ?? first.card;
  const found: InfluenceInput = {
    card: isCard(card) ? card : first.card,
    amount: field('amount')?.value ?? first.amount,
    chairman: field('chairman')?.checked ?? first.chairman,
    leader: field('leader')?.checked ?? first.leader,
    delegates: field('delegates')?.value ?? first.delegates,
  };
  const same = (Object.keys(first) as (keyof InfluenceInput)[]).every((key) => found[key] === first[key]);
  return same ? null : found;
};
