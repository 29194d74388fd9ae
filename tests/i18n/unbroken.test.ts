import { expect, test } from 'vitest';
import { unbroken } from '../../src/i18n/unbroken.ts';

test('French verbs keep their pronouns, and a line does not end with a capital À', () => {
  expect(unbroken('fr', '<p title="a-t-il">Révélez-en une. A-t-il fini\u202F? Au-delà, demi-tour. À vous.</p>')).toBe(
    '<p title="a-t-il">Révélez-\u2060en une. A-\u2060t-\u2060il fini\u202F? Au-\u2060delà, demi-tour. À\u00A0vous.</p>',
  );
  expect(unbroken('fr', 'Il s’<a>engage</a>-t-il')).toBe('Il s’<a>engage</a>-\u2060t-\u2060il');
});

test('scripts, styles and other languages stay as they are', () => {
  const code = '<style>.a-y{}</style><script>x-y</script>';
  expect(unbroken('fr', code)).toBe(code);
  expect(unbroken('en', '<p>a-y</p>')).toBe('<p>a-y</p>');
});
