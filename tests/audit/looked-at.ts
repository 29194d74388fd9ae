/**
 * What axe cannot decide by itself, by its rule, and what was found when people looked at it. A rule that is missing here is
 * reported.
 */
export const LOOKED_AT: Readonly<Record<string, string>> = {
  'color-contrast':
    'Letters in drawings and on pieces, single signs of formulas, text over the gradient of the stone: each looked at in both themes, dark on light or light on dark, at least 4.5 to 1.',
  'color-contrast-enhanced': 'The same places, and numbers of one character, which are at least 6.4 to 1.',
  'hidden-content': 'Menus, sheets and notices that wait for a tap, and words for screen readers alone.',
  'identical-links-same-purpose': 'Links named “Example” under several rules: the heading of the rule before each says which.',
  'label-content-name-mismatch': 'Buttons that show “+” or “−”: no one can say a sign aloud, and the label says what becomes more or less.',
  'link-in-text-block': 'Names of event cards: headings in large bold letters, and the note beside them is small and slanted.',
};
