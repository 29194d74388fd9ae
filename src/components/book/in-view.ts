/* The list of a chapter's rules, where it stands beside the text: it marks the rule that the reader is at. */

/** The strip below the bar in which a rule counts as the one that is read, in pixels from the top. */
const STRIP = { top: 80, bottom: 112 };

/** Marks one link of the list, and brings it into sight there. */
const mark = (list: HTMLElement, id: string): void => {
  const link = list.querySelector(`a[href="#${CSS.escape(id)}"]`);
  if (!link || link.hasAttribute('aria-current')) return;
  list.querySelector('[aria-current]')?.removeAttribute('aria-current');
  link.setAttribute('aria-current', 'location');
  link.scrollIntoView({ block: 'nearest', behavior: 'instant' });
};

const isAtEnd = (): boolean => scrollY + innerHeight > document.documentElement.scrollHeight - 3;

/** The rule that the address names, if the page ends before it can come up to the strip. */
const targetAtEnd = (): string | undefined => {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  return target && isAtEnd() && target.getBoundingClientRect().top >= 0 ? target.id : undefined;
};

/** Marks in the list the rule below the bar; at the top of the page the first. Between two rules it keeps the last one marked. */
export const follow = (list: HTMLElement): void => {
  const rules = [...document.querySelectorAll('main section[data-rule]')];
  const passing = new Set<string>();
  const choose = (): void => {
    const [read = scrollY < 200 ? rules[0]?.id : undefined] = passing;
    const id = targetAtEnd() ?? read;
    if (id) mark(list, id);
  };
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) passing[isIntersecting ? 'add' : 'delete'](target.id);
      choose();
    },
    { rootMargin: `-${STRIP.top}px 0px -${innerHeight - STRIP.bottom}px` },
  );
  rules.forEach((rule) => seen.observe(rule));
  addEventListener('scrollend', choose);
  addEventListener('hashchange', choose);
};
