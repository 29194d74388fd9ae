import { useLayoutEffect, useRef } from 'preact/hooks';
import { PARTIES, type Party } from '../../../../engine/turmoil/index.ts';
import { PartyPlaces } from '../../../../drawings/turmoil/party.tsx';
import { Emblem, Mark, Token } from '../../../../drawings/turmoil/pieces.tsx';
import type { Words } from '../../../../i18n/words.ts';
import { letterIn, ownerIn } from '../../../../sentences/turmoil/words.ts';
import { sayParty, spaceIn } from '../state/say.ts';
import { SPACES, type Edit, type Space } from '../table/table.ts';
import type { TableState } from '../state/use-table.ts';

/** The props of each part of the editor. */
export interface PartProps {
  readonly state: TableState;
  readonly words: Words;
}

/** What a tap on a party does with the chosen tool and colour. */
const editAt = ({ tool, owner }: TableState, party: Party): Edit =>
  tool === 'marker' || tool === 'policy' ? { type: tool, party } : { type: tool, owner, party };

/** The chairman seat, which takes a delegate of the chosen colour, and the policy, whose party is tapped next. */
function ChairmanAndPolicy({ state, words }: PartProps) {
  const { table, owner, tool, changes, act, use } = state;
  const { chairman, ruling } = table.game.committee;
  // The seat is never empty: whoever is removed makes room for a neutral delegate.
  const next = tool === 'remove' ? 'neutral' : owner;
  const sits = chairman ? ownerIn(words, chairman) : words.say('turmoil.board.none');
  return (
    <div class="ot-top">
      <button type="button" class="ot-box" data-place="chairman" onClick={() => act({ type: 'chairman', owner: next })}>
        <span class="unseen">{words.say('own-table.chairman', { seat: words.label('chairman'), sits, owner: ownerIn(words, next) })}</span>
        <span class="cm-label" aria-hidden="true">
          {words.label('chairman')}
        </span>
        <Mark at="chairman" changes={changes} class="cm-seat">
          {chairman && <Token owner={chairman} letter={letterIn(words, chairman)} />}
        </Mark>
      </button>
      <button type="button" class="ot-box" data-place="policy" aria-pressed={tool === 'policy'} onClick={() => use('policy')}>
        <Mark at="policy" changes={changes} class="ot-policy">
          <Emblem party={ruling} />
          <span>
            <span class="cm-label">{words.label('policy')}</span>
            <span>{words.label(ruling)}</span>
          </span>
        </Mark>
      </button>
    </div>
  );
}

/** The spaces for events. A tap opens the list of cards. */
function Events({ state: { table, changes, show }, words }: PartProps) {
  const { game, revealed } = table;
  const cardAt = (space: Space) => (space === 'revealed' ? revealed : game.events[space]);
  return (
    <div class="ot-events" role="group" aria-label={words.label('events-board')}>
      {SPACES.map((space) => {
        const card = cardAt(space);
        return (
          <button key={space} type="button" class={`ot-box ot-event${card ? '' : ' is-empty'}`} data-space={space} onClick={() => show(space)}>
            <span class="cm-label">{spaceIn(space, words)}</span>
            <Mark at={`event:${space}`} changes={changes} class="ot-card">
              {card ? words.label(card) : <span aria-hidden="true">+</span>}
              {!card && <span class="unseen">{words.say('turmoil.board.none')}</span>}
            </Mark>
          </button>
        );
      })}
    </div>
  );
}

/** Marks the parties that a refusal is about, those where the same would be possible, and those that wait for a tap. */
const markParties = (ring: HTMLElement, { refusal, tool }: TableState): void => {
  for (const element of ring.querySelectorAll<HTMLElement>('[data-party]')) {
    const party = element.dataset['party'] as Party;
    element.toggleAttribute('data-refused', refusal?.at === party);
    element.toggleAttribute('data-possible', refusal ? refusal.instead.includes(party) : tool === 'policy' || tool === 'marker');
  }
};

/** A party that refuses shakes, at each tap. */
const shake = (ring: HTMLElement, { refusal }: TableState): void => {
  if (!refusal?.edit || !refusal.at || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  ring.querySelector(`[data-party="${refusal.at}"]`)?.animate({ translate: ['0', '-4px', '4px', '-2px', '0'] }, 300);
};

/** The committee as an input, and the events board where an example looks at it. */
export function Board({ state, words, hasEvents }: PartProps & { readonly hasEvents: boolean }) {
  const ring = useRef<HTMLOListElement>(null);
  const { table, changes, tool, owner, act } = state;
  useLayoutEffect(() => markParties(ring.current!, state));
  useLayoutEffect(() => shake(ring.current!, state), [state.refusal]);
  const label = (party: Party): string => `${sayParty(table, party, words)} ${words.say(`own-table.tap.${tool}`, { owner: ownerIn(words, owner) })}`;
  return (
    <div class="ot-board">
      <ChairmanAndPolicy state={state} words={words} />
      <ol ref={ring} class="cm-parties">
        {PARTIES.map((party) => (
          <PartyPlaces
            key={party}
            party={party}
            committee={table.game.committee}
            changes={changes}
            words={words}
            choose={{ label, onChoose: (one) => act(editAt(state, one)) }}
          />
        ))}
      </ol>
      {hasEvents && <Events state={state} words={words} />}
    </div>
  );
}
