import type { ComponentChildren } from 'preact';
import { isTrSets, numbers, TR_SET, TR_SETS, unreachable, type Count, type Counting, type Effect } from '../../engine/turmoil/index.ts';
import { signed } from '../../i18n/words.ts';
import { Pictogram } from './pictograms.tsx';
import type { Pictured } from './shapes.tsx';

type EffectOf<K extends Effect['kind']> = Extract<Effect, { kind: K }>;

/** A pictogram of a page that has a sprite. */
const P = ({ of }: { readonly of: Pictured }) => <Pictogram of={of} shared />;

/** A number and its pictogram, which stay together. */
const Amount = ({ n, of }: { readonly n: number | string; readonly of: Pictured }) => (
  <span class="amount">
    <b>{typeof n === 'number' ? signed(n) : n}</b>
    <P of={of} />
  </span>
);

const marks = { add: '+', subtract: '−', none: '' } as const;

/** What influence does to the number counted. */
const Influence = ({ influence, alone = false }: { readonly influence: Counting['influence']; readonly alone?: boolean }) =>
  influence === 'none' ? null : (
    <span class="amount">
      {!alone && marks[influence]}
      <P of="influence" />
    </span>
  );

/** A thing that is counted, and the number up to which it counts. Of TR, only whole sets above a number count. */
function Counted({ count, capped }: { readonly count: Count; readonly capped: boolean }) {
  return (
    <span class="amount">
      {isTrSets(count) && TR_SET}
      <P of={count} />
      {isTrSets(count) && <small>&gt;{TR_SETS[count]}</small>}
      {capped && <small>≤{numbers['influence.cap']}</small>}
    </span>
  );
}

const Sum = ({ counting: { count, capped, influence } }: { readonly counting: Counting }) => (
  <>
    {count !== null && <Counted count={count} capped={capped} />}
    <Influence influence={influence} alone={count === null} />
  </>
);

/** So much for each unit: the amount, a stroke, and what makes a unit. */
const PerUnit = ({ n, of, each = 1, counting }: { n: number; of: Pictured; each?: number; counting: Counting }) => (
  <>
    <Amount n={n} of={of} />
    <span class="each">∕{each > 1 && ` ${each} ×`}</span>
    <Sum counting={counting} />
  </>
);

const places = ['1.', '2.'] as const;

function Rank({ score, first, second }: EffectOf<'rank'>) {
  return (
    <>
      {score.map((count) => (
        <P key={count} of={count} />
      ))}
      <Influence influence="add" />
      {[first, second].map(
        (tr, at) =>
          tr !== 0 && (
            <span key={at} class="amount">
              {places[at]} <b>{signed(tr)}</b>
              <P of="tr" />
            </span>
          ),
      )}
    </>
  );
}

/** An amount to which influence is added. */
const Eased = (amount: { readonly n: number | string; readonly of: Pictured }) => (
  <>
    <Amount {...amount} />
    <Influence influence="add" />
  </>
);

/** One loss or the other. */
const FloatersOrMegacredits = ({ floaters, megacredits }: EffectOf<'lose-floaters-or-megacredits'>) => (
  <>
    <Amount n={-floaters} of="floater" />
    <span class="each">|</span>
    <Amount n={-megacredits} of="megacredits" />
  </>
);

const shown = (effect: Effect): ComponentChildren => {
  switch (effect.kind) {
    case 'gain':
      return <PerUnit n={effect.perUnit} of={effect.resource} counting={effect} />;
    case 'lose':
      return <PerUnit n={-effect.perUnit} of={effect.resource} counting={effect} />;
    case 'production':
      return <PerUnit n={effect.perUnit} of={`production:${effect.resource}`} each={effect.unitsPerStep} counting={effect} />;
    case 'gain-of-choice':
      return <PerUnit n={effect.perUnit} of="any-resource" counting={effect} />;
    case 'draw-cards':
      return <PerUnit n={effect.perUnit} of="card" counting={effect} />;
    case 'add-floaters':
      return <PerUnit n={effect.perUnit} of="floater" counting={effect} />;
    case 'gain-if':
      return (
        <>
          <Sum counting={effect} />
          <span class="each">≥ {effect.threshold} →</span>
          <Amount n={effect.amount} of={effect.resource} />
        </>
      );
    case 'lose-production':
      return <Amount n={-effect.steps} of={`production:${effect.resource}`} />;
    case 'lose-all':
      return <Amount n="→ 0" of={effect.resource} />;
    case 'keep-at-most':
      return <Eased n={`≤ ${effect.base}`} of={effect.resource} />;
    case 'lose-tr':
      return <Eased n={-effect.amount} of="tr" />;
    case 'discard-cards':
      return <Amount n={-effect.amount} of="card" />;
    case 'add-to-each-card':
      return (
        <>
          <Amount n={1} of={effect.count === 'floater-cards' ? 'floater' : 'resource'} />
          <span class="each">∕</span>
          <P of={effect.count} />
        </>
      );
    case 'lose-floaters-or-megacredits':
      return <FloatersOrMegacredits {...effect} />;
    case 'temperature':
      return <Amount n={effect.steps} of="temperature" />;
    case 'ocean':
      return <Amount n={effect.by} of="ocean" />;
    case 'rank':
      return <Rank {...effect} />;
    default:
      return unreachable(effect);
  }
};

/** What an effect of a global event does, in pictograms. It is decoration: its sentence stands below it. */
export function Formula({ effect }: { readonly effect: Effect }) {
  return (
    <span class="formula" aria-hidden="true">
      {shown(effect)}
    </span>
  );
}
