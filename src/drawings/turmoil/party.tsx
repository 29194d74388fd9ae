import type { ComponentChild } from 'preact';
import { OWNERS, type Owner, type Party } from '../../engine/turmoil/index.ts';
import type { Words } from '../../i18n/words.ts';
import { letterIn, ownerIn } from '../../sentences/turmoil/words.ts';
import { PartNumber, type PartNumbers } from '../part-number.tsx';
import type { Changes, DrawnGame } from './changes.ts';
import { MAX_DRAWN } from './delegates-drawn.ts';
import { Emblem, Mark, Seated, Token } from './pieces.tsx';

/** Lets a reader choose a party: the accessible name of its button, and what a click does. */
export interface Choose {
  readonly label: (party: Party) => string;
  readonly onChoose: (party: Party) => void;
}

/** Draws what stands under a party. */
export type Foot = (party: Party, named: PartNumbers | undefined) => ComponentChild;

interface Props {
  readonly party: Party;
  readonly committee: DrawnGame['committee'];
  readonly changes: Changes;
  readonly words: Words;
  /** The numbers of the parts, for a picture with a legend. */
  readonly parts?: PartNumbers | undefined;
  /** What stands under the party. It is given the numbers that the party shows. */
  readonly foot?: Foot | undefined;
  /** Makes the party a button. Without it, the party is plain text. */
  readonly choose?: Choose | undefined;
}

/** The leader and the delegates of the party, for readers who do not see the drawing. */
const inWords = ({ party, committee, words }: Props): string => {
  const { leader, area } = committee.parties[party];
  const counted = OWNERS.filter((owner) => area[owner] > 0).map((owner) => `${ownerIn(words, owner)} ${area[owner]}`);
  const none = words.say('turmoil.board.none');
  return [
    words.say('turmoil.board.leader', { owner: leader ? ownerIn(words, leader) : none }),
    words.say('turmoil.board.area', { delegates: words.list(counted) || none }),
  ].join(' ');
};

/** The delegates of one owner in a party; without any, the one who has just left. */
function Group({ owner, count, words }: { readonly owner: Owner; readonly count: number; readonly words: Words }) {
  const shown = count > MAX_DRAWN ? 1 : count;
  return (
    <>
      {Array.from({ length: shown }, (_, at) => (
        <Token key={at} owner={owner} letter={letterIn(words, owner)} />
      ))}
      {count === 0 && <Token owner={owner} letter={letterIn(words, owner)} faint />}
      {count > MAX_DRAWN && <span class="cm-count">×{count}</span>}
    </>
  );
}

/** The party's name. If the party can be chosen, the name is a button that covers the whole party. */
function Name({ party, choose, words }: Pick<Props, 'party' | 'choose' | 'words'>) {
  if (!choose) return <span class="cm-name">{words.label(party)}</span>;
  return (
    <button type="button" class="cm-name cm-choose" data-choice={party} aria-label={choose.label(party)} onClick={() => choose.onChoose(party)}>
      {words.label(party)}
    </button>
  );
}

/** The dominance marker, drawn as a flag. It is decoration: its name stands beside it. */
function Flag() {
  return (
    <svg class="cm-flag" viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
      <path d="M5 22V3.5h14l-4 5 4 5H5" />
    </svg>
  );
}

/** The places of one party: its sign and name, the dominance marker, the leader seat and the delegate area. */
export function PartyPlaces(props: Props) {
  const { party, committee, changes, words, parts, choose, foot } = props;
  // All parties have the same parts. Only the dominant party shows their numbers.
  const named = committee.dominant === party ? parts : undefined;
  const { leader, area } = committee.parties[party];
  const total = OWNERS.reduce((sum, owner) => sum + area[owner], leader ? 1 : 0);
  const owners = OWNERS.filter((owner) => area[owner] > 0 || changes.has(`area:${party}:${owner}`));
  return (
    <li class={`cm-party of-${party}`} data-party={party} data-refused={changes.has(`party:${party}`) ? '' : undefined}>
      <p class="cm-head">
        <Emblem party={party} />
        <Name party={party} choose={choose} words={words} />
        {committee.dominant === party && (
          <Mark at={`marker:${party}`} changes={changes} class="cm-marker">
            <Flag />
            <PartNumber of="dominance-marker" parts={named} />
            <span class="unseen">{words.label('dominance-marker')}.</span>
          </Mark>
        )}
      </p>
      <p class="unseen">{inWords(props)}</p>
      <p class="cm-seats" aria-hidden="true">
        <Mark at={`leader:${party}`} changes={changes} class="cm-seat">
          <Seated at={`leader:${party}`} owner={leader} changes={changes} words={words} />
        </Mark>
        <PartNumber of="leader-seat" parts={named} />
        <span class="cm-area">
          {owners.map((owner) => (
            <Mark key={owner} at={`area:${party}:${owner}`} changes={changes} class={`cm-group${area[owner] ? '' : ' is-empty'}`}>
              <Group owner={owner} count={area[owner]} words={words} />
            </Mark>
          ))}
          <PartNumber of="delegate-area" parts={named} />
        </span>
        <span class="cm-total">{total}</span>
      </p>
      {foot?.(party, named)}
      <span class="cm-next" aria-hidden="true" />
    </li>
  );
}
