/* What every page carries of the glossary and of the rules that are cited. The popover's code and words are fetched when a reader first turns to a mention. */

const mentionAt = (target: EventTarget | null, orCitation = ''): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(`a[data-term]${orCitation}`) : null;

/** Shows what a mention means. A reader who asked for it by a click gets something else if that fails. */
const tell = (mention: HTMLAnchorElement, instead?: () => void): Promise<void> =>
  import('./popover.ts').then((code) => code.show(mention, instead !== undefined)).catch(instead ?? (() => {}));

/** What passes over a mention on its way elsewhere opens nothing. */
const onHover = (event: PointerEvent): void => {
  const mention = event.pointerType === 'touch' ? null : mentionAt(event.target);
  if (mention) setTimeout(() => mention.matches(':hover') && tell(mention), 120);
};

const onFocus = ({ target }: Event): void => {
  const mention = mentionAt(target);
  if (mention?.matches(':focus-visible')) void tell(mention);
};

/**
 * A click opens the popover of a mention, whose links lead on; a finger's tap, and any on a narrow screen, also that of a
 * citation, which a pointer has by hovering on a desk. With a key pressed, or from the keyboard, a link is a link.
 */
const onClick = (event: PointerEvent): void => {
  const mention = mentionAt(event.target, event.pointerType === 'touch' || innerWidth < 1024 ? ',.chapter .cite' : '');
  if (!mention || event.detail === 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  void tell(mention, () => location.assign(mention.href));
};

// An older browser has links to the glossary instead.
if ('popover' in HTMLElement.prototype) {
  document.addEventListener('pointerover', onHover);
  document.addEventListener('focusin', onFocus);
  document.addEventListener('click', onClick);
}

export {};
