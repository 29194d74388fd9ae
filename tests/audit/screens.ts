import type { Page } from '@playwright/test';

/** How a page is looked at. */
export interface Look {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly theme: 'light' | 'dark';
  readonly forcedColors?: 'active';
  readonly reducedMotion?: 'reduce';
  /** A style sheet that a reader brings along. */
  readonly style?: string;
  /** Whether axe runs with all of its rules. */
  readonly axe?: true;
}

/** The spacing that WCAG 1.4.12 grants to readers. */
const SPACED = '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}';

/**
 * All ways in which the audit looks at a page. A zoom of 200% or 400% on a screen of 1280 x 1024 is a page of a half or a quarter
 * of its width and height.
 */
export const LOOKS: readonly Look[] = [
  { name: 'phone, light', width: 360, height: 740, theme: 'light', axe: true },
  { name: 'desk, dark', width: 1280, height: 1024, theme: 'dark', axe: true },
  { name: 'zoom 200%', width: 640, height: 512, theme: 'light' },
  { name: 'zoom 400%', width: 320, height: 256, theme: 'light' },
  { name: 'letters 200%', width: 360, height: 740, theme: 'light', style: ':root{font-size:200%!important}' },
  { name: 'text spacing', width: 360, height: 740, theme: 'light', style: SPACED },
  { name: 'forced colours', width: 360, height: 740, theme: 'dark', forcedColors: 'active', axe: true },
  { name: 'reduced motion', width: 360, height: 740, theme: 'light', reducedMotion: 'reduce' },
];

/** What a page shows of itself that a reader would trip over: text beyond its edge, text cut off, something that still moves. */
export const faultsOfPage = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const named = (element: Element): string => `${element.localName}${[...element.classList].map((one) => `.${one}`).join('')}`;
    const hasText = (element: Element): boolean => [...element.childNodes].some((node) => node.nodeType === 3 && /\S/.test(node.nodeValue ?? ''));
    const isCut = (element: Element): boolean => {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
      // One pixel is for screen readers alone. Where three dots stand at the end, the cut is meant.
      if (clientWidth <= 1 || clientHeight <= 1 || textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false;
      const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
      return (hides(overflowX) && scrollWidth > clientWidth + 1) || (hides(overflowY) && scrollHeight > clientHeight + 3);
    };
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide = scrollWidth > clientWidth ? [`wide: ${scrollWidth} of ${clientWidth} px`] : [];
    const shown = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility({ visibilityProperty: true }));
    const cut = shown
      .filter((element) => hasText(element) && isCut(element))
      .map((element) => `cut: ${named(element)} “${element.textContent.slice(0, 30)}”`);
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const moving = still
      ? document.getAnimations().flatMap(({ effect, playState }) => {
          const target = effect instanceof KeyframeEffect ? effect.target : null;
          return playState === 'running' && target ? [`moves: ${named(target)}`] : [];
        })
      : [];
    return [...wide, ...cut, ...moving];
  });
