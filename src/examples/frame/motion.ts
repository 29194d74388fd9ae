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

/** A copy of a piece, in a box over a place. Only the box moves: a drawing with text would be laid out anew in each frame. */
const copied = (piece: Element): HTMLElement => {
  const copy = document.createElement('span');
  copy.className = 'ex-copy';
  copy.ariaHidden = 'true';
  copy.append(piece.cloneNode(true));
  return copy;
};

/**
 * Lets what has come to a place travel there.
 *
 * @returns a function that ends it
 */
const travel = (place: Element, to: Spot, way: readonly Spot[]): (() => void) => {
  // The newest piece of a place stands last. A place that only counts borrows the piece before it.
  const piece = [...place.querySelectorAll<SVGElement>('.token:not(.is-gone)')].at(-1);
  const drawn = piece ?? place.parentElement?.querySelector(':scope > .token');
  const copy = drawn ? copied(drawn) : null;
  if (copy) place.append(copy);
  const timing = { duration: TRAVEL * Math.max(1, way.length * 0.6), easing: 'ease-in-out' };
  const frames = [...way, to].map(({ x, y }) => ({ transform: `translate(${x - to.x}px, ${y - to.y}px)` }));
  const moves = [(copy ?? place).animate(frames, timing), ...(piece ? [piece.animate({ opacity: [0, 0] }, timing)] : [])];
  const end = (): void => {
    moves.forEach((one) => one.cancel());
    copy?.remove();
  };
  moves[0]!.onfinish = end;
  return end;
};

/** The one number in a text; null if there is none or more. */
const numberIn = (text: string): number | null => {
  const found = text.match(/\d+/g);
  return found?.length === 1 ? Number(found[0]) : null;
};

/** A number that counts: its text, where that stands in its place, and what it counts from. */
interface Count {
  readonly place: Element;
  readonly node: Text;
  readonly from: number;
  readonly to: number;
}

/** The numbers that have changed. */
const countsOf = (places: ReadonlyMap<string, Element>, old: ReadonlyMap<string, string>): readonly Count[] =>
  [...places].flatMap(([key, place]) => {
    const from = numberIn(old.get(key) ?? '');
    const node = from === null ? undefined : [...place.childNodes].find((one): one is Text => one instanceof Text && numberIn(one.data) !== null);
    const to = node ? numberIn(node.data) : null;
    return from === null || to === null || from === to ? [] : [{ place, node: node!, from, to }];
  });

/** The most numbers that a count shows before the last one. */
const MOST_SHOWN = 8;

/** Where a number stands in its place. */
const boxOf = ({ place, node }: Count): DOMRect => {
  const range = document.createRange();
  range.selectNode(node);
  const [text, frame] = [range.getBoundingClientRect(), place.getBoundingClientRect()];
  return new DOMRect(text.x - frame.x, text.y - frame.y, text.width, text.height);
};

/**
 * Lets a number count: the numbers on the way pass over it in a strip. The browser moves the strip without the page's help.
 *
 * @returns a function that ends it
 */
const count = ({ place, node, from, to }: Count, { x, y, width, height }: DOMRect): (() => void) => {
  const shown = Math.min(MOST_SHOWN, Math.abs(to - from));
  const strip = document.createElement('span');
  strip.textContent = Array.from({ length: shown }, (_, at) =>
    node.data.trim().replace(/\d+/, String(Math.round(from + ((to - from) * at) / shown))),
  ).join('\n');
  const copy = document.createElement('span');
  copy.className = 'ex-strip';
  copy.ariaHidden = 'true';
  copy.style.cssText = `inset:${y}px auto auto ${x}px;inline-size:${width}px;block-size:${height}px;line-height:${height}px`;
  copy.append(strip);
  place.append(copy);
  const moved = strip.animate(
    { transform: ['none', `translateY(-${shown * height}px)`] },
    { duration: TRAVEL, easing: `steps(${shown})`, fill: 'forwards' },
  );
  const end = (): void => copy.remove();
  moved.onfinish = end;
  return end;
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
  let ends: readonly (() => void)[] = [];
  return (picture, forward, flights) => {
    ends.forEach((end) => end());
    const now = places(picture);
    const [old, texts] = [before, textsOf(now)];
    const moves = old && forward && !still();
    const counts = moves ? countsOf(now, old.texts) : [];
    // All places are read before anything is written: the browser lays out once.
    const spots = spotsOf(picture, now);
    const boxes = counts.map(boxOf);
    before = { spots, texts };
    const counting = counts.map((one, at) => count(one, boxes[at]!));
    const travelling = (moves ? flights : []).flatMap(({ from, to, via = [] }) => {
      const [place, end] = [now.get(to), spots.get(to)];
      const way = [from, ...via].flatMap((key) => old?.spots.get(key) ?? []);
      return place && end && way.length > 0 ? [travel(place, end, way)] : [];
    });
    ends = [...counting, ...travelling];
  };
};
