/* What a step changes is seen to move: things travel from their old place to the new one, and numbers count. */
import type { Flight } from '../../../drawings/flight.ts';
import type { Places } from '../definition/example.ts';
import { whenIdle } from '../loading/when-idle.ts';

/** In milliseconds. */
const TRAVEL = 260;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The number of a place: the node with its text, and the text. */
interface Numbered {
  readonly node: Text;
  readonly text: string;
}

/** What is remembered of a place: its element, where its centre is in the picture, and its number if it has one. */
interface Remembered {
  readonly element: Element;
  readonly spot: Spot;
  readonly number: Numbered | undefined;
}

/** Returns a function that finds where the centre of an element is, in the picture's own frame, so that scrolling changes nothing. */
const measuring = (picture: Element): ((element: Element) => Spot) => {
  const { left, top } = picture.getBoundingClientRect();
  return (element) => {
    const box = element.getBoundingClientRect();
    return { x: box.left + box.width / 2 - left, y: box.top + box.height / 2 - top };
  };
};

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
  // A space for cards does not move, only the cards on it.
  const lying = [...place.querySelectorAll(':scope > :is(.cm-card, .ev-face)')];
  const movers = copy ? [copy] : lying.length > 0 ? lying : [place];
  const moves = [...movers.map((one) => one.animate(frames, timing)), ...(piece ? [piece.animate({ opacity: [0, 0] }, timing)] : [])];
  const end = (): void => {
    moves.forEach((one) => one.cancel());
    copy?.remove();
  };
  moves[0]!.onfinish = end;
  return end;
};

/** The one number in a text; null if there is none or more. */
const onlyNumberIn = (text: string): number | null => {
  const found = text.match(/\d+/g);
  return found?.length === 1 ? Number(found[0]) : null;
};

const numberOf = ({ childNodes }: Element): Numbered | undefined => {
  const node = [...childNodes].find((one): one is Text => one instanceof Text && onlyNumberIn(one.data) !== null);
  return node && { node, text: node.data };
};

/** A number that counts: the node with its text, and what it counts from. */
interface Count {
  readonly node: Text;
  readonly from: number;
  readonly to: number;
}

/** The number of a place, if it has changed since it was remembered. */
const countOf = ({ number }: Remembered): readonly Count[] => {
  if (!number?.node.isConnected || number.node.data === number.text) return [];
  const from = onlyNumberIn(number.text);
  const to = onlyNumberIn(number.node.data);
  return from === null || to === null || from === to ? [] : [{ node: number.node, from, to }];
};

/** The most numbers that a count shows before the last one. */
const MOST_SHOWN = 8;

/**
 * Lets a number count: the numbers on the way pass over it in a strip, which ends with the number itself. The strip stands before
 * the number and takes no room, so nothing is measured. The browser moves it without the page's help.
 *
 * @returns a function that ends it
 */
const count = ({ node, from, to }: Count): (() => void) => {
  const shown = Math.min(MOST_SHOWN, Math.abs(to - from));
  const strip = document.createElement('span');
  strip.textContent = Array.from({ length: shown + 1 }, (_, at) =>
    node.data.trim().replace(/\d+/, String(Math.round(from + ((to - from) * at) / shown))),
  ).join('\n');
  const copy = document.createElement('span');
  copy.className = 'ex-strip';
  copy.ariaHidden = 'true';
  copy.append(strip);
  node.before(copy);
  const moved = strip.animate(
    { transform: ['none', `translateY(${(-100 * shown) / (shown + 1)}%)`] },
    { duration: TRAVEL, easing: `steps(${shown})`, fill: 'forwards' },
  );
  const end = (): void => copy.remove();
  moved.onfinish = end;
  return end;
};

const still = matchMedia('(prefers-reduced-motion: reduce)');

/** What is remembered of all places, by their keys. */
type Memory = ReadonlyMap<string, Remembered>;

/** Finds the ways of what has come to a place. Only a place that was not there before is measured: that lays the page out. */
const arrivalsOf = (picture: Element, now: ReadonlyMap<string, Element>, old: Memory, flights: readonly Flight[]) => {
  let measure: ((element: Element) => Spot) | undefined;
  return flights.flatMap(({ from, to, via = [] }) => {
    const element = now.get(to);
    const known = old.get(to);
    const way = [from, ...via].flatMap((key) => old.get(key)?.spot ?? []);
    if (!element || way.length === 0) return [];
    const spot = known?.element === element ? known.spot : (measure ??= measuring(picture))(element);
    return [{ key: to, element, spot, way }];
  });
};

/** Lets what changed travel from where it was. It is called after each rendering. */
export type Mover = (picture: Element, forward: boolean, flights: readonly Flight[]) => void;

/**
 * Makes the mover of one picture. Where everything is, it measures when the browser is free, so a step waits for no layout. With
 * reduced motion, on the way back, and when one step follows another at once, nothing moves.
 *
 * @param places finds the places of the picture
 */
export const moverOf = (places: Places): Mover => {
  let memory: Memory | undefined;
  let moves = 0;
  let ends: readonly (() => void)[] = [];
  return (picture, forward, flights) => {
    ends.forEach((end) => end());
    const old: Memory = (forward && !still.matches && memory) || new Map();
    const arrivals = old.size > 0 && flights.length > 0 ? arrivalsOf(picture, places(picture), old, flights) : [];
    ends = [...[...old.values()].flatMap(countOf).map(count), ...arrivals.map(({ element, spot, way }) => travel(element, spot, way))];
    memory = undefined;
    const move = ++moves;
    whenIdle(() => {
      if (move !== moves || !picture.isConnected) return;
      const measure = measuring(picture);
      // A piece that is still moving is remembered at the place where it will arrive.
      const arriving = new Map(arrivals.map(({ key, spot }) => [key, spot]));
      memory = new Map(
        [...places(picture)].map(([key, element]) => [key, { element, spot: arriving.get(key) ?? measure(element), number: numberOf(element) }]),
      );
    });
  };
};
