import { hasOf, OWNERS, type Asset } from '../../engine/turmoil/index.ts';
import type { Words } from '../../i18n/words.ts';
import { ASSETS, type Changes } from './changes.ts';
import { Emblem } from './emblem.tsx';
import { Mark } from './mark.tsx';
import { PartNumber, type PartNumbers } from './parts.tsx';
import type { Shown } from './shown.ts';
import { Token } from './token.tsx';
import { letterIn, ownerIn } from '../../sentences/turmoil/words.ts';

interface Props {
  readonly game: Shown;
  readonly changes: Changes;
  readonly words: Words;
  /** Numbers for a picture that names the parts. */
  readonly parts?: PartNumbers | undefined;
}

/** The chairman seat and the policy tile on top of the stack. */
export function TopRow({ game: { committee }, changes, words, parts }: Props) {
  const { chairman } = committee;
  return (
    <div class="cm-row">
      <Mark at="chairman" changes={changes} class="cm-box">
        <span class="cm-label">
          <PartNumber of="chairman-seat" parts={parts} />
          {words.label('chairman')}
        </span>
        <span class="cm-seat">{chairman && <Token owner={chairman} letter={letterIn(words, chairman)} />}</span>
        <span class="unseen">{chairman ? ownerIn(words, chairman) : words.say('turmoil.board.none')}</span>
      </Mark>
      <Mark at="policy" changes={changes} class="cm-box">
        <span class="cm-label">
          <PartNumber of="policy-tile" parts={parts} />
          {words.label('policy')}
        </span>
        {committee.ruling && <Emblem party={committee.ruling} />}
        <span>{committee.ruling ? words.label(committee.ruling) : words.say('turmoil.board.none')}</span>
      </Mark>
    </div>
  );
}

/** The lobby, one place a player, and the delegate reserve with its numbers. */
export function Stores({ game: { committee, players }, changes, words, parts }: Props) {
  const playing = OWNERS.filter((owner) => owner === 'neutral' || committee.reserve[owner] > 0 || players.some(({ colour }) => colour === owner));
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
            <span class="unseen">{`${ownerIn(words, colour)}: ${committee.lobby[colour]}`}</span>
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
            <span class="unseen">{`${ownerIn(words, owner)}: `}</span>
            <span class="cm-count">{committee.reserve[owner]}</span>
          </Mark>
        ))}
      </div>
    </div>
  );
}

const ALWAYS: readonly Asset[] = ['tr', 'megacredits'];

/** A number of a player's as it is said: TR and M€ with their unit, the others after their name. */
const amountIn = (asset: Asset, n: number, words: Words): string =>
  ALWAYS.includes(asset) ? words.say(`turmoil.amount.${asset}`, { n }) : `${words.say(`turmoil.thing.${asset}`)}\u00A0${n}`;

/** Each player's TR and M€, and what else of theirs the present step changed. */
export function Purses({ game: { players }, changes, words }: Props) {
  return (
    <ul class="cm-row cm-players">
      {players.map((player, at) => (
        <li key={at} class="cm-box">
          <Token owner={player.colour} letter={letterIn(words, player.colour)} />
          <span class="unseen">{ownerIn(words, player.colour)}</span>
          {ASSETS.filter((asset) => ALWAYS.includes(asset) || changes.has(`${asset}:${player.colour}`)).map((asset) => (
            <Mark key={asset} at={`${asset}:${player.colour}`} changes={changes}>
              {amountIn(asset, hasOf(player, asset), words)}
            </Mark>
          ))}
        </li>
      ))}
    </ul>
  );
}
