import { describe, expect, it } from 'vitest';
import { EVENT_IDS, globalEvents, type Effect, type EventId } from '../../../src/engine/turmoil/index.ts';
import { describeEffect } from '../../../src/sentences/turmoil/effect.ts';
import { WHOLE_LANGS as LANGS, type WholeLang as Lang } from '../../../src/i18n/locales.ts';
import type { Strings } from '../../../src/i18n/say.ts';
import { stringsIn } from '../strings.ts';

const effects: readonly Effect[] = EVENT_IDS.flatMap((id): readonly Effect[] => globalEvents[id].effects);
const strings = Object.fromEntries(LANGS.map((lang) => [lang, stringsIn(lang, ['events', 'turmoil'])])) as Record<Lang, Strings>;
const plain = (text: string): string => text.replace(/[\u00A0\u202F]/g, ' ');
const said = (effect: Effect, lang: Lang): string => plain(describeEffect(effect, strings[lang], lang));
const cardSaid = (id: EventId, lang: Lang): string => globalEvents[id].effects.map((effect) => said(effect, lang)).join(' ');

describe.each(LANGS)('effects of global events in %s', (lang) => {
  it.each(EVENT_IDS)('%s is told in whole sentences', (id) => {
    const text = cardSaid(id, lang);
    expect(text).toMatch(/^\p{Lu}.*\.$/u);
    expect(text).not.toMatch(/[{}]|undefined|NaN|[:,;(] *\)| {2}|\.\./);
  });

  it('different effects have different texts, and equal effects have equal texts', () => {
    const data = new Set(effects.map((effect) => JSON.stringify(effect)));
    expect(new Set(effects.map((effect) => said(effect, lang))).size).toBe(data.size);
  });

  it('every number of the data is in the words, and the limit where it holds', () => {
    for (const effect of effects) {
      const text = said(effect, lang);
      const own = Object.values(effect).filter((value): value is number => typeof value === 'number' && value !== 0);
      // One ocean tile, and one unit for each step, have no number in the text.
      const shown = effect.kind === 'ocean' ? [] : effect.kind === 'production' && effect.unitsPerStep === 1 ? [effect.perUnit] : own;
      for (const number of shown) expect(text).toMatch(new RegExp(`(^|\\D)${Math.abs(number)}(\\D|$)`));
      if ('capped' in effect && effect.capped) expect(text).toMatch(/\(\D*5\D*\)/);
    }
  });
});

const gain = (perUnit: number): Effect => ({ kind: 'gain', resource: 'plants', perUnit, count: 'cities', capped: true, influence: 'add' });

/** Written by hand from the facts of the cards: a card, and its text in each language. */
const cases: readonly (readonly [EventId, Readonly<Record<Lang, string>>])[] = [
  [
    'homeworld-support',
    {
      ru: 'Каждый игрок получает 2 М€ за каждую метку Земли (не больше 5) и за каждую единицу влияния.',
      en: 'Each player gains 2 M€ for each Earth tag (5 at most) and for each influence.',
      fr: 'Chaque joueur gagne 2 M€ par badge Terre (5 au plus) et autant par influence.',
    },
  ],
  [
    'riots',
    {
      ru: 'Каждый игрок теряет 4 М€ за каждый город (не больше 5); каждая единица влияния уменьшает засчитанное число на 1.',
      en: 'Each player loses 4 M€ for each city (5 at most), counting 1 fewer for each influence.',
      fr: 'Chaque joueur perd 4 M€ par cité (5 au plus), en comptant 1 de moins par influence.',
    },
  ],
  [
    'jovian-tax-rights',
    {
      ru: 'Каждый игрок повышает производство М€ на 1 за каждую колонию (без предела); влияние этого не меняет. Каждый игрок получает 1 титан за каждую единицу влияния.',
      en: 'Each player raises their M€ production by 1 step for each colony (no maximum), whatever their influence. Each player gains 1 titanium for each influence.',
      fr: 'Chaque joueur augmente sa production de M€ de 1 niveau par colonie (sans maximum), quelle que soit son influence. Chaque joueur gagne 1 titane par influence.',
    },
  ],
  [
    'eco-sabotage',
    {
      ru: 'Каждый игрок может оставить себе 3 растения и ещё 1 за каждую единицу влияния; остальные пропадают.',
      en: 'Each player keeps at most 3 plants, plus 1 for each influence, and loses the rest.',
      fr: 'Chaque joueur peut garder 3 plantes, et 1 de plus par influence ; il perd le reste.',
    },
  ],
  [
    'generous-funding',
    {
      ru: 'Каждый игрок получает 2 М€ за каждые 5 РТ сверх 15 (не больше 5 раз) и за каждую единицу влияния.',
      en: 'Each player gains 2 M€ for every full 5 TR above 15 (5 times at most) and for each influence.',
      fr: 'Chaque joueur gagne 2 M€ par tranche de 5 NT au-dessus de 15 (5 fois au plus) et autant par influence.',
    },
  ],
];

it.each(cases)('%s says what its card says', (id, texts) => {
  for (const lang of LANGS) expect(cardSaid(id, lang)).toBe(texts[lang]);
});

it.each([
  [1, '1 растение', '1 plant', '1 plante'],
  [3, '3 растения', '3 plants', '3 plantes'],
  [5, '5 растений', '5 plants', '5 plantes'],
  [21, '21 растение', '21 plants', '21 plantes'],
])('a number and its noun agree: %i', (perUnit, ...nouns) => {
  LANGS.forEach((lang, at) => expect(said(gain(perUnit), lang)).toContain(`${nouns[at]} `));
});

it('a ranking says both places, its min score and solo play, the best first', () => {
  expect(cardSaid('election', 'en')).toMatch(
    /with the most gain 2 TR.*second most gain 1 TR.*solo play: with 10 or more, gain 2 TR; with 5 to 9, 1 TR\.$/,
  );
  expect(cardSaid('revolution', 'en')).toMatch(
    /with the most lose 2 TR.*second most lose 1 TR.*with 0 is not ranked\. In solo play: with 4 or more, lose 2 TR\.$/,
  );
});
