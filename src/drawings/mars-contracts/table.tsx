import type { Contract, Game, GameEvent, Player, Slot, Token, Union } from '../../engine/mars-contracts/index.ts';
import { withWas, type Words } from '../../i18n/words.ts';
import { Token as TokenShape } from './pieces.tsx';
import { spokenOf } from './spoken.ts';

/** Parts of the table that an example shows. */
type TablePart = 'seals' | 'track' | 'players' | 'stock' | 'vp' | 'deck' | 'box' | 'discarded';

interface Props {
  readonly game: Game;
  /** The table before the present step; undefined if there is no step. */
  readonly before: Game | undefined;
  /** The event of the present step; undefined if there is none. */
  readonly event: GameEvent | undefined;
  /** Keys of the places that a refusal is about: `slot:1.0`, `union:1`, `player:white`, `deck`, `box`. */
  readonly refused: ReadonlySet<string>;
  /** The fields that places of an example stand for, by the keys of the places, such as `slot:1.0` or `vp:white`: see `data-field`. */
  readonly fields?: Readonly<Record<string, string>> | undefined;
  readonly show: readonly TablePart[];
  readonly words: Words;
}

/** The keys of the places that the present step is about, and of those that a refusal is about. */
interface Marked extends Pick<Props, 'refused'> {
  readonly spoken: readonly string[];
}

interface MarksOf {
  /** The present step changed the place. */
  readonly changed?: boolean;
  /** The step only speaks of it. */
  readonly spoken?: boolean;
  readonly refused?: boolean;
  /** The fields that it stands for. */
  readonly field?: string | undefined;
}

/** The marks of a place. */
const marks = ({ changed, spoken, refused, field }: MarksOf) => ({
  'data-changed': changed ? '' : spoken ? 'spoken' : undefined,
  'data-refused': refused ? '' : undefined,
  'data-field': field,
});

const differs = (before: unknown, now: unknown): boolean => before !== undefined && JSON.stringify(before) !== JSON.stringify(now);

interface TokenSpaceProps {
  readonly token: Token | null;
  readonly kind: 'action' | 'repeat';
  /** Whether the present step is about it. */
  readonly spoken?: boolean;
  readonly words: Words;
}

/** A token with the name of its owner, or an empty place. */
function TokenSpace({ token, kind, spoken = false, words }: TokenSpaceProps) {
  const named = token && words.say(`mars-contracts.picture.${token.kind}-token`, { who: words.say(`mars-contracts.player.${token.owner}`) });
  return (
    <span {...marks({ spoken })} class={`mt-place is-${kind}`} role="img" aria-label={named ?? words.say(`mars-contracts.picture.empty-${kind}`)}>
      {token && (
        <svg class={`mt-token of-${token.owner}`} viewBox="-12 -12 24 26" aria-hidden="true">
          <TokenShape x={0} y={0} />
          {token.kind === 'leader' && <circle r="2" cy="6" />}
        </svg>
      )}
    </span>
  );
}

/** The name of a part of a tile, hidden from screen readers. It shows only on a tile that stands alone. */
function Label({ of, words }: { readonly of: 'track' | 'cards'; readonly words: Words }) {
  return (
    <p class="mt-label" aria-hidden="true">
      {words.say(`mars-contracts.picture.${of}`)}
    </p>
  );
}

/** The names of the two rows of slots. */
function SlotLabels({ words }: { readonly words: Words }) {
  return (
    <p class="mt-label mt-rows" aria-hidden="true">
      <span>{words.say('mars-contracts.picture.action')}</span>
      <span>{words.say('mars-contracts.picture.repeat')}</span>
    </p>
  );
}

/** The action slots of a tile, each above its repeat-action slot. */
function Slots({ union, before, spoken, refused, fields, words }: UnionProps) {
  return (
    <ol class="mt-slots">
      {union.slots.map((slot: Slot, at) => {
        const place = `slot:${union.tile.number}.${at}`;
        return (
          <li
            key={at}
            {...marks({ changed: differs(before?.slots[at], slot), refused: refused.has(place), field: fields?.[place] })}
            class={slot.repeat ? 'is-closed' : ''}
          >
            <TokenSpace token={slot.action} kind="action" spoken={spoken.includes(`action:${union.tile.number}.${at}`)} words={words} />
            <TokenSpace token={slot.repeat} kind="repeat" words={words} />
          </li>
        );
      })}
    </ol>
  );
}

/** The spaces of a progress track with the VP that they show; the marker stands on one. */
function Track({ union: { tile, marker }, before, refused, fields, words }: UnionProps) {
  const name = `track:${tile.number}`;
  return (
    <ol
      class="mt-track"
      start={0}
      aria-label={words.say('mars-contracts.picture.track')}
      {...marks({ changed: differs(before?.marker, marker), refused: refused.has(name), field: fields?.[name] })}
    >
      {tile.track.map((vp, space) => (
        <li key={space} data-value={space} class={space === marker ? 'is-here' : ''} aria-current={space === marker ? 'true' : undefined}>
          {Number.isFinite(vp) ? vp : '?'}
        </li>
      ))}
    </ol>
  );
}

/** Contract cards, each with its number or letter. */
function Cards({ cards, label }: { readonly cards: readonly Contract[]; readonly label: string }) {
  return (
    <ul class="mt-cards" aria-label={label}>
      {cards.map(({ id }) => (
        <li key={id}>{id}</li>
      ))}
    </ul>
  );
}

interface UnionProps extends Marked, Pick<Props, 'fields' | 'words'> {
  readonly union: Union;
  readonly before: Union | undefined;
}

/** A union tile with what stands and lies on it, and the contract cards below it. */
function Tile({ show, isNew, ...props }: UnionProps & Pick<Props, 'show'> & { readonly isNew: boolean }) {
  const { union, before, spoken, refused, fields, words } = props;
  const { tile, seals, contracts } = union;
  const [name, cards] = [`union:${tile.number}`, `cards:${tile.number}`];
  return (
    <li class="mt-tile" {...marks({ changed: isNew, spoken: spoken.includes(name), refused: refused.has(name) })}>
      <b class="mt-head" data-field={fields?.[name]}>
        {words.say('mars-contracts.picture.union', { union: tile.number })}
      </b>
      {union.slots.length > 0 && (
        <>
          <SlotLabels words={words} />
          <Slots {...props} />
        </>
      )}
      {show.includes('track') && tile.track.length > 1 && (
        <>
          <Label of="track" words={words} />
          <Track {...props} />
        </>
      )}
      {show.includes('seals') && seals.colour !== '' && (
        <div {...marks({ changed: differs(before?.seals, seals) })}>
          <p class="mt-seals" aria-hidden="true">
            {Array.from({ length: seals.count }, (_, at) => (
              <i key={at} />
            ))}
          </p>
          <p>
            {words.say('mars-contracts.picture.seals', {
              count: seals.count,
              colour: words.say(`mars-contracts.picture.seal-colour.${seals.colour}`),
            })}
          </p>
          {tile.track.length === 1 && <p>{words.say('mars-contracts.picture.marker', { space: union.marker })}</p>}
        </div>
      )}
      {(contracts.length > 0 || (before?.contracts.length ?? 0) > 0) && (
        <div
          class="mt-below"
          {...marks({
            changed: differs(before?.contracts, contracts),
            spoken: spoken.includes(cards),
            refused: refused.has(cards),
            field: fields?.[cards],
          })}
        >
          <Label of="cards" words={words} />
          <Cards cards={contracts} label={words.say('mars-contracts.picture.cards')} />
        </div>
      )}
    </li>
  );
}

/** What a player has: tokens in the play area, VP, resources, contracts with their levels. */
function Person({ player, before, show, spoken, refused, fields, words }: Marked & Pick<Props, 'show' | 'fields' | 'words'> & PersonProps) {
  const { id, unionToken, vp, stock, contracts, leaders } = player;
  const fact = (key: string, text: string, changed: boolean, isSpoken = false) => (
    <span key={key} {...marks({ changed, spoken: isSpoken, field: fields?.[`${key}:${id}`] })}>
      {text}
    </span>
  );
  const counted = (key: string, text: string, now: number, was: number | undefined) => fact(key, withWas(now, was, text), differs(was, now));
  const say = (key: string, values = {}) => words.say(`mars-contracts.picture.${key}`, values);
  return (
    <li class="mt-person" {...marks({ spoken: spoken.includes(`player:${id}`), refused: refused.has(`player:${id}`) })}>
      <b class={`mt-name of-${id}`} data-field={fields?.[`player:${id}`]}>
        {words.say(`mars-contracts.player.${id}`)}
      </b>
      {unionToken || before?.unionToken ? fact('token', say(unionToken ? 'has-token' : 'no-token'), differs(before?.unionToken, unionToken)) : null}
      {leaders.free > 0 && counted('leaders', say('leaders', { count: leaders.free }), leaders.free, before?.leaders.free)}
      {show.includes('stock') &&
        Object.entries(stock).map(([kind, count]) =>
          counted(kind, say(`stock.${kind}`, { count }), count, before?.stock[kind] ?? (before ? 0 : undefined)),
        )}
      {show.includes('vp') && counted('vp', say('vp', { count: vp }), vp, before?.vp)}
      {contracts.map(({ contract, level }) => {
        const held = before?.contracts.find((one) => one.contract.id === contract.id);
        const changed = before !== undefined && level !== held?.level;
        const text = say('held', { contract: contract.id, level, last: contract.levels });
        return fact(contract.id, text, changed, spoken.includes(`contract:${contract.id}`));
      })}
    </li>
  );
}

interface PersonProps {
  readonly player: Player;
  readonly before: Player | undefined;
}

/** The numbers beside the tiles: the deck, the discard pile, the box. */
function Piles({ game, before, spoken, refused, fields, show, words }: Props & Marked) {
  const piles = {
    deck: [game.deck.length, before?.deck.length],
    discarded: [game.discarded.length, before?.discarded.length],
    box: [game.box.contracts.length, before?.box.contracts.length],
  } as const;
  const shown = (['deck', 'discarded', 'box'] as const).filter((pile) => show.includes(pile));
  if (shown.length === 0) return null;
  return (
    <p class="mt-piles">
      {shown.map((pile) => (
        <span
          key={pile}
          {...marks({
            changed: differs(piles[pile][1], piles[pile][0]),
            spoken: spoken.includes(pile),
            refused: refused.has(pile),
            field: fields?.[pile],
          })}
        >
          {withWas(...piles[pile], words.say(`mars-contracts.picture.${pile}`, { count: piles[pile][0] }))}
        </span>
      ))}
    </p>
  );
}

/** A table of Mars Contracts: the union tiles, the players, the piles. What a step changes and what it is about is marked. */
export function ContractsTable(props: Props) {
  const { game, before, event, refused, fields, show, words } = props;
  const spoken = spokenOf(event);
  return (
    <div class="mt ex-low">
      {game.unions.length > 0 && (
        <ul class="mt-tiles">
          {game.unions.map((union) => {
            const old = before?.unions.find(({ tile }) => tile.number === union.tile.number);
            const isNew = before !== undefined && old === undefined;
            return <Tile key={union.tile.number} union={union} before={old} isNew={isNew} {...{ spoken, refused, fields, show, words }} />;
          })}
        </ul>
      )}
      {show.includes('players') && (
        <ul class="mt-people">
          {game.players.map((player) => (
            <Person
              key={player.id}
              player={player}
              before={before?.players.find(({ id }) => id === player.id)}
              {...{ show, spoken, refused, fields, words }}
            />
          ))}
        </ul>
      )}
      <Piles {...props} spoken={spoken} />
      <p class="mt-sample">{words.say('mars-contracts.picture.sample')}</p>
    </div>
  );
}
