import { POLICY_COUNTERS, type PolicyCounter, type PolicyState } from '../../../engine/turmoil/index.ts';
import { Emblem, Mark } from '../../../drawings/turmoil/pieces.tsx';
import { refusedAt, withRefused } from '../../../drawings/turmoil/refused.ts';
import { wasSign } from '../../../i18n/words.ts';
import { isWhole } from '../../frame/form/number-in.ts';
import { firstAction, numberOf, offeredOn, type PoliciesShown, type TypedAction } from './input.ts';
import { counterName, kindName } from './sentences.ts';
import { CounterSign, Printed } from './signs.tsx';

/** The policy tile on top of the stack, and whether its policy is in force. */
function PolicyTile({ now: { ruling, phase }, refused, words }: PoliciesShown) {
  const works = phase === 'action';
  return (
    <p class={`cm-box po-tile${works ? '' : ' is-resting'}`} data-refused={refusedAt(refused, 'ruling', 'phase', 'used')}>
      <span class="cm-label">{words.label('policy')}</span>
      <Emblem party={ruling} />
      <span>{words.label(ruling)}</span>
      <Printed party={ruling} />
      <span class="po-force">{words.say(`policies.mat.${works ? 'works' : 'rests'}`, { when: words.label(works ? 'action-phase' : 'crisis') })}</span>
    </p>
  );
}

/** What a counter counts, where its name is another than that of the table's number. */
const THINGS: Readonly<Record<string, string>> = { heatProduction: 'production:heat', energyProduction: 'production:energy' };

const amountIn = (counter: PolicyCounter, now: PolicyState): string => (Number.isFinite(now[counter]) ? String(now[counter]) : '?');

/** The player's numbers. Changes of the step are marked. Cards and saved M€ are shown only if there are any. */
function Counters({ now, event, refused, words, drawNumber = ({ text }) => text }: PoliciesShown) {
  const moved = Object.entries(event?.changes ?? {}).map(([counter, { from }]) => [counter, wasSign(from)] as const);
  const changes = withRefused(new Map(moved), refused);
  const shown = POLICY_COUNTERS.filter((counter) => (counter !== 'cards' && counter !== 'saved') || now[counter] > 0);
  return (
    <ul class="cm-row po-mat">
      {shown.map((counter) => (
        <li key={counter} class="cm-box">
          <span class="cm-label">{words.capital(counterName(counter, words))}</span>
          <CounterSign counter={counter} />
          <Mark at={counter} changes={changes}>
            <span class="po-number">{drawNumber({ thing: THINGS[counter] ?? counter, value: now[counter], text: amountIn(counter, now) })}</span>
          </Mark>
        </li>
      ))}
    </ul>
  );
}

const numbered = ({ kind, number }: TypedAction): string => (numberOf(kind) && number !== '0' ? `\u00A0(${isWhole(number) ? number : '?'})` : '');

/** The list of actions. The action of the present step and a refused action are marked. */
function Actions({ value, event, problem, refused, words }: PoliciesShown) {
  const looks = (at: number): string => (at === problem?.action ? 'is-refused' : at === event?.action ? 'is-now' : '');
  return (
    <ol class={`po-actions${value.actions.length > 3 ? ' is-long' : ''}`}>
      {value.actions.map((action, index) => (
        <li key={index} class={looks(index + 1)} data-refused={refusedAt(refused, `action${index + 1}`)}>
          {kindName(action.kind, words)}
          {numbered(action)}
        </li>
      ))}
    </ol>
  );
}

/** Why there are no steps while no action is entered, and the way on: actions to begin with, or another one, whose field gets the focus. */
function NoSteps({ value, problem, readings, onChange, words }: PoliciesShown) {
  const isEmpty = value.actions.length === 0 && problem === null;
  const add = ({ currentTarget: { form } }: { readonly currentTarget: HTMLButtonElement }): void => {
    onChange((latest) => ({ ...latest, actions: [firstAction(latest.ruling)] }));
    // The stage comes into sight with its first step. After that, the field does.
    requestAnimationFrame(() => setTimeout(() => form?.querySelector<HTMLElement>('[name="action1"]')?.focus()));
  };
  const begin = (action: TypedAction, { form }: HTMLButtonElement): void => {
    // The buttons go, so the focus moves on to the next step.
    form?.querySelector<HTMLElement>('[data-action="forward"]')?.focus({ preventScroll: true });
    onChange((latest) => ({ ...latest, actions: [action] }));
  };
  return (
    <>
      <p class="po-none" role="status">
        {isEmpty && words.say('policies.actions.no-steps')}
      </p>
      {isEmpty && (
        <div class="ex-fixes">
          {offeredOn(value, readings).map((action) => (
            <button
              key={action.kind}
              type="button"
              class="ex-fix"
              data-offer={action.kind}
              onClick={({ currentTarget }) => begin(action, currentTarget)}
            >
              {kindName(action.kind, words)}
            </button>
          ))}
          <button type="button" class="ex-fix" data-list="first" onClick={add}>
            {words.say('policies.actions.add')}
          </button>
        </div>
      )}
    </>
  );
}

/** The picture of the example: the policy tile, the player's numbers after the present step, and the actions in order. */
export function Mat(shown: PoliciesShown) {
  return (
    <div class="cm">
      <PolicyTile {...shown} />
      <Counters {...shown} />
      <Actions {...shown} />
      {!shown.embedded && <NoSteps {...shown} />}
    </div>
  );
}
