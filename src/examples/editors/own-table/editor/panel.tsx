import { useEffect, useRef, useState } from 'preact/hooks';
import { COLOURS } from '../../../../engine/turmoil/index.ts';
import { Token } from '../../../../drawings/turmoil/pieces.tsx';
import { letterIn, ownerIn } from '../../../../sentences/turmoil/words.ts';
import { isCopied } from '../../editing/copying.ts';
import { CloseButton } from '../../editing/tool-button.tsx';
import type { PartProps } from './board.tsx';
import { stateFor } from '../table/address.ts';
import { carriedAs } from '../table/given.ts';
import { TABLE_EXAMPLES, type TableExample } from '../table/inputs.ts';

/** The button that goes back to the board. */
export function ClosePanel({ state, words }: PartProps) {
  return <CloseButton label={words.say('own-table.close')} onUse={() => state.show(null)} />;
}

interface MoreProps extends PartProps {
  /** The example in which the editor was opened; null on its own page. */
  readonly example: TableExample | null;
  /** The folder of the examples, ending in `/`. */
  readonly examples: string;
}

/**
 * The address of an example with the table, or of the editor's own page, on whichever host this page is. Until the state is there,
 * it is the address without it.
 */
const useAddress = (id: TableExample | null, { state: { table, owner }, examples }: MoreProps): string => {
  const address = new URL(id ? `${examples}${id}/` : location.pathname, location.href).href;
  const [found, setFound] = useState(address);
  useEffect(() => {
    let latest = true;
    void Promise.resolve(id ? stateFor(id, table, owner).then((s) => `?s=${s}`) : '').then(
      (query) => latest && setFound(`${address}${query}#${carriedAs(table)}`),
      () => undefined,
    );
    return () => void (latest = false);
  }, [id, table, owner]);
  return found;
};

/** A link to another example with the same table. */
function Other({ id, ...props }: MoreProps & { readonly id: TableExample }) {
  return (
    <li>
      <a href={useAddress(id, props)} data-other={id}>
        {props.words.say(`${id}.page.title`)}
      </a>
    </li>
  );
}

/** Who plays. A colour that joins is the last in turn order. */
export function Players({ state, words, label }: PartProps & { readonly label: string }) {
  const { players } = state.table.game;
  return (
    <div class="ot-players" role="group" aria-label={label}>
      <span aria-hidden="true">{label}</span>
      <div class="ot-row">
        {COLOURS.map((colour) => {
          const plays = players.some((player) => player.colour === colour);
          return (
            <button
              key={colour}
              type="button"
              class="ot-piece"
              data-player={colour}
              aria-pressed={plays}
              onClick={() => state.act({ type: 'player', player: colour, plays: !plays })}
            >
              <Token owner={colour} letter={letterIn(words, colour)} />
              <span class="unseen">{words.capital(ownerIn(words, colour))}</span>
            </button>
          );
        })}
      </div>
    </div>
  );
}

/** The code of an address as a drawing. The library that makes it is fetched with it. */
function Code({ address, label, onFail }: { readonly address: string; readonly label: string; readonly onFail: () => void }) {
  const [code, setCode] = useState<{ readonly size: number; readonly d: string } | null>(null);
  const drawn = useRef<SVGSVGElement>(null);
  useEffect(() => drawn.current?.scrollIntoView({ block: 'nearest' }), [code]);
  useEffect(() => {
    import('./qr-code.ts').then(
      ({ codeOf }) => setCode(codeOf(address)),
      () => onFail(),
    );
  }, [address]);
  if (!code) return null;
  return (
    <svg ref={drawn} class="ot-code" data-code role="img" aria-label={label} viewBox={`0 0 ${code.size} ${code.size}`} shape-rendering="crispEdges">
      <path fill="#fff" d={`M0 0h${code.size}v${code.size}H0z`} />
      <path fill="#000" d={code.d} />
    </svg>
  );
}

/** Sharing by the system, by a link and by a code. */
function Share(props: MoreProps) {
  const { words, example } = props;
  const [coded, setCoded] = useState(false);
  const [said, setSaid] = useState('');
  const address = useAddress(example, props);
  const say = (key: string): string => words.say(`own-table.${key}`);
  const copy = (): void => void isCopied(address).then((copied) => setSaid(say(copied ? 'copied' : 'not-copied')));
  // Another press tries again; most browsers need the page to be loaded again for that, and the address has the table.
  const onFail = (): void => {
    setCoded(false);
    setSaid(say('no-code'));
  };
  // A reader who closes the system's sheet shares nothing.
  const share = (): void => void navigator.share({ title: say('name'), url: address }).catch(() => undefined);
  return (
    <fieldset>
      <legend>{say('share')}</legend>
      <div class="ot-row">
        {'share' in navigator && (
          <button type="button" data-share="system" onClick={share}>
            {say('send')}
          </button>
        )}
        <button type="button" data-share="link" onClick={copy}>
          {say('copy')}
        </button>
        <button
          type="button"
          data-share="code"
          aria-pressed={coded}
          onClick={() => {
            setSaid('');
            setCoded(!coded);
          }}
        >
          {say('code')}
        </button>
      </div>
      <p class="ot-shared" role="status">
        {said}
      </p>
      {coded && <Code address={address} label={say('code')} onFail={onFail} />}
    </fieldset>
  );
}

/** Who plays, sharing, the other examples with the same table, a new table. */
export function More(props: MoreProps) {
  const { state, words, example } = props;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={panel} class="ot-panel" role="dialog" aria-label={words.say('own-table.more')}>
      <div class="ot-bar">
        <p class="ot-title" aria-hidden="true">
          {words.say('own-table.short.more')}
        </p>
        <p class="ot-said" role="status">
          {state.said}
        </p>
        <ClosePanel state={state} words={words} />
      </div>
      <Players state={state} words={words} label={words.say('own-table.players')} />
      <Share {...props} />
      <fieldset>
        <legend>{words.say('own-table.others')}</legend>
        <ul class="ot-row">
          {TABLE_EXAMPLES.filter((id) => id !== example).map((id) => (
            <Other key={id} {...props} id={id} />
          ))}
        </ul>
      </fieldset>
      <p class="ot-row">
        <button type="button" class="ot-new" data-tool="new" onClick={state.startAnew}>
          {words.say('own-table.new')}
        </button>
      </p>
    </div>
  );
}
