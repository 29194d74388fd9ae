import { atEnd, type Score, type ScoringEvent } from '../../../engine/mars-contracts/index.ts';
import { minused, type Words } from '../../../i18n/words.ts';
import { numberIn } from '../../frame/form/number-in.ts';
import { trackIn, type ScoringShown, type UnionTyped } from './input.ts';

/** An attribute of a place that a step changes, or that is refused. */
const marked = (really: boolean): '' | undefined => (really ? '' : undefined);

/** The spaces of a progress track with the VP that they show; the marker stands on one. */
function Track({ track, marker, words }: Pick<UnionTyped, 'track' | 'marker'> & { readonly words: Words }) {
  const at = numberIn(marker);
  return (
    <ol class="mt-track" start={0} aria-label={words.label('progress-track')}>
      {trackIn(track).map((vp, space) => (
        <li key={space} data-value={space} class={space === at ? 'is-here' : undefined} aria-current={space === at ? 'true' : undefined}>
          {Number.isFinite(vp) ? vp : '?'}
        </li>
      ))}
    </ol>
  );
}

interface TileProps extends Pick<ScoringShown, 'event' | 'refused' | 'words'> {
  readonly union: number;
  readonly typed: UnionTyped;
}

/** A union tile with its track, and the contracts that the player holds of it. */
function Tile({ union, typed, event, refused, words }: TileProps) {
  const scored = event?.type === 'completed-scored' && event.union === union;
  const lost = event?.type === 'uncompleted-lost' && numberIn(typed.uncompleted) > 0;
  const contracts = (kind: 'completed' | 'uncompleted', counted: boolean) => (
    <li data-field={`${union}.${kind}`} data-changed={counted ? 'spoken' : undefined} data-refused={marked(refused.has(`${union}.${kind}`))}>
      {words.say(`scoring.held.${kind}`, { n: typed[kind] || '?' })}
    </li>
  );
  return (
    <li class="mt-tile">
      <b class="mt-head">{words.say('scoring.union', { union })}</b>
      <div
        data-field={`${union}.marker ${union}.track`}
        data-changed={scored ? 'spoken' : undefined}
        data-refused={marked(refused.has(`${union}.track`) || refused.has(`${union}.marker`))}
      >
        <Track track={typed.track} marker={typed.marker} words={words} />
      </div>
      <ul class="sc-held">
        {contracts('completed', scored)}
        {contracts('uncompleted', lost)}
      </ul>
    </li>
  );
}

/** The part of the score that each step changes. */
const CHANGED = { 'in-play-kept': 'inPlay', 'completed-scored': 'completed', 'uncompleted-lost': 'lost' } as const satisfies Record<
  ScoringEvent['type'],
  keyof Score
>;

interface PointsProps extends Pick<ScoringShown, 'event' | 'refused' | 'words'> {
  readonly score: Score | undefined;
  /** The VP gained in play, as they were typed: they are there before anything is counted. */
  readonly typed: string;
  /** Whether anything is counted yet. */
  readonly isBegun: boolean;
}

/** The points so far. */
function Points({ score, typed, isBegun, event, refused, words }: PointsProps) {
  const part = (name: 'inPlay' | 'completed' | 'lost') => {
    const counted = score?.[name] ?? 0;
    const vp = name === 'inPlay' ? numberIn(typed) : counted;
    return (
      <li
        data-field={name === 'inPlay' ? 'vp' : undefined}
        data-changed={marked(event !== undefined && CHANGED[event.type] === name)}
        data-refused={marked(name === 'inPlay' && refused.has('vp'))}
      >
        {words.say(`scoring.score.${name}`, { vp: Number.isFinite(vp) ? minused(name === 'lost' ? -vp : vp) : '?' })}
      </li>
    );
  };
  return (
    <ul class="mt-person sc-score">
      {part('inPlay')}
      {isBegun && part('completed')}
      {isBegun && part('lost')}
      {score && isBegun && <li>{words.say('scoring.score.total', { vp: minused(score.inPlay + atEnd(score)) })}</li>}
    </ul>
  );
}

/** The union tiles with their progress tracks and the contracts of the player, and the points so far. */
export function Picture({ value, step, event, now, refused, words }: ScoringShown) {
  return (
    <div class="mt ex-low">
      <ul class="mt-tiles">
        {value.unions.map((typed, index) => (
          <Tile key={index} union={index + 1} typed={typed} event={event} refused={refused} words={words} />
        ))}
      </ul>
      <Points score={now[0]} typed={value.vp} isBegun={step > 0} event={event} refused={refused} words={words} />
      <p class="mt-sample">{words.say('scoring.sample')}</p>
    </div>
  );
}
