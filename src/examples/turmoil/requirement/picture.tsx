import type { ComponentChildren } from 'preact';
import { unreachable, type RequirementEvent, type RequirementWay } from '../../../engine/turmoil/index.ts';
import type { Words } from '../../../i18n/words.ts';
import { Delegate } from '../../../drawings/turmoil/delegate.tsx';
import { Emblem } from '../../../drawings/turmoil/pieces.tsx';
import { refusedAt } from '../../../drawings/turmoil/refused.ts';
import type { RequirementShown } from './input.ts';

// More delegates would not fit into one row. The number beside them is always complete.
const MAX_DRAWN = 7;

const many = (count: number): readonly number[] => Array.from({ length: Math.min(MAX_DRAWN, Math.max(0, Math.floor(count) || 0)) }, (_, at) => at);

function Group({ own, count }: { readonly own: boolean; readonly count: number }) {
  if (!(count > 0)) return null;
  return (
    <span class="cm-group">
      {many(count).map((at) => (
        <Delegate key={at} own={own} />
      ))}
      {count > MAX_DRAWN && <span class="cm-count">×{count}</span>}
    </span>
  );
}

/** The leader seat and the delegate area of the card's party, with a legend of filled and hollow delegates. */
function Seats({ now: { leader, own, others }, refused, words }: Pick<RequirementShown, 'now' | 'refused' | 'words'>) {
  return (
    <>
      <span class="unseen">
        {words.say('requirement.picture.seats', { leader: words.say(`requirement.leader.${leader}`), own: own || 0, others: others || 0 })}
      </span>
      <span class="cm-seats" aria-hidden="true">
        <span class="cm-seat" data-refused={refusedAt(refused, 'leader')}>
          {leader !== 'none' && <Delegate own={leader === 'own'} />}
        </span>
        <span class="cm-area" data-refused={refusedAt(refused, 'own', 'others')}>
          <Group own count={own} />
          <Group own={false} count={others} />
        </span>
      </span>
      <span class="rq-key" aria-hidden="true">
        <span>
          <Delegate own /> {words.say('requirement.picture.own')}
        </span>
        <span>
          <Delegate own={false} /> {words.say('requirement.picture.others')}
        </span>
      </span>
    </>
  );
}

type Verdict = boolean | undefined;
type PicturePart = 'card' | RequirementWay;

/** The parts of the picture that the present step is about. */
const partsNow = ({ trace, step }: RequirementShown): readonly PicturePart[] => {
  const event = trace[step - 1]?.event;
  switch (event?.type) {
    case 'required':
      return ['card'];
    case 'ruling-compared':
      return ['ruling'];
    case 'counted':
    case 'delegates-compared':
      return ['delegates'];
    case 'met':
      return event.ways;
    case undefined:
      return [];
    default:
      return unreachable(event);
  }
};

interface WayProps {
  readonly at: 'first' | 'second';
  readonly met: Verdict;
  readonly changed: '' | 'spoken' | undefined;
  readonly words: Words;
  readonly children: ComponentChildren;
}

/** One way to meet the requirement, and whether it is met; undefined until a step has checked it. */
function Way({ at, met, changed, words, children }: WayProps) {
  const said = met === undefined ? '' : words.say(`requirement.picture.${met ? 'met' : 'not-met'}`);
  return (
    <li class={`cm-box rq-way${met === undefined ? '' : met ? ' is-met' : ' is-not-met'}`} data-changed={changed}>
      <span class="cm-label">{words.say(`requirement.picture.${at}`)}</span>
      {children}
      <span class="rq-verdict">
        {met !== undefined && (
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d={met ? 'M4 13l5 5L20 6' : 'M5 5l14 14M19 5 5 19'} />
          </svg>
        )}
        {said}
      </span>
    </li>
  );
}

/** Returns whether a way is met, according to the steps so far. */
const verdictOf = ({ trace, step }: RequirementShown, type: Extract<RequirementEvent, { met: boolean }>['type']): Verdict =>
  trace.slice(0, step).flatMap(({ event }) => (event.type === type ? [event.met] : []))[0];

/** The picture of the example: the card's party, and below it the two ways with their conditions and results. */
export function RequirementPicture(shown: RequirementShown) {
  const { now, refused, words } = shown;
  const parts = partsNow(shown);
  // A comparison writes its result; the other steps only speak of a way.
  const look = shown.event?.type.endsWith('compared') ? '' : 'spoken';
  return (
    <div class="cm">
      <p class="cm-box rq-card" data-changed={parts.includes('card') ? 'spoken' : undefined}>
        <span class="cm-label">{words.say('requirement.picture.card')}</span>
        <Emblem party={now.required} />
        <span>{words.label(now.required)}</span>
      </p>
      <ul class="cm-row">
        <Way at="first" met={verdictOf(shown, 'ruling-compared')} changed={parts.includes('ruling') ? look : undefined} words={words}>
          <span class="unseen">{words.say('requirement.picture.ruling', { tile: words.label('policy-tile') })}</span>
          <Emblem party={now.ruling} />
          <span data-refused={refusedAt(refused, 'ruling')}>{words.label(now.ruling)}</span>
        </Way>
        <Way at="second" met={verdictOf(shown, 'delegates-compared')} changed={parts.includes('delegates') ? look : undefined} words={words}>
          <Seats now={now} refused={refused} words={words} />
        </Way>
      </ul>
    </div>
  );
}
