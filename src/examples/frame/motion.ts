/* What a step changes is seen to move: things travel from their old place to the new one, and numbers count. */
/** In milliseconds. */
const TRAVEL = 260;

/** The way of one thing, by the keys of its places. */
export interface Flight {
  readonly from: string;
  readonly to: string;
  /** Places that it visits in between. */
  readonly via?: readonly string[];
}

/** Finds the places of a picture in its element. */
export type Places = (picture: Element) => ReadonlyMap<string, Element>;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where the centre of each place is, in the picture's own frame, so that scrolling changes nothing. */
const spotsOf = (picture: Element, places: ReadonlyMap<string, Element>): ReadonlyMap<string, Spot> => {
  const { left, top } = picture.getBoundingClientRect();
  return new Map(
    [...places].map(([key, element]) => {
      const box = element.getBoundingClientRect();
      return [key, { x: box.left + box.width / 2 - left, y: box.top + box.height / 2 - top }] as const;
    }),
  );
};

const textsOf = (places: ReadonlyMap<string, Element>): ReadonlyMap<string, string> =>
  new Map([...places].map(([key, { childNodes }]) => [key, [...childNodes].map((node) => (node instanceof Text ? node.data : '')).join('')]));

/** A copy of the piece that stands before a place that only counts pieces; null elsewhere. */
const copied = (place: Element): HTMLElement | null => {
  const token = place.parentElement?.querySelector(':scope > .token');
  if (!token) return null;
  const copy = document.createElement('span');
  copy.className = 'ex-copy';
  copy.append(token.cloneNode(true));
  place.append(copy);
  return copy;
};

const travel = (place: Element, to: Spot, way: readonly Spot[]): void => {
  // The newest piece of a place stands last. A place that only counts gets a copy for the way. Elsewhere the place itself moves.
  const piece = [...place.querySelectorAll('.token:not(.is-gone)')].at(-1);
  const copy = piece ? null : copied(place);
  const frames = [...way, to].map(({ x, y }) => ({ transform: `translate(${x - to.x}px, ${y - to.y}px)` }));
  const moved = (piece ?? copy ?? place).animate(frames, {
    duration: TRAVEL * Math.max(1, way.length * 0.6),
    easing: 'ease-in-out',
    composite: 'add',
  });
  if (copy) moved.onfinish = moved.oncancel = () => copy.remove();
};

/** The one number in a text; null if there is none or more. */
const numberIn = (text: string): number | null => {
  const found = text.match(/\d+/g);
  return found?.length === 1 ? Number(found[0]) : null;
};

/** A number that is counting: what it ends with, and what was written last. */
interface Counting {
  readonly final: string;
  written: string;
}

const counting = new Map<Text, Counting>();

/** Ends all counting. What the page has written meanwhile stays. */
const endCounting = (): void => {
  for (const [node, { final, written }] of counting) if (node.data === written) node.data = final;
  counting.clear();
};

const write = (node: Text, one: Counting, text: string): void => {
  if (text !== one.written) node.data = one.written = text;
};

/** Counts all numbers on together, until they are what they should be. */
const countOn = (start: number, from: ReadonlyMap<Text, number>): void => {
  const tick = (now: number): void => {
    const part = Math.min(1, Math.max(0, now - start) / TRAVEL);
    if (part === 1) return endCounting();
    for (const [node, one] of counting) {
      const [was, will] = [from.get(node) ?? 0, numberIn(one.final) ?? 0];
      if (node.data !== one.written) counting.delete(node);
      else write(node, one, one.final.replace(/\d+/, String(Math.round(was + (will - was) * part))));
    }
    if (counting.size > 0) requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
};

/** Lets each number that has changed count from what it was. It is written at once, so that the browser lays out only once. */
const countNumbers = (places: ReadonlyMap<string, Element>, old: ReadonlyMap<string, string>): void => {
  const from = new Map<Text, number>();
  for (const [key, place] of places) {
    const node = [...place.childNodes].find((one): one is Text => one instanceof Text && numberIn(one.data) !== null);
    const was = numberIn(old.get(key) ?? '');
    if (!node || was === null || was === numberIn(node.data)) continue;
    const final = node.data;
    from.set(node, was);
    node.data = final.replace(/\d+/, String(was));
    counting.set(node, { final, written: node.data });
  }
  if (from.size > 0) countOn(performance.now(), from);
};

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Remembers where everything is, and lets what changed travel from there. */
export type Mover = (picture: Element, forward: boolean, flights: readonly Flight[]) => void;

/**
 * Makes the mover of one picture. It is called after each rendering. With reduced motion, and on the way back, nothing moves.
 *
 * @param places finds the places of the picture
 */
export const moverOf = (places: Places): Mover => {
  let before: { readonly spots: ReadonlyMap<string, Spot>; readonly texts: ReadonlyMap<string, string> } | undefined;
  return (picture, forward, flights) => {
    const now = places(picture);
    endCounting();
    const [old, texts] = [before, textsOf(now)];
    const moves = old && forward && !still();
    if (moves) countNumbers(now, old.texts);
    const spots = spotsOf(picture, now);
    before = { spots, texts };
    if (!moves) return;
    for (const { from, to, via = [] } of flights) {
      const [place, end] = [now.get(to), spots.get(to)];
      const way = [from, ...via].flatMap((key) => old.spots.get(key) ?? []);
      if (place && end && way.length > 0) travel(place, end, way);
    }
  };
};
