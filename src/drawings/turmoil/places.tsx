import type { ComponentChild } from 'preact';
import { hasOf, PARTIES, type Asset, type Owner, type Player } from '../../engine/turmoil/index.ts';
import type { Words } from '../../i18n/words.ts';
import { letterIn, ownerIn } from '../../sentences/turmoil/words.ts';
import type { DrawNumber } from '../draw-number.ts';
import { PartNumber, type PartNumbers } from '../part-number.tsx';
import { ASSETS, NOTHING, type Changes, type DrawnGame } from './changes.ts';
import { PartyPlaces, type Choose, type Foot } from './party.tsx';
import { changesAt, Emblem, Kept, Mark, Seated, Token } from './pieces.tsx';

/** The props of each part of the board. */
export interface RowProps {
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
    <div class="cm-row cm-top">
      <Mark at="chairman" changes={changes} class="cm-box">
        <span class="cm-label">
          <PartNumber of="chairman-seat" parts={parts} />
          {words.label('chairman')}
        </span>
        <span class="cm-seat">
          <Seated at="chairman" owner={chairman} changes={changes} words={words} />
        </span>
        <span class="unseen">{chairman ? ownerIn(words, chairman) : words.say('turmoil.board.none')}</span>
      </Mark>
      <Mark at="policy" changes={changes} class="cm-box">
        <span class="cm-label">
          <PartNumber of="policy-tile" parts={parts} />
          {words.label('policy')}
        </span>
        {committee.ruling && <Emblem party={committee.ruling} />}
        <span>{committee.ruling ? words.label(committee.ruling) : words.say('turmoil.board.no-policy')}</span>
      </Mark>
    </div>
  );
}

/** What a group with both boards is called. */
export const boardsIn = (words: Words): string => words.list(['committee-board', 'events-board'].map(words.label));

interface Props {
  readonly game: DrawnGame;
  readonly changes?: Changes;
  readonly words: Words;
  /** The numbers of the parts, for a picture with a legend. */
  readonly parts?: PartNumbers;
  /** Makes each party a button. */
  readonly choose?: Choose | undefined;
  /** What stands under each party. */
  readonly foot?: Foot;
}

/**
 * The Terraforming Committee board: the chairman and the policy above the parties, which stand clockwise from the upper left.
 * The lobby and the reserve are drawn apart.
 */
export function CommitteePlaces({ game, changes = NOTHING, words, parts, choose, foot }: Props) {
  return (
    <>
      <ChairmanAndPolicy game={game} changes={changes} words={words} parts={parts} />
      <ol class="cm-parties">
        {PARTIES.map((party) => (
          <Kept
            key={party}
            of={[game.committee.parties[party], game.committee.dominant === party, changesAt(changes, party), words, parts, choose, foot]}
            draw={() => <PartyPlaces {...{ party, changes, words, parts, choose, foot }} committee={game.committee} />}
          />
        ))}
      </ol>
    </>
  );
}

/** A number of a player in words, before its unit or its name: what it was stands before it. A production has no form for its number. */
const amountIn = (asset: Asset, n: number, words: Words): string =>
  asset.includes(':') ? `${n}\u00A0${words.say(`turmoil.thing.${asset}`)}` : words.say(`turmoil.amount.${asset}`, { n, count: n });

/** The numbers of a player: TR and M€, and the others that the present step changed. */
function Numbers({
  player,
  changes,
  words,
  numbers = true,
  drawNumber = ({ text }) => text,
  note,
}: Omit<PeopleProps, 'game'> & { readonly player: Player }) {
  const at = (thing: Asset): string => `${thing}:${player.colour}`;
  // The first two are TR and M€.
  const shown = ASSETS.filter((thing, index) => numbers && (index < 2 || changes.has(at(thing))));
  return (
    <span class={`cm-numbers${shown[2] ? ' is-wide' : ''}`}>
      {shown.map((thing) => {
        const value = hasOf(player, thing);
        return (
          <Mark key={thing} at={at(thing)} changes={changes}>
            {drawNumber({ thing, player: player.colour, value, text: amountIn(thing, value, words) })}
          </Mark>
        );
      })}
      {note?.(player)}
    </span>
  );
}

interface PeopleProps extends Omit<RowProps, 'parts'> {
  /** Whether the players' TR and M€ are shown. */
  readonly numbers?: boolean | undefined;
  readonly drawNumber?: DrawNumber | undefined;
  /** What stands after a player's numbers. */
  readonly note?: ((player: Player) => ComponentChild) | undefined;
}

/** One line for each player: TR and M€, the delegate in the lobby, the reserve. The last line is the neutral delegates' reserve. */
export function People({ game: { committee, players }, changes, words, numbers, drawNumber, note }: PeopleProps) {
  const reserve = (owner: Owner) => (
    <Mark at={`reserve:${owner}`} changes={changes} class="cm-reserve">
      <span class="cm-small">{words.say('turmoil.board.reserve')}</span>
      {committee.reserve[owner]}
    </Mark>
  );
  return (
    <ul class="cm-people">
      {players.map((player, at) => (
        <Kept
          key={at}
          of={[
            player,
            committee.lobby[player.colour],
            committee.reserve[player.colour],
            changesAt(changes, player.colour),
            words,
            numbers,
            drawNumber,
            note,
          ]}
          draw={() => (
            <li>
              <Token owner={player.colour} letter={letterIn(words, player.colour)} />
              <span class="unseen">{ownerIn(words, player.colour)}</span>
              <Numbers {...{ player, changes, words, numbers, drawNumber, note }} />
              <Mark at={`lobby:${player.colour}`} changes={changes} class="cm-lobby">
                <span class="cm-small">{words.label('lobby')}</span>
                {committee.lobby[player.colour] > 0 ? (
                  <Token owner={player.colour} letter={letterIn(words, player.colour)} />
                ) : (
                  <span class="cm-none" aria-hidden="true">
                    {changes.has(`lobby:${player.colour}`) && <Token owner={player.colour} letter={letterIn(words, player.colour)} faint />}
                  </span>
                )}
                <span class="unseen">{committee.lobby[player.colour]}</span>
              </Mark>
              {reserve(player.colour)}
            </li>
          )}
        />
      ))}
      <li>
        <Token owner="neutral" letter={letterIn(words, 'neutral')} />
        <span class="cm-numbers cm-small">{ownerIn(words, 'neutral')}</span>
        {reserve('neutral')}
      </li>
    </ul>
  );
}
