import { Token } from '../../../../drawings/turmoil/pieces.tsx';
import { letterIn, subjectIn, ownerIn } from '../../../../sentences/turmoil/words.ts';
import type { Colour } from '../../../../engine/turmoil/index.ts';
import { labelled } from '../../../../i18n/labelled.ts';
import type { Words } from '../../../../i18n/words.ts';
import { ToolButton, type ToolProps } from '../../editing/tool-button.tsx';
import type { PartProps } from './board.tsx';
import { hasRefused, ownersOf } from '../state/use-table.ts';

/** A tool with its short name. */
function Tool({ words, ...tool }: Omit<ToolProps, 'short'> & { readonly words: Words }) {
  return <ToolButton {...tool} short={words.say(`own-table.short.${tool.action}`)} />;
}

/** The pieces: one of each owner in play with how many are left, in the reserve and in the lobby, and the dominance marker. */
export function Pieces({ state, words }: PartProps) {
  const { table, owner, tool, choose, use } = state;
  const { reserve, lobby } = table.game.committee;
  return (
    <div class="ot-pieces" role="group" aria-label={words.say('own-table.pieces')}>
      {ownersOf(table).map((one) => {
        const left = reserve[one] + (one === 'neutral' ? 0 : lobby[one]);
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
            <span aria-hidden="true">{left}</span>
            <span class="unseen">{words.say('own-table.piece', { Owner: words.capital(ownerIn(words, one)), n: left, count: left })}</span>
          </button>
        );
      })}
      <Tool action="marker" words={words} label={words.label('dominance-marker')} pressed={tool === 'marker'} onUse={() => use('marker')} />
    </div>
  );
}

/** The tools: remove, leader seat, undo, redo, more, done. */
export function Tools({ state, words, onDone }: PartProps & { readonly onDone: () => void }) {
  const { tool, history, use, undo, redo, show } = state;
  const label = (action: string): string => words.say(`own-table.${action}`);
  return (
    <div class="ot-tools" role="group" aria-label={words.say('own-table.tools')}>
      <Tool action="remove" words={words} label={label('remove')} pressed={tool === 'remove'} onUse={() => use('remove')} />
      <Tool action="leader" words={words} label={label('leader')} pressed={tool === 'leader'} onUse={() => use('leader')} />
      <Tool action="undo" words={words} label={label('undo')} disabled={history.past.length === 0 && !hasRefused(state)} onUse={undo} />
      <Tool action="redo" words={words} label={label('redo')} disabled={history.future.length === 0} onUse={redo} />
      <Tool action="more" words={words} label={label('more')} onUse={() => show('more')} />
      <Tool action="done" words={words} label={label('done')} onUse={onDone} />
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
      <span class="unseen">{labelled(words.lang, subjectIn(words, player), words.label('lobby'))}</span>
      <span class="cm-label" aria-hidden="true">
        {words.label('lobby')}
      </span>
      {waits ? <Token owner={player} letter={letterIn(words, player)} /> : <span class="cm-none" aria-hidden="true" />}
    </button>
  );
}
