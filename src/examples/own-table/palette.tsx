import { Token } from '../../drawings/turmoil/pieces.tsx';
import { letterIn, subjectIn, ownerIn } from '../../sentences/turmoil/words.ts';
import type { Colour } from '../../engine/turmoil/index.ts';
import { labelled } from '../../i18n/labelled.ts';
import type { Words } from '../../i18n/words.ts';
import type { PartProps } from './board.tsx';
import { ownersOf } from './use-table.ts';

const icons = {
  marker: 'M6 22V3M6 4h13l-4 5 4 5H6',
  remove: 'M5 12h14',
  leader: 'M5 20h14M6 16V8l4 4 2-6 2 6 4-4v8z',
  undo: 'M8 5 4 9l4 4M4 9h9a6 6 0 0 1 0 12h-3',
  redo: 'M16 5l4 4-4 4M20 9h-9a6 6 0 0 0 0 12h3',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  done: 'M4 12l6 6L20 6',
} as const;

interface ToolProps {
  readonly action: keyof typeof icons;
  readonly label: string;
  /** Whether it is chosen; left out for a tool that acts at once. */
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly words: Words;
  readonly onUse: () => void;
}

/** A button with a sign and a short name. While it is disabled, it keeps the focus. */
function ToolButton({ action, label, pressed, disabled = false, words, onUse }: ToolProps) {
  return (
    <button
      type="button"
      class={`ot-tool ot-${action}`}
      data-tool={action}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      onClick={() => disabled || onUse()}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d={icons[action]} />
      </svg>
      <span class="cm-label" aria-hidden="true">
        {words.say(`own-table.short.${action}`)}
      </span>
    </button>
  );
}

/** The pieces: one of each owner in play with the number in the reserve and in the lobby, and the dominance marker. */
export function Pieces({ state, words }: PartProps) {
  const { table, owner, tool, choose, use } = state;
  const { reserve, lobby } = table.game.committee;
  return (
    <div class="ot-pieces" role="group" aria-label={words.say('own-table.pieces')}>
      {ownersOf(table).map((one) => {
        const waits = one === 'neutral' ? 0 : lobby[one];
        const left = reserve[one] + waits;
        return (
          <button
            key={one}
            type="button"
            class="ot-piece"
            data-piece={one}
            aria-pressed={one === owner && tool !== 'marker' && tool !== 'policy'}
            onClick={() => choose(one)}
          >
            <Token owner={one} letter={letterIn(words, one)} />
            <span aria-hidden="true">
              {reserve[one]}
              {waits > 0 && `+${waits}`}
            </span>
            <span class="unseen">{words.say('own-table.piece', { Owner: words.capital(ownerIn(words, one)), n: left, count: left })}</span>
          </button>
        );
      })}
      <ToolButton action="marker" words={words} label={words.label('dominance-marker')} pressed={tool === 'marker'} onUse={() => use('marker')} />
    </div>
  );
}

/** The tools: remove, leader seat, undo, redo, more, done. */
export function Tools({ state, words, onDone }: PartProps & { readonly onDone: () => void }) {
  const { tool, history, refusal, use, undo, redo, show } = state;
  const label = (action: string): string => words.say(`own-table.${action}`);
  return (
    <div class="ot-tools" role="group" aria-label={words.say('own-table.tools')}>
      <ToolButton action="remove" words={words} label={label('remove')} pressed={tool === 'remove'} onUse={() => use('remove')} />
      <ToolButton action="leader" words={words} label={label('leader')} pressed={tool === 'leader'} onUse={() => use('leader')} />
      <ToolButton action="undo" words={words} label={label('undo')} disabled={history.past.length === 0 && !refusal?.edit} onUse={undo} />
      <ToolButton action="redo" words={words} label={label('redo')} disabled={history.future.length === 0} onUse={redo} />
      <ToolButton action="more" words={words} label={label('more')} onUse={() => show('more')} />
      <ToolButton action="done" words={words} label={label('done')} onUse={onDone} />
    </div>
  );
}

/** Whether a delegate of a player waits in the lobby. */
export function Lobby({ state, player, words }: PartProps & { readonly player: Colour }) {
  const waits = state.table.game.committee.lobby[player] > 0;
  return (
    <button
      type="button"
      class="ot-lobby"
      data-place="lobby"
      aria-pressed={waits}
      onClick={() => state.act({ type: 'lobby', player, waits: !waits })}
    >
      <span class="unseen">{labelled(words.lang, subjectIn(words, player))}</span>
      <span class="cm-label">{words.label('lobby')}</span>
      {waits ? <Token owner={player} letter={letterIn(words, player)} /> : <span class="cm-none" aria-hidden="true" />}
    </button>
  );
}
