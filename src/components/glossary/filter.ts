/* Choosing among the terms of a glossary by their names in any language, and by what else people call them. */
import { hasTyped, onTyped, showOnly } from '../site/filter.ts';

const terms = [...document.querySelectorAll<HTMLElement>('.entry')];

/** What else people call a term stands after a colon. */
const namesOf = (term: HTMLElement): string =>
  [...term.querySelectorAll('h2, [lang], .entry-also')].map(({ textContent }) => textContent.split(':').at(-1)).join(' ');

onTyped(() => showOnly(terms, (term) => hasTyped(namesOf(term))));
