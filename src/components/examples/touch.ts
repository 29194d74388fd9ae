import type { ClientDirective } from 'astro';

const wakers = ['pointerdown', 'pointerover', 'focusin', 'touchstart'] as const;

/** Where a click landed, in words that hold after the island is awake. */
const handleOf = (target: EventTarget | null): string | undefined => {
  const element = target instanceof Element ? target.closest('[data-action],[data-preset],[data-choice]') : null;
  const name = element && ['data-action', 'data-preset', 'data-choice'].find((attribute) => element.hasAttribute(attribute));
  return name ? `[${name}="${element.getAttribute(name)}"]` : undefined;
};

/**
 * `client:touch`: an island in a page of text costs nothing until a reader points at it or moves the focus into it.
 * A click made while its code arrives is made again once it can answer.
 */
const touch: ClientDirective = (load, _options, island) => {
  let clicked: string | undefined;
  const remember = (event: Event) => (clicked = handleOf(event.target) ?? clicked);
  const wake = async () => {
    wakers.forEach((name) => island.removeEventListener(name, wake));
    const hydrate = await load();
    await hydrate();
    island.removeEventListener('click', remember);
    if (clicked) island.querySelector<HTMLElement>(clicked)?.click();
  };
  island.addEventListener('click', remember);
  wakers.forEach((name) => island.addEventListener(name, wake, { passive: true }));
};

export default touch;
