import { POLICY_COUNTERS, type PolicyEvent, type PolicyState } from '../../engine/turmoil/index.ts';
import { counterName, kindName } from './sentences.ts';
import { signed, type Words } from '../../i18n/words.ts';
import { Emblem } from '../../drawings/committee/emblem.tsx';
import { Mark } from '../../drawings/committee/mark.tsx';
import { isWhole } from '../frame/number-in.ts';
import { numberOf, type PoliciesInput, type TypedAction } from './input.ts';
import { Printed } from './printed.tsx';
import { CounterSign } from './signs.tsx';

interface Props {
  readonly input: PoliciesInput;
  /** The player after the present step. */
  readonly state: PolicyState;
  /** The event of the present step; undefined when there is none. */
  readonly event: PolicyEvent | undefined;
  /** The place of the action that was refused, from 1; 0 if none was. */
  readonly refused: number;
  readonly words: Words;
}

/** The policy tile on top of the stack, and whether its policy is in force. */
function PolicyTile({ state: { ruling, phase }, words }: Pick<Props, 'state' | 'words'>) {
  const works = phase === 'action';
  return (
    <p class={`cm-box po-tile${works ? '' : ' is-resting'}`}>
      <span class="cm-label">{words.label('policy')}</span>
      <Emblem party={ruling} />
      <span>{words.label(ruling)}</span>
      <Printed party={ruling} />
      <span class="po-force">{words.say(`policies.mat.${works ? 'works' : 'rests'}`, { when: words.label(works ? 'action-phase' : 'crisis') })}</span>
    </p>
  );
}

/** The player's numbers; what the step moved is marked. Those of no use before the first step are left out till then. */
function Counters({ state, event, words }: Pick<Props, 'state' | 'event' | 'words'>) {
  const moved = Object.entries(event?.changes ?? {}).map(([counter, { from, to }]) => [counter, signed(to - from)] as const);
  const changes = new Map(moved);
  const shown = POLICY_COUNTERS.filter((counter) => (counter !== 'cards' && counter !== 'saved') || state[counter] > 0);
  return (
    <ul class="cm-row po-mat">
      {shown.map((counter) => (
        <li key={counter} class="cm-box">
          <span class="cm-label">{words.capital(counterName(counter, words))}</span>
          <CounterSign counter={counter} />
          <Mark at={counter} changes={changes}>
            <span class="po-number">{Number.isFinite(state[counter]) ? state[counter] : '?'}</span>
          </Mark>
        </li>
      ))}
    </ul>
  );
}

const numbered = ({ kind, number }: TypedAction): string => (numberOf(kind) && number !== '0' ? `\u00A0(${isWhole(number) ? number : '?'})` : '');

/** The list of actions: the one that the present step belongs to is marked, and so is one that was refused. */
function Actions({ input, event, refused, words }: Omit<Props, 'state'>) {
  const looks = (at: number): string => (at === refused ? 'is-refused' : at === event?.action ? 'is-now' : '');
  return (
    <ol class="po-actions">
      {input.actions.map((action, index) => (
        <li key={index} class={looks(index + 1)}>
          {kindName(action.kind, words)}
          {numbered(action)}
        </li>
      ))}
    </ol>
  );
}

/** The picture of the example: the policy tile, the player's numbers after the present step, and the actions in order. */
export function Mat(props: Props) {
  return (
    <div class="cm">
      <PolicyTile {...props} />
      <Counters {...props} />
      <Actions {...props} />
    </div>
  );
}
