/* What stands around an example that shows a table: whether a link brought it, for which player the example counts, how the game goes on. */
import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Colour, Owner, Position } from '../../../../engine/turmoil/index.ts';
import { Token } from '../../../../drawings/turmoil/pieces.tsx';
import { changeAddress } from '../../../../web/address.ts';
import type { Strings } from '../../../../i18n/say.ts';
import { saying, type Words } from '../../../../i18n/words.ts';
import { letterIn, ownerIn } from '../../../../sentences/turmoil/words.ts';
import { addSheet } from '../../editing/sheets.ts';
import { keptTable } from '../../../frame/state/kept-table.ts';
import type { ExampleState } from '../../../frame/state/use-example.ts';
import { afterCrisis } from './after.ts';
import { isKept } from '../table/following.ts';
import { carriedAs, openedWith } from '../table/given.ts';
import { inputFor, isPersonal, playerFor, tableIn, WHOLE, type TableExample } from '../table/inputs.ts';
import { keepFormer, keepInstead } from '../table/keeping.ts';
import sheet from '../own-table.css?url';
import { tellingOf } from './unset.ts';

const files = import.meta.glob<Strings>('../../../../../content/ui/*/table.json', { import: 'default' });

/** An example that shows a table, and what the strip needs of it. */
export interface Showing<V> {
  readonly form: HTMLElement;
  readonly id: TableExample;
  /** With `turmoil` and `unset`. */
  readonly words: Words;
  readonly edit: ExampleState<V>['edit'];
}

/** A table, whose view is taken, and whether it is the kept one. */
interface ShownTable {
  readonly table: Position;
  readonly me: Colour;
  readonly isMine: boolean;
  /** What became of it, as a key of `table`. */
  readonly said?: string;
  /** The table that was the reader's until this one became it; undefined if there was none. */
  readonly former?: Position;
}

interface Props extends ShownTable {
  readonly id: TableExample;
  readonly words: Words;
  /** Shows a table, the same or another. */
  readonly onShow: (shown: ShownTable) => void;
}

/** What is said of the table. The region is there before its words, and stays, so that they are announced. */
function Status({ text }: { readonly text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => setSaid(text), [text]);
  return <p role="status">{said}</p>;
}

/** The kept table, which another page may have changed since this one was drawn; null if there is none. */
const ownTable = (): Position | null => tableIn(keptTable());

/** What is said of a table: what became of it, or that a link brought it. */
const saidOf = ({ said, isMine, words }: Props): string => {
  const key = said ?? (isMine ? '' : ownTable() ? 'foreign' : 'brought');
  return key && words.say(`table.${key}`);
};

/**
 * Keeps a table in the place of the own one, and shows it.
 *
 * @param why what made it the own one, and what is said of it, as keys of `table`
 */
const keepAs = (
  { words, onShow }: Pick<Props, 'words' | 'onShow'>,
  { table, me }: Pick<ShownTable, 'table' | 'me'>,
  { by, said }: Readonly<Record<'by' | 'said', string>>,
): void => {
  const mine = ownTable();
  keepInstead(mine, table, words.say(`table.${by}`), words.lang);
  const isMine = isKept(table);
  onShow({ table, me, isMine, said: isMine ? said : 'not-kept', ...(isMine && mine && { former: mine }) });
};

/** Somebody else's table: the way to the own one, if one is kept, and to keep this one. */
function Foreign({ table, me, words, onShow }: Props) {
  const hasOwn = ownTable() !== null;
  const keep = (): void => keepAs({ words, onShow }, { table, me }, { by: 'became', said: 'yours' });
  const leave = (): void => {
    const mine = ownTable();
    if (mine) changeAddress((address) => (address.hash = carriedAs(mine)));
    onShow({ table: mine ?? table, me, isMine: mine !== null });
  };
  return (
    <p class="ex-fixes">
      {hasOwn && (
        <button type="button" class="ex-fix" data-leave onClick={leave}>
          {words.say('table.leave')}
        </button>
      )}
      <button type="button" class="ex-fix" data-take onClick={keep}>
        {words.say(`table.${hasOwn ? 'take' : 'keep'}`)}
      </button>
    </p>
  );
}

/** The way back after somebody else's table became the reader's: it is again as it was. */
function Former({ table, me, words, onShow }: Props) {
  const back = (): void => {
    // Another page may have kept a newer one.
    if (isKept(table)) keepFormer(table, words.lang);
    onShow({ table, me, isMine: false });
  };
  return (
    <p class="ex-fixes">
      <button type="button" class="ex-fix" data-former onClick={back}>
        {words.say('table.former')}
      </button>
    </p>
  );
}

/** For which player the example counts. */
function View({ table, me, isMine, words, onShow }: Props) {
  return (
    <div class="ot-players" role="group" aria-label={words.say('table.view')}>
      <span aria-hidden="true">{words.say('table.view')}</span>
      <div class="ot-row">
        {table.game.players.map(({ colour }) => (
          <button
            key={colour}
            type="button"
            class="ot-piece"
            data-view={colour}
            aria-pressed={colour === me}
            onClick={() => onShow({ table, me: colour, isMine })}
          >
            <Token owner={colour} letter={letterIn(words, colour)} />
            <span class="unseen">{words.capital(ownerIn(words, colour))}</span>
          </button>
        ))}
      </div>
    </div>
  );
}

/** Makes the table after the crisis the reader's own. */
function After({ table, me, words, onShow }: Props) {
  const take = ({ form }: HTMLButtonElement): void => {
    const next = afterCrisis(table);
    if (!next) return;
    changeAddress((address) => (address.hash = carriedAs(next)));
    keepAs({ words, onShow }, { table: next, me }, { by: 'after.said', said: 'after.said' });
    form!.scrollIntoView({ behavior: 'instant' });
  };
  return (
    <p class="ex-fixes">
      <button type="button" class="ex-fix" data-after onClick={({ currentTarget }) => take(currentTarget)}>
        {words.say('table.after.take')}
      </button>
    </p>
  );
}

/** An element of the strip. Each has a root of its own, so that the example knows nothing of it. */
const rootAfter = (form: HTMLElement, name: string, before: string): HTMLElement => {
  const found = form.querySelector<HTMLElement>(`.${name}`);
  if (found) return found;
  const root = Object.assign(document.createElement('div'), { className: `ot-strip ${name}` });
  form.querySelector(before)!.after(root);
  return root;
};

const draw = <V,>({ form, id, words, edit }: Showing<V>, shown: ShownTable): void => {
  const onShow = ({ table, me, isMine, said, former }: ShownTable): void => {
    const player = playerFor(table, me)!;
    const input = inputFor(id, table, player.colour) as V;
    const next = { table, me: player.colour, isMine, ...(said && { said }), ...(former && { former }) };
    edit((value, step) => {
      const isSame = table === shown.table && player.colour === shown.me;
      return [isSame ? value : input, isSame ? step : 1, tellingOf(id, openedWith(table), { me: player, isMine, input }, words)];
    });
    draw({ form, id, words, edit }, next);
    // The buttons that were pressed are gone.
    if (isMine !== shown.isMine || table !== shown.table)
      form.querySelector<HTMLElement>('.ot-strip button, [data-action="forward"]')?.focus({ preventScroll: true });
  };
  const props = { ...shown, id, words, onShow };
  render(
    <>
      <Status text={saidOf(props)} />
      {!shown.isMine && <Foreign {...props} />}
      {shown.former && <Former {...props} />}
      {isPersonal(id) && shown.table.game.players.length > 1 && <View {...props} />}
    </>,
    rootAfter(form, 'ot-above', '.ex-presets'),
  );
  // How the game goes on stands below the steps.
  if (id === WHOLE) render(shown.isMine && <After {...props} />, rootAfter(form, 'ot-after', '.ex-body'));
};

/** What the strip of each form is to show, once its words are fetched. */
const wanted = new WeakMap<HTMLElement, ShownTable>();

const fetchAndDraw = async <V,>(showing: Showing<V>, shown: ShownTable): Promise<void> => {
  const { form, words } = showing;
  wanted.set(form, shown);
  const [table] = await Promise.all([files[`../../../../../content/ui/${words.lang}/table.json`]!(), addSheet(sheet)]);
  if (wanted.get(form) === shown) draw({ ...showing, words: saying(words, { table }) }, shown);
};

const remove = (form: HTMLElement): void => {
  wanted.delete(form);
  form.querySelectorAll('.ot-strip').forEach((root) => {
    render(null, root);
    root.remove();
  });
};

/**
 * Shows the strip of a table, or removes it where there is nothing to say. If a part of it cannot be fetched, there is no strip.
 *
 * @param owner whose pieces are chosen: a player counts as that player, neutral as the first one
 */
export const showStrip = <V,>(showing: Showing<V>, { table, owner, isMine }: Omit<ShownTable, 'me'> & { readonly owner: Owner }): void => {
  const me = playerFor(table, owner)?.colour;
  if (!me || (isMine && !isPersonal(showing.id) && showing.id !== WHOLE)) remove(showing.form);
  else fetchAndDraw(showing, { table, me, isMine }).catch(() => undefined);
};
