/* The bar of a chapter: while the text is read, it names the rule in view; at the top of the page the chapter. */

const place = document.querySelector<HTMLElement>('.bar button.place:has(.number)');
const [number, title] = [...(place?.querySelectorAll('span') ?? [])];
const chapter = { number: number?.textContent ?? '', title: title?.textContent ?? '' };

/** The number and the title of a rule, as they stand above its text. */
const namesOf = (part: Element | null): typeof chapter | undefined => {
  const own = part?.querySelector('.rule-title .number');
  const link = own?.closest('a');
  if (!own || !link) return undefined;
  return { number: own.textContent, title: link.textContent.replace(own.textContent, '').trim() };
};

/** Names a part of the page in the bar; without one, or for one that is no rule, the chapter. */
export const namePlace = (id: string | undefined): void => {
  if (!number || !title) return;
  const named = namesOf(id ? document.getElementById(id) : null) ?? chapter;
  number.textContent = named.number;
  title.textContent = named.title;
};
