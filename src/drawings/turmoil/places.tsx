import { hasOf, OWNERS, PARTIES, type Asset } from '../../engine/turmoil/index.ts';
import type { Words } from '../../i18n/words.ts';
import { letterIn, ownerIn } from '../../sentences/turmoil/words.ts';
import { PartNumber, type PartNumbers } from '../drawing.tsx';
import { ASSETS, NOTHING, type Changes, type DrawnGame } from './changes.ts';
import { PartyPlaces, type Choose } from './party.tsx';
import { Emblem, Mark, Token } from './pieces.tsx';

/** The parts of the committee board that a legend explains, from top to bottom. */
export const BOARD_PARTS = [
  'chairman-seat',
  'policy-tile',
  'dominance-marker',
  'leader-seat',
  'delegate-area',
  'ruling-bonus',
  'lobby',
  'delegate-reserve',
] as const;
export type BoardPart = (typeof BOARD_PARTS)[number];

interface RowProps {
  readonly game: DrawnGame;
  readonly changes: Changes;
  readonly words: Words;
  /** The numbers of the parts, for a picture with a legend. */
  readonly parts?: PartNumbers | undefined;
}

/** The chairman seat and the policy tile on top of the stack. */
function ChairmanAndPolicy({ game: { committee }, changes, words, parts }: RowProps) {
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

/** The lobby with one place for each player, and the delegate reserve with its numbers. */
function LobbyAndReserve({ game: { committee, players }, changes, words, parts }: RowProps) {
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

interface Props {
  readonly game: DrawnGame;
  readonly changes?: Changes;
  readonly words: Words;
  /** The numbers of the parts, for a picture with a legend. */
  readonly parts?: PartNumbers;
  /** Makes each party a button. */
  readonly choose?: Choose;
}

/**
 * The Terraforming Committee board. The chairman and the policy are above the parties, the lobby and the reserve below them.
 * The parties are in the order of the board, clockwise from the upper left.
 */
export function CommitteePlaces({ game, changes = NOTHING, words, parts, choose }: Props) {
  return (
    <>
      <ChairmanAndPolicy game={game} changes={changes} words={words} parts={parts} />
      <ol class="cm-parties">
        {PARTIES.map((party) => (
          <PartyPlaces key={party} party={party} committee={game.committee} changes={changes} words={words} parts={parts} choose={choose} />
        ))}
      </ol>
      <LobbyAndReserve game={game} changes={changes} words={words} parts={parts} />
    </>
  );
}

const ALWAYS: readonly Asset[] = ['tr', 'megacredits'];

/** A number of a player in words: TR and M€ with their unit, other numbers after their name. */
const amountIn = (asset: Asset, n: number, words: Words): string =>
  ALWAYS.includes(asset) ? words.say(`turmoil.amount.${asset}`, { n }) : `${words.say(`turmoil.thing.${asset}`)}\u00A0${n}`;

/** Each player's TR and M€, and their other numbers that the present step changed. */
export function PlayerNumbers({ game: { players }, changes, words }: RowProps) {
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
