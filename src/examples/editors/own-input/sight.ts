/* What is changed stays in sight. */

/** A phone on its side. */
const ON_ITS_SIDE = '(max-height: 26rem) and (min-width: 40rem)';

/** The gap to what is around a place, in pixels. */
const GAP = 8;

/** What goes on under the bar at the lower edge fades out above it, in pixels: see `styles/bar.css`. */
const FADE = 16;

/** The height of the site's header where it covers the page. */
const covered = (): number => {
  const bar = document.querySelector<HTMLElement>('.bar')!;
  return getComputedStyle(bar).position === 'sticky' ? bar.offsetHeight : 0;
};

/** The lower edge of the picture where it stays over the places below it. */
const pictureOver = (place: Element, side: Element): number => {
  const picture = side.closest('form')!.querySelector('.ex-picture')!;
  return getComputedStyle(picture).position === 'sticky' && !picture.contains(place) ? picture.getBoundingClientRect().bottom : 0;
};

/** The whole picture is seen, and the focus is on its first button. */
export const bringIntoSight = (form: HTMLFormElement): void => {
  form.querySelector<HTMLElement>('[data-opens]')?.focus({ preventScroll: true });
  // The picture is below the bar. `scrollIntoView` would leave the height of the picture free: see `scroll-padding` in the styles.
  // On its side, a phone has no room for the row of situations too.
  const isOnItsSide = matchMedia(ON_ITS_SIDE).matches;
  // On a desk, a picture and a bar that are seen stay where they are.
  const [picture, bar] = ['.ex-picture', '.ex-own-bar'].map((part) => form.querySelector(part)!.getBoundingClientRect()) as [DOMRect, DOMRect];
  const isSeen = picture.top >= covered() && Math.max(picture.bottom, bar.bottom) <= innerHeight;
  if (!isOnItsSide && bar.left >= picture.right && isSeen) return;
  const first = isOnItsSide ? form.querySelector('.ex-presets ~ .ex-body')! : form;
  scrollBy({ top: first.getBoundingClientRect().top - covered() - (isOnItsSide ? GAP : 0), behavior: 'instant' });
};

/** The list of all fields is seen from its beginning, and the focus is on the first of them. */
export const showTiles = (side: Element): void => {
  const first = side.querySelector<HTMLElement>('.ex-tiles > button')!;
  first.focus({ preventScroll: true });
  scrollBy({ top: first.parentElement!.getBoundingClientRect().top - covered() - GAP, behavior: 'instant' });
};

/** Scrolls back to where the bar is at the lower edge, after it got lower. On a desk it is not there. */
export const dock = (side: Element): void => {
  const room = side.querySelector('.ex-own-room')!.getBoundingClientRect();
  const bar = side.querySelector('.ex-own-bar')!.getBoundingClientRect();
  if (room.height > 0) scrollBy({ top: Math.min(0, bar.bottom - innerHeight), behavior: 'instant' });
};

/**
 * Scrolls the page no further than it takes to show a place. On a phone, the bar at the lower edge covers what lies under it, and the
 * picture above what lies below that; beside the picture, the whole bar is shown where the place stays in sight.
 */
export const reveal = (place: Element, side: Element): void => {
  const box = place.getBoundingClientRect();
  const bar = side.querySelector('.ex-own-bar')!.getBoundingClientRect();
  const isBeside = box.right <= bar.left;
  const isUnder = !isBeside && box.top < bar.bottom;
  // On its side, an open sheet has the whole height: it covers what it stands over, and ends where the screen does.
  const over = Math.max(0, bar.bottom - innerHeight);
  if (isUnder && bar.height + GAP > innerHeight) return scrollBy({ top: over, behavior: 'instant' });
  const lowest = Math.min(innerHeight, isUnder ? bar.top - FADE : innerHeight) - GAP;
  const highest = pictureOver(place, side) || GAP;
  const least = box.bottom > lowest ? box.bottom - lowest : Math.min(0, box.top - highest);
  const top = isBeside && box.bottom - bar.top <= lowest ? Math.min(least, bar.top) : least;
  const rest = isBeside ? Math.max(0, Math.min(over, box.top - GAP)) : 0;
  scrollBy({ top: top || rest, behavior: 'instant' });
};
