/* Dragging and long presses, for thumbs and mice. Keyboards and screen readers have buttons for the same. */
import { isOwner, isParty, OWNERS, type Owner, type Party } from '../../../../engine/turmoil/index.ts';
import type { Edit } from '../table/table.ts';

/** A piece under the pointer, and the party that it stands in; null for a piece of the palette. */
interface Grip {
  readonly piece: Owner | 'marker';
  readonly from: Party | null;
  /** What is drawn under the pointer while it is dragged. */
  readonly drawn: Element;
}

/** In pixels. A shorter way is a tap. */
const SHORTEST_DRAG = 8;

/** In milliseconds. */
const LONG_PRESS = 500;

const partyAt = (element: Element | null | undefined): Party | null => {
  const party = element?.closest<HTMLElement>('[data-party]')?.dataset['party'];
  return isParty(party) ? party : null;
};

const ownerOf = (token: Element): Owner | undefined => OWNERS.find((owner) => token.classList.contains(`token-${owner}`));

/** Finds the piece at a point. The button of a party covers its pieces, so all elements there are looked at. */
const gripAt = (root: Element, x: number, y: number): Grip | null => {
  const here = document.elementsFromPoint(x, y).filter((element) => root.contains(element));
  const from = here.map(partyAt).find((party) => party !== null) ?? null;
  const token = here.map((element) => element.closest('.token')).find(Boolean);
  const marker = here.map((element) => element.closest('.cm-marker, [data-tool="marker"]')).find(Boolean);
  const piece = here.map((element) => element.closest<HTMLElement>('[data-piece]')).find(Boolean);
  if (marker) return { piece: 'marker', from, drawn: marker.querySelector('svg')! };
  const owner = piece?.dataset['piece'] ?? (token && from ? ownerOf(token) : undefined);
  return isOwner(owner) ? { piece: owner, from, drawn: (piece ?? token!).closest('.token') ?? piece!.querySelector('.token')! } : null;
};

/** What dropping a piece means; null if it means nothing. */
const dropped = ({ piece, from }: Grip, on: Element | null): Edit | null => {
  const party = partyAt(on);
  if (piece === 'marker') return party && party !== from ? { type: 'marker', party } : null;
  if (on?.closest('[data-place="chairman"]') && !from) return { type: 'chairman', owner: piece };
  if (!party) return from ? { type: 'remove', owner: piece, party: from } : null;
  if (!from) return { type: 'add', owner: piece, party };
  return party === from ? null : { type: 'move', owner: piece, from, party };
};

const ghostOf = (drawn: Element): HTMLElement => {
  const ghost = document.createElement('span');
  ghost.className = 'ot-ghost';
  ghost.append(drawn.cloneNode(true));
  return ghost;
};

/** A long press opens no menu. */
const preventMenu = (event: Event): void => {
  if ((event.target as Element).closest('[data-party], [data-piece], .ot-step button')) event.preventDefault();
};

/**
 * Listens to dragging and long presses.
 *
 * @param root the element of the editor
 * @param act makes an edit
 * @param chosen the owner whose delegate a long press removes where it meets no piece
 * @returns a function that ends the listening
 */
export const listenToGestures = (root: HTMLElement, act: (edit: Edit) => void, chosen: () => Owner): (() => void) => {
  let start: { readonly pointerId: number; readonly x: number; readonly y: number; readonly grip: Grip | null } | null = null;
  let ghost: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** A gesture is no tap: the click that follows it means nothing. */
  let spent = false;

  const end = (): void => {
    clearTimeout(timer);
    ghost?.remove();
    [start, ghost] = [null, null];
  };
  const press = (party: Party, grip: Grip | null): void => {
    const owner = grip && grip.piece !== 'marker' ? grip.piece : chosen();
    spent = true;
    end();
    act({ type: 'remove', owner, party });
  };
  const onDown = (event: PointerEvent): void => {
    // A further finger changes nothing.
    if (!event.isPrimary) return;
    spent = false;
    if (event.button !== 0 || !(event.target as Element).closest('[data-party], [data-piece], [data-tool="marker"]')) return;
    const grip = gripAt(root, event.clientX, event.clientY);
    const party = partyAt(event.target as Element);
    start = { pointerId: event.pointerId, x: event.clientX, y: event.clientY, grip };
    if (party) timer = setTimeout(() => press(party, grip), LONG_PRESS);
  };
  const onMove = (event: PointerEvent): void => {
    if (start?.pointerId !== event.pointerId) return;
    const dx = event.clientX - start.x;
    const dy = event.clientY - start.y;
    if (!ghost && Math.hypot(dx, dy) < SHORTEST_DRAG) return;
    clearTimeout(timer);
    if (!start.grip) return;
    if (!ghost) root.append((ghost = ghostOf(start.grip.drawn)));
    ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px)`;
  };
  const onEnd = (event: PointerEvent): void => {
    if (start?.pointerId !== event.pointerId) return;
    const grip = ghost && start.grip;
    end();
    if (!grip || event.type === 'pointercancel') return;
    spent = true;
    const edit = dropped(grip, document.elementFromPoint(event.clientX, event.clientY));
    if (edit) act(edit);
  };
  const onClick = (event: MouseEvent): void => {
    // A click without a pointer comes from a keyboard.
    if (!spent || event.detail === 0) return;
    spent = false;
    event.stopPropagation();
    event.preventDefault();
  };
  const ended = new AbortController();
  root.addEventListener('pointerdown', onDown, ended);
  addEventListener('pointermove', onMove, ended);
  addEventListener('pointerup', onEnd, ended);
  addEventListener('pointercancel', onEnd, ended);
  root.addEventListener('click', onClick, { capture: true, signal: ended.signal });
  root.addEventListener('contextmenu', preventMenu, ended);
  ended.signal.addEventListener('abort', end);
  return () => ended.abort();
};
