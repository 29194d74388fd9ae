import fc from 'fast-check';
import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import { LANGS } from '../../src/i18n/locales.ts';
import { say } from '../../src/i18n/say.ts';

const strings = {
  plain: 'a {{what}} b {{what}}',
  nest: { deep: 'x' },
  rules_one: 'one {{count}}',
  rules_few: 'few {{count}}',
  rules_many: 'many {{count}}',
  rules_other: 'other {{count}}',
};

const i18n = createInstance();
await i18n.init({
  resources: Object.fromEntries(LANGS.map((lang) => [lang, { t: strings }])),
  defaultNS: 't',
  initAsync: false,
  fallbackLng: false,
  interpolation: { escapeValue: false },
});

test('an island says what i18next says', () => {
  fc.assert(
    fc.property(fc.constantFrom(...LANGS), fc.nat(1_000_000), fc.string(), (lang, count, what) => {
      fc.pre(!/[{}$]/.test(what));
      expect(say(strings, lang, 'rules', { count })).toBe(i18n.t('rules', { lng: lang, count }));
      expect(say(strings, lang, 'plain', { what })).toBe(i18n.t('plain', { lng: lang, what }));
      expect(say(strings, lang, 'nest.deep')).toBe(i18n.t('nest.deep', { lng: lang }));
    }),
  );
});

test('a string that is missing is a fault', () => {
  expect(() => say(strings, 'ru', 'nest')).toThrow('nest');
  expect(() => say(strings, 'ru', 'nest.shallow')).toThrow('nest.shallow');
});
