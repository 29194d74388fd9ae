import { describe, it } from 'vitest';
import { describeTold, type StepWith, type ToldEvent } from '../../src/sentences/mars-contracts/event.ts';
import { WHOLE_LANGS as LANGS } from '../../src/i18n/locales.ts';
import { expectSentence, wordsIn } from './strings.ts';

type Told = StepWith<ToldEvent>;

const at = { union: 1, slot: 0 } as const;
const marker = (lost: number) => ({ type: 'marker-moved', union: 1, steps: 2, to: 6, lost }) as const;
const grant = { type: 'grant-gained', player: 'white', union: 1, stock: { ice: 1 }, action: 'launch' } as const;
const held = { player: 'white', contract: '7', union: 1 } as const;

/** Steps that the presets show, and those that only a reader's own input or a whole game comes to. */
const STEPS: readonly Told[] = [
  { rule: 'unions.two-actions', event: { type: 'turn-begun', player: 'white' } },
  ...(['white', 'automa'] as const).flatMap((player): readonly Told[] => [
    { rule: 'unions.grant', event: { type: 'token-placed', player, token: 'union', ...at } },
    { rule: 'unions.grant', event: { type: 'token-placed', player, token: 'leader', ...at } },
    { rule: 'unions.commit', event: { type: 'token-moved', player, ...at } },
  ]),
  { rule: 'unions.slot-closed', event: { type: 'slot-closed', ...at } },
  { rule: 'unions.grant', event: { ...grant, grant: 'main' } },
  { rule: 'assistance.trade-union', event: { ...grant, grant: 'main' } },
  { rule: 'open-questions.automa-main-grant', event: { ...grant, grant: 'main' } },
  { rule: 'unions.commit', event: { ...grant, grant: 'additional', stock: {}, action: null } },
  { rule: 'automa.commit', event: { ...grant, grant: 'additional' } },
  { rule: 'assistance.trade-union-automa', event: { ...grant, grant: 'additional' } },
  ...(['contracts.complete', 'contracts.reward-b', 'assistance.trade-union', 'automa.commit'] as const).flatMap((rule) =>
    [0, 1, 2].map((lost): Told => ({ rule, event: marker(lost) })),
  ),
  { rule: 'assistance.trade-union-automa', event: { type: 'trade-union-used' } },
  { rule: 'unions.commit', event: { type: 'contract-taken', ...held, level: 0 } },
  { rule: 'unions.commit', also: ['open-questions.grant-meets-contract'], event: { type: 'contract-taken', ...held, level: 0 } },
  { rule: 'unions.commit', event: { type: 'no-contract', player: 'white', union: 1, because: 'cards' } },
  { rule: 'open-questions.seals-run-out', event: { type: 'no-contract', player: 'white', union: 1, because: 'seals' } },
  { rule: 'contracts.advance', event: { type: 'seal-moved', player: 'white', contract: '7', level: 1 } },
  { rule: 'contracts.complete', event: { type: 'contract-completed', ...held } },
  { rule: 'contracts.reward-a', event: { type: 'contract-cashed', ...held, vp: 4 } },
  { rule: 'contracts.reward-b', event: { type: 'contract-kept', ...held } },
];

describe.each(LANGS)('in %s', (lang) => {
  const words = wordsIn(lang);

  it.each(STEPS)('$rule: $event.type is said in sentences', (step) => {
    const { what, why } = describeTold(step, words);
    for (const text of [what, why]) expectSentence(text);
  });
});
