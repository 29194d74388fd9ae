/* Choosing among the terms of a glossary by their names in any language, and by what else people call them. */
import { hasTyped, onTyped, showOnly } from '../site/filter.ts';

const terms = [...document.querySelectorAll<HTMLElement>('.entry')];

const textsOf = (term: HTMLElement, selector: string): string[] => [...term.querySelectorAll(selector)].map(({ textContent }) => textContent);

/** A term's names. What else people call it stands after the first colon of its line. */
const namesOf = (term: HTMLElement): string =>
  [...textsOf(term, 'h2, [lang]'), ...textsOf(term, '.entry-also').map((text) => text.slice(text.indexOf(':') + 1))].join(' ');

onTyped(() => showOnly(terms, (term) => hasTyped(namesOf(term))));
