/** Milliseconds that the light stays on one language. */
const STAY = 4000;

/**
 * Lets the light go through the languages of a stone: one round, then it rests on the first. A reader who points at a
 * language, or reaches it by key, lights it and ends the round. Who asked for less motion sees no round.
 */
export const turn = (stone: HTMLElement): void => {
  const bands = [...stone.querySelectorAll<HTMLElement>('[data-band]')];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const light = (lit: HTMLElement | undefined): void => bands.forEach((band) => band.classList.toggle('is-lit', band === lit));
  const goOn = (at: number): void => {
    light(bands[at % bands.length]);
    if (at < bands.length) timer = setTimeout(goOn, STAY, at + 1);
  };
  bands.forEach((band) =>
    ['pointerenter', 'pointerdown', 'focusin'].forEach((event) =>
      band.addEventListener(event, () => {
        clearTimeout(timer);
        light(band);
      }),
    ),
  );
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) goOn(0);
};
