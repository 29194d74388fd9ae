import { PARTIES, SCORED_SEATS, type Owner, type ScoredSeat } from '../../../engine/turmoil/index.ts';
import { signed, wasSign, type Words } from '../../../i18n/words.ts';
import type { Changes } from '../../../drawings/turmoil/changes.ts';
import { Emblem, Mark, Token } from '../../../drawings/turmoil/pieces.tsx';
import { withRefused } from '../../../drawings/turmoil/refused.ts';
import type { ScoringShown } from './input.ts';
import { letterIn, ownerIn } from '../../../sentences/turmoil/words.ts';

/** The places that the step changes, each with its sign. Where everyone stays, that is all seats, without one. */
const changesOf = ({ event, now }: ScoringShown): Changes => {
  if (event === undefined) return new Map();
  if (event.type === 'crisis-skipped') return new Map(SCORED_SEATS.map((seat) => [seat, '']));
  if (event.type !== 'points-gained') return new Map([[event.seat, signed(0)]]);
  return new Map([
    [event.seat, signed(event.by)],
    [event.player, wasSign(now.points[event.player] - event.by)],
  ]);
};

interface SeatProps {
  readonly seat: ScoredSeat;
  readonly owner: Owner | null;
  readonly changes: Changes;
  readonly words: Words;
}

/** One seat, with the delegate on it. */
function Seat({ seat, owner, changes, words }: SeatProps) {
  return (
    <Mark at={seat} changes={changes} class="cm-seat">
      {owner && <Token owner={owner} letter={letterIn(words, owner)} />}
      <span class="unseen">{owner ? ownerIn(words, owner) : words.say('final-scoring.field.empty')}</span>
    </Mark>
  );
}

/** The players with their points so far. */
function Points({ value: { players }, now, changes, words }: Pick<ScoringShown, 'value' | 'now' | 'words'> & { readonly changes: Changes }) {
  return (
    <ul class="cm-row cm-players">
      {players.map((colour) => (
        <li key={colour} class="cm-box">
          <Token owner={colour} letter={letterIn(words, colour)} />
          <span class="unseen">{ownerIn(words, colour)}</span>
          <Mark at={colour} changes={changes}>
            {words.say('final-scoring.points', { n: now.points[colour] })}
          </Mark>
        </li>
      ))}
    </ul>
  );
}

/** The seats that score, in the order of the committee board, and the players' points. */
export function Seats(shown: ScoringShown) {
  const { value, now, refused, words } = shown;
  const changes = withRefused(changesOf(shown), refused);
  return (
    <div class="cm" role="group" aria-label={words.label('committee-board')}>
      <div class="cm-row cm-top">
        <div class="cm-box">
          <span class="cm-label">{words.label('chairman')}</span>
          <Seat seat="chairman" owner={value.chairman} changes={changes} words={words} />
        </div>
      </div>
      <ol class="cm-parties">
        {PARTIES.map((party) => (
          <li key={party} class={`cm-party of-${party}`}>
            <p class="cm-head">
              <Emblem party={party} />
              <span class="cm-name">{words.label(party)}</span>
            </p>
            <p class="cm-seats">
              <Seat seat={party} owner={value.leaders[party]} changes={changes} words={words} />
            </p>
            <span class="cm-next" aria-hidden="true" />
          </li>
        ))}
      </ol>
      <Points value={value} now={now} changes={changes} words={words} />
    </div>
  );
}
