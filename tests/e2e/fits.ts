/* What of an example does not fit a screen. All presets and steps are gone through inside the page: a call from outside costs more than a step. */
import type { Page } from '@playwright/test';
import { clicker, cutter } from './examples.ts';

/** A preset to look at, null for what the page was opened with, and how many refusals it shows. */
export interface Looked {
  readonly preset: string | null;
  readonly refusals: number;
}

/** Where the stage of the open page does not fit at a step of a preset, a change is out of sight, a text is cut or letters are too small. */
export const misfits = async (page: Page, presets: readonly Looked[]): Promise<readonly string[]> =>
  page.evaluate(
    async ({ presets, cut, click }) => {
      const stage = document.querySelector<HTMLElement>('[data-stage]')!;
      /** Whether something comes true while a reader waits for it. */
      const comes = async (isThere: () => boolean): Promise<boolean> => {
        for (const end = performance.now() + 5000; !isThere() && performance.now() < end;) await new Promise(requestAnimationFrame);
        return isThere();
      };
      /** The height of an element's letters on the screen, also in a drawing that is scaled. */
      const lettersOf = (element: Element): number =>
        parseFloat(getComputedStyle(element).fontSize) * (element.closest<SVGTextElement>('text')?.getScreenCTM()?.a ?? 1);
      /** The texts that the stage shows. */
      const texts = (): readonly Element[] =>
        [...stage.querySelectorAll('*')].filter(
          (one) =>
            [...one.childNodes].some((node) => node instanceof Text && node.data.trim()) &&
            one.checkVisibility() &&
            !one.closest('.unseen, option, .ex-rail'),
        );
      const faultsOfStep = (): readonly string[] => {
        const found: string[] = [];
        const { height } = stage.getBoundingClientRect();
        if (height > innerHeight) found.push(`${Math.round(height)} px high`);
        if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways');
        stage.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        for (const changed of stage.querySelectorAll('[data-changed]')) {
          const { left, right, top, bottom } = changed.getBoundingClientRect();
          if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) found.push(`out of sight: ${changed.textContent}`);
        }
        // A mark goes around all of what it marks.
        for (const mark of stage.querySelectorAll('.cm-people [data-changed]')) {
          const { left, right } = mark.getBoundingClientRect();
          const parts = [...mark.children].filter((part) => !part.matches('.unseen')).map((part) => part.getBoundingClientRect());
          if (parts.some((part) => part.left < left || part.right > right)) found.push(`a mark cuts: ${mark.textContent}`);
        }
        const controls = stage.querySelector('.ex-controls')!;
        if (controls.scrollWidth > controls.clientWidth) found.push('the controls are too wide');
        const now = stage.querySelector('.ex-now')!.getBoundingClientRect();
        const table = stage.querySelector('.ex-now table')?.getBoundingClientRect();
        // A table without room wraps to the side, out of the box.
        if (table && table.left < now.right && (table.bottom > now.bottom || table.right > now.right)) found.push('the table is cut');
        // On a low phone it may have no room, nor where there are more than three players and neutral. Then the list of steps has it.
        const isSmall = innerHeight < 700 || stage.querySelectorAll('.cm-people > li').length > 4;
        if (table && table.left >= now.right && !isSmall) found.push('the table has no room');
        const told = [...stage.querySelectorAll('.ex-now > p:not(.ex-problem + p)')].filter((one) => getComputedStyle(one).overflowY === 'hidden');
        found.push(...told.flatMap((one) => (one.scrollHeight > one.clientHeight + 1 ? [`ends in an ellipsis: ${one.textContent}`] : [])));
        // Beside a refusal, the step is one line; a phone shows no reason beside a table. The ways out of a refusal bring it its room.
        const words = [...stage.querySelectorAll('[data-fixes] .ex-problem, .ex-now > p:not(.ex-problem + p) > :is(.ex-what, .ex-why)')];
        const read = words.filter((one) => getComputedStyle(one).position !== 'absolute');
        // A phone on its side has no height: there the words scroll.
        if (innerHeight > 400)
          found.push(...read.flatMap((one) => (one.getBoundingClientRect().bottom > now.bottom + 1 ? [`no room: ${one.textContent}`] : [])));
        if (innerWidth < 640) found.push(...texts().flatMap((one) => (lettersOf(one) < 11.9 ? [`small letters: ${one.textContent}`] : [])));
        return found;
      };
      const faultsOfSteps = async (): Promise<readonly string[]> => {
        const found: string[] = [];
        const steps = document.querySelectorAll('[data-step]').length;
        // A preset whose refusal comes later opens there.
        await click('[data-action="first"]');
        for (let step = 1; step <= Math.max(1, steps); step++) {
          found.push(...faultsOfStep().map((fault) => `step ${step}: ${fault}`));
          await click('[data-action="forward"]');
        }
        if (steps > 0 && !document.querySelector('[data-action="forward"][aria-disabled="true"]')) found.push('the last step is not reached');
        return found;
      };
      const faultsOf = async ({ preset, refusals }: Looked): Promise<readonly string[]> => {
        if (preset !== null) await click(`[data-preset="${preset}"]`);
        const shown = () => [...document.querySelectorAll('[data-problem]')];
        if (!(await comes(() => shown().length === refusals))) return [`${shown().length} refusals instead of ${refusals}`];
        // The words of a refusal may be fetched; the buttons out of it come with them.
        if (!(await comes(() => shown().every((one) => !stage.contains(one) || one.textContent.includes('.'))))) return ['a refusal without words'];
        const texts = cut(stage).map((text) => `cut: ${text}`);
        return [...texts, ...(await faultsOfSteps())];
      };
      // The screen is another one from the next frame on.
      await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
      const found: string[] = [];
      for (const looked of presets) found.push(...(await faultsOf(looked)).map((fault) => `${looked.preset}: ${fault}`));
      return found;
    },
    { presets, cut: await cutter(page), click: await clicker(page) },
  );
