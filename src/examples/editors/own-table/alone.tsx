import { render } from 'preact';
import type { Owner, Position } from '../../../engine/turmoil/index.ts';
import { changeAddress } from '../../../web/address.ts';
import { CARRIED, carried, isCarried } from '../../../web/outside.ts';
import { wordsOf } from '../../../i18n/words.ts';
import { carryOver } from '../editing/in-address.ts';
import { AT_TABLE } from '../../frame/state/fragments.ts';
import { keptTable } from '../../frame/state/kept-table.ts';
import { stateFor } from './table/address.ts';
import { Editor } from './editor/editor.tsx';
import { followKept, isKept } from './table/following.ts';
import { carriedAs } from './table/given.ts';
import { TABLE_EXAMPLES, tableIn, textOf, type TableExample } from './table/inputs.ts';
import { keepInstead, keepTable } from './table/keeping.ts';
import { fetchTableData } from './opening.ts';
import { faultOf } from './state/refusal.ts';
import { showEditor } from './editor/on-screen.ts';
import { freshTable } from './table/table.ts';

/** The parts of the editor's own page that scripts need. */
const partsOf = (page: HTMLElement) => ({
  root: page.querySelector<HTMLElement>('.ot-root')!,
  editor: page.querySelector<HTMLElement>('[data-editor]')!,
  /** All messages. */
  notices: page.querySelector<HTMLElement>('[data-notices]')!,
  /** The message for a table from the address while another one is stored. */
  foreign: page.querySelector<HTMLElement>('[data-foreign]')!,
  /** The message for an address whose table cannot be read. */
  damaged: page.querySelector<HTMLElement>('[data-damaged]')!,
  /** The message for a table from the address that is stored, since there was none. */
  stored: page.querySelector<HTMLElement>('[data-stored]')!,
  /** The message for a table from the address that is impossible. */
  impossible: page.querySelector<HTMLElement>('[data-impossible]')!,
  /** The message that the table can be taken to an example. */
  ready: page.querySelector<HTMLElement>('[data-ready]')!,
  links: [...page.querySelectorAll<HTMLAnchorElement>('.example-links a')],
});

const carry = (table: Position | null): void => changeAddress((address) => (address.hash = table ? carriedAs(table) : ''));

/** Returns the example that a link leads to, or undefined if it uses no table. */
const exampleOf = ({ pathname }: HTMLAnchorElement): TableExample | undefined => TABLE_EXAMPLES.find((id) => pathname.endsWith(`/${id}/`));

/** Adds the table to a link to an example. A link opened in another tab uses the stored table. */
const bringAlong = (links: readonly HTMLAnchorElement[], now: () => readonly [Position, Owner]): void => {
  for (const link of links) {
    const id = exampleOf(link);
    if (!id) continue;
    const address = link.href;
    link.href += AT_TABLE;
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const [table, owner] = now();
      void stateFor(id, table, owner).then(
        // The hash carries a table that is not kept.
        (s) => location.assign(`${address}?s=${s}${isKept(table) ? '' : `#${carriedAs(table)}`}`),
        () => location.assign(link.href),
      );
    });
  }
};

/** Accepts a table of the reader. It is stored; the address carries it only if storage is not available. */
const take = (table: Position): void => {
  keepTable(table);
  // The address is written with a delay. If it did not change, skip this: a late write would undo a link opened meanwhile.
  if (!isKept(table) || carried(CARRIED)) carry(isKept(table) ? null : table);
};

/** Lets a reader decide what becomes of a table from somebody else. */
const answer = (page: HTMLElement, button: string, act: () => void): void => {
  const { foreign, root } = partsOf(page);
  foreign.querySelector(button)!.addEventListener('click', () => {
    foreign.hidden = true;
    act();
    root.querySelector('button')?.focus({ preventScroll: true });
    showEditor(root);
  });
};

/** Leads to the examples that the table can be seen in. */
const leadOn = (page: HTMLElement): void => {
  const { ready, links } = partsOf(page);
  ready.hidden = false;
  links[0]?.focus({ preventScroll: true });
  page.querySelector(':scope > h2')?.scrollIntoView();
};

/**
 * Opens the editor on its own page, with the table from the address or else the stored one. A table from somebody else
 * is stored where there is none, and does not replace the stored one until the reader asks for it.
 *
 * @param page the element that holds the page's parts; `data-book` is the address of words and styles, `data-examples` the folder of the examples
 * @throws Error when words or styles cannot be fetched
 */
export const openAlone = async (page: HTMLElement): Promise<void> => {
  const { book = '', examples = '' } = page.dataset;
  const data = await fetchTableData(book);
  const words = wordsOf(data.strings, data.lang, data.names);
  const { root, editor, notices, foreign, damaged, stored, impossible, ready, links } = partsOf(page);
  let now: readonly [Position, Owner];
  let opened = 0;

  // If another page of the site keeps a table, this page shows it.
  const following = followKept(
    () => now[0],
    (table) => show(table),
  );
  const onTable = (table: Position, owner: Owner): void => {
    now = [table, owner];
    damaged.hidden = ready.hidden = true;
    impossible.hidden ||= !faultOf(table);
    (foreign.hidden ? take : carry)(table);
    following.note();
  };
  const onOwner = (owner: Owner): void => void (now = [now[0], owner]);
  const does = { onTable, onOwner, onDone: () => leadOn(page) };
  const show = (first: Position, said?: string): void => {
    now = [first, first.game.players[0]?.colour ?? 'neutral'];
    render(<Editor key={opened++} first={first} examples={examples} words={words} said={said} rules={data.rules} example={null} {...does} />, root);
  };
  const start = (): void => {
    const given = tableIn(carried(CARRIED));
    const mine = tableIn(keptTable());
    foreign.hidden = !given || !mine || textOf(given) === textOf(mine);
    damaged.hidden = given !== null || !isCarried(CARRIED);
    impossible.hidden = !given || !faultOf(given);
    show(given ?? mine ?? freshTable());
    // An impossible table is kept only when the reader changes it.
    if (given && !mine && impossible.hidden) take(given);
    stored.hidden = mine !== null || !tableIn(keptTable());
    following.note();
  };

  root.lang = data.lang;
  editor.hidden = false;
  answer(page, '[data-take]', () => {
    const [table] = now;
    keepInstead(tableIn(keptTable()), table, words.say('table.became'), data.lang);
    take(table);
    show(table, words.say('table.yours-undo'));
    following.note();
  });
  answer(page, '[data-leave]', () => {
    impossible.hidden = true;
    carry(null);
    show(tableIn(keptTable()) ?? freshTable());
    following.note();
  });
  // A link inside the page changes the hash too.
  addEventListener('hashchange', () => isCarried(CARRIED) && start());
  carryOver();
  bringAlong(links, () => now);
  // The height of the notices, which the styles subtract from that of the editor.
  new ResizeObserver(() => root.style.setProperty('--notice', `${notices.offsetHeight}px`)).observe(notices);
  start();
  // After a reload, the browser scrolls to where the reader was.
  if (scrollY === 0) showEditor(root);
};
