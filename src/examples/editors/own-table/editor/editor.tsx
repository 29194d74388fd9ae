import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { PARTIES, type Owner, type Party, type Position } from '../../../../engine/turmoil/index.ts';
import type { Words } from '../../../../i18n/words.ts';
import type { RuleLinks } from '../../../../drawings/cite.tsx';
import { askedBy } from '../../editing/undo-keys.ts';
import { Why } from '../../editing/why.tsx';
import { closedByBack } from '../../editing/going-back.ts';
import { Board, type PartProps } from './board.tsx';
import { wrongDrafts } from '../state/drafts.ts';
import { listenToGestures } from './gestures.ts';
import { isPersonal, isShown, usesEvents, WHOLE, type TableExample } from '../table/inputs.ts';
import { Numbers } from './numbers.tsx';
import { Pieces, Tools } from './palette.tsx';
import { More, Players } from './panel.tsx';
import { Picker } from './picker.tsx';
import { sayFix } from '../state/say.ts';
import { keepInSight } from './on-screen.ts';
import { isBare } from '../table/table.ts';
import { useTable } from '../state/use-table.ts';

interface Props {
  readonly first: Position;
  /** The example in which it was opened; null on its own page. */
  readonly example: TableExample | null;
  /** The folder of the examples, ending in `/`. */
  readonly examples: string;
  readonly words: Words;
  readonly rules: RuleLinks;
  /** What is said first; what happened last if it is left out. */
  readonly said?: string | undefined;
  readonly onTable: (table: Position, owner: Owner) => void;
  readonly onOwner: (owner: Owner) => void;
  readonly onDone: () => void;
}

/** What happened, or why not, in a live region; and the way out, or what probably comes next. */
function TableStatus({ state: { said, told, refusal, offer, act, leaveOut }, words, rules }: PartProps & { readonly rules: RuleLinks }) {
  const fix = refusal ? refusal.fix : offer;
  return (
    <div class={`ot-now${refusal ? ' is-refused' : ''}`}>
      <div class="ot-said" role="status" aria-live="polite" data-refusal={refusal?.problem.code}>
        {refusal ? <Why key={told} text={said} {...refusal.problem} rules={rules} /> : <p key={told}>{said}</p>}
      </div>
      {fix && (
        <button type="button" class="ex-fix" data-fix={fix.type} onClick={() => act(fix)}>
          {sayFix(fix, words)}
        </button>
      )}
      {refusal?.edit && !fix && (
        <button type="button" class="ex-fix" data-fix="leave-out" onClick={leaveOut}>
          {words.say('problem.fix.leave-out')}
        </button>
      )}
    </div>
  );
}

/** The ring as the parties stand: clockwise from the upper left. */
const RING = [PARTIES.slice(0, 3), PARTIES.slice(3).toReversed()] as const;
const WAYS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The party that an arrow key leads to; the same at the edge of the ring. */
export const partyBeside = (party: Party, key: string): Party | null => {
  const way = WAYS[key];
  if (!way) return null;
  const row = RING.findIndex((parties) => parties.includes(party));
  const column = RING[row]!.indexOf(party);
  return RING[row + way[0]]?.[column + way[1]] ?? party;
};

/** The keys of the editor. All of them stay in it, since outside they would step through the example. */
const onKey = (event: KeyboardEvent, { owner, panel, act, show, ...state }: PartProps['state']): void => {
  event.stopPropagation();
  const focused = event.target as HTMLElement;
  const party = focused.dataset['choice'] as Party | undefined;
  const beside = party && partyBeside(party, event.key);
  const asked = focused instanceof HTMLInputElement ? null : askedBy(event);
  if (beside) focused.closest('.ot')?.querySelector<HTMLElement>(`[data-choice="${beside}"]`)?.focus();
  else if (party && (event.key === 'Delete' || event.key === 'Backspace')) act({ type: 'remove', owner, party });
  else if (event.key === 'Escape' && panel) show(null);
  else if (asked) state[asked]();
  else return;
  event.preventDefault();
};

/** The reader's own table: the board takes the input. */
export function Editor({ first, example, examples, words, rules, said, onTable, onOwner, onDone }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const start = words.say('own-table.start');
  const whose = example && isPersonal(example) ? ` ${words.say('own-table.you')}` : '';
  const state = useTable({ example: example ?? WHOLE, first, start: start + whose, said, words, onTable, onOwner });
  const latest = useRef(state);
  latest.current = state;
  const { panel } = state;
  const opener = useRef<{ readonly button: string; readonly top: number } | null>(null);
  useEffect(() => {
    const { current } = root;
    if (!current) return;
    // Neither keys nor touches reach the example, where they would make steps.
    current.addEventListener('keydown', (event) => onKey(event, latest.current));
    for (const name of ['touchstart', 'touchend'] as const) current.addEventListener(name, (event) => event.stopPropagation(), { passive: true });
    return listenToGestures(
      current,
      (edit) => latest.current.act(edit),
      () => latest.current.owner,
    );
  }, []);
  // The focus comes back to the button that opened what lay over the board, and the page to its place.
  useLayoutEffect(() => {
    const before = opener.current;
    if (panel) {
      opener.current = { button: panel === 'more' ? '[data-tool="more"]' : `[data-space="${panel}"]`, top: before?.top ?? scrollY };
      return;
    }
    if (!before) return;
    opener.current = null;
    root.current?.querySelector<HTMLElement>(before.button)?.focus({ preventScroll: true });
    scrollTo({ top: before.top, behavior: 'instant' });
  }, [panel]);
  useEffect(() => keepInSight(root.current!), []);
  const isOpen = panel !== null;
  useLayoutEffect(() => (isOpen ? closedByBack(() => latest.current.show(null)) : undefined), [isOpen]);
  const part = { state, words };
  // What is in the way of the examples is said, and shown.
  const finish = (): void => {
    const wrong = wrongDrafts(state.drafts, state.table).find(({ field }) => isShown(example ?? WHOLE, state.table, field));
    if (!wrong) return state.check() ? onDone() : root.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    state.choose(wrong.player);
    state.insist();
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>(`[data-number="${wrong.field}"] input`)?.focus());
  };
  return (
    <div ref={root} class="ot" data-tool={state.tool} role="group" aria-label={words.say('own-table.name')}>
      <div class="ot-all" inert={isOpen}>
        <Board {...part} hasEvents={usesEvents(example ?? WHOLE)} />
        <Numbers {...part} example={example ?? WHOLE} />
        {isBare(state.table) && panel !== 'more' && <Players {...part} label={words.say('own-table.who')} />}
        <TableStatus {...part} rules={rules} />
        <div class="ot-hand">
          <Pieces {...part} />
          <Tools {...part} onDone={finish} />
        </div>
      </div>
      {panel === 'more' && <More {...part} example={example} examples={examples} />}
      {isOpen && panel !== 'more' && <Picker {...part} space={panel} />}
    </div>
  );
}
