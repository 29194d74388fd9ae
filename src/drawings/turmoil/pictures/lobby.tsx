import { OWNERS, type Owner } from '../../../engine/turmoil/index.ts';
import { letterIn, ownedSaid } from '../../../sentences/turmoil/words.ts';
import { PartNumber } from '../../part-number.tsx';
import { Mark, Token } from '../pieces.tsx';
import type { RowProps } from '../places.tsx';

/** The lobby with one place for each player, and the delegate reserve with its numbers. */
export function LobbyAndReserve({ game: { committee, players }, changes, words, parts }: RowProps) {
  const playing = OWNERS.filter((owner) => owner === 'neutral' || committee.reserve[owner] > 0 || players.some(({ colour }) => colour === owner));
  const owned = (owner: Owner, n: number): string => ownedSaid(words, owner, n);
  return (
    <div class="cm-row">
      <div class="cm-box">
        <span class="cm-label">
          <PartNumber of="lobby" parts={parts} />
          {words.label('lobby')}
        </span>
        {players.map(({ colour }, at) => (
          <Mark key={at} at={`lobby:${colour}`} changes={changes} class="cm-seat">
            {committee.lobby[colour] > 0 && <Token owner={colour} letter={letterIn(words, colour)} />}
            <span class="unseen">{owned(colour, committee.lobby[colour])}</span>
          </Mark>
        ))}
      </div>
      <div class="cm-box">
        <span class="cm-label">
          <PartNumber of="delegate-reserve" parts={parts} />
          {words.label('delegate-reserve')}
        </span>
        {playing.map((owner) => (
          <Mark key={owner} at={`reserve:${owner}`} changes={changes} class="cm-group">
            <Token owner={owner} letter={letterIn(words, owner)} />
            <span class="unseen">{owned(owner, committee.reserve[owner])}</span>
            <span class="cm-count" aria-hidden="true">
              {committee.reserve[owner]}
            </span>
          </Mark>
        ))}
      </div>
    </div>
  );
}
