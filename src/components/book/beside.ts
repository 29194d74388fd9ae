/* The column beside the text: it follows the reader, and shows the rule that a citation points to. Without room for it, its list alone is a sheet. */
import { follow } from './in-view.ts';

const column = document.querySelector('.beside')!;

/** Whether the style sheets (`desk.css`) still give the column a place. */
const hasColumn = (): boolean => matchMedia('(min-width:78rem)').matches;

// The code for a citation comes with the first one that a reader turns to.
const onCitation = ({ target }: Event): void => {
  const link = target instanceof Element && hasColumn() ? target.closest<HTMLAnchorElement>('main a.cite') : null;
  if (link) setTimeout(() => link.matches(':hover, :focus') && import('./peek.ts').then(({ peek }) => peek(link)).catch(() => {}), 150);
};
document.addEventListener('pointerover', onCitation);
document.addEventListener('focusin', onCitation);

// Where there is room for two columns of text, as in parallel.css. If the code does not come, each rule still has its own buttons.
const chapter = document.querySelector('.chapter');
if (chapter && matchMedia('(min-width:97.5rem)').matches)
  import('../rules/parallel.ts').then(({ offerLanguages }) => offerLanguages(chapter)).catch(() => {});

const list = column.querySelector<HTMLElement>('.on-page');
if (list) follow(list);
