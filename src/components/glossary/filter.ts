/* Choosing among the terms of a glossary by their names in any language, and by what else people call them. */
import { hasTyped, onTyped, showOnly } from '../site/filter.ts';

const terms = [...document.querySelectorAll<HTMLElement>('.entry')];

const namesOf = (term: HTMLElement): string => [...term.querySelectorAll('h2, [lang], [data-also]')].map(({ textContent }) => textContent).join(' ');

onTyped(() => showOnly(terms, (term) => hasTyped(namesOf(term))));
