import { Countries, marked, spoken } from '../../../drawings/world-problems/country.tsx';
import { Needed } from '../../../drawings/world-problems/needed.tsx';
import { needsOf, numbers, reputationOf, unitOf, type Game } from '../../../engine/world-problems/index.ts';
import { withWas } from '../../../i18n/words.ts';
import { kindIn } from '../../../sentences/world-problems/words.ts';
import { FOOD, HANDS, playersIn, type CycleEvent, type CycleShown } from './input.ts';

/** The steps of a cycle with the phases in which they are taken. The numbers are those of the rule that lists them. */
const PARTS = [
  { part: 'actions', mark: '1', phases: ['actions'] },
  { part: 'vote', mark: '2', phases: ['vote'] },
  { part: 'actions', mark: '3', phases: ['actions-again'] },
  { part: 'contributions', mark: '4', phases: ['contributions'] },
  { part: 'penalty', mark: '4+', phases: ['radicals', 'penalty-actions'] },
  { part: 'compensation', mark: '5', phases: ['compensation'] },
  { part: 'karma', mark: '6', phases: ['karma'] },
] as const;

/** What happens in a part without a change in the table below. */
const WITHIN: Readonly<Partial<Record<CycleEvent['type'], string>>> = {
  'penalty-called': '4+',
  'radicals-settled': '4+',
  'nobody-claimed': '5',
  'karma-moved': '6',
};

/** The steps of the cycle in a row; the present one stands out. */
function Parts({ value, now, event, words }: CycleShown) {
  const begun = event?.type === 'phase-begun' ? event.phase : undefined;
  const isHere = (phases: readonly string[]): boolean => event?.type !== 'problem-shown' && phases.includes(now.cycle.phase);
  return (
    <ol class="cy-parts">
      {PARTS.filter(({ part }) => part !== 'karma' || value.supplement).map(({ part, mark, phases }) => (
        <li
          key={mark}
          class={`${part === 'penalty' ? 'is-extra' : ''}${isHere(phases) ? ' is-here' : ''}`}
          aria-current={isHere(phases) ? 'step' : undefined}
          data-changed={spoken(phases.some((phase) => phase === begun) || (event !== undefined && WITHIN[event.type] === mark))}
        >
          <b>{mark}</b> {words.say(`cycle.part.${part}`)}
        </li>
      ))}
    </ol>
  );
}

/** What lies in the fund and what is needed; before the vote nobody knows what is needed. */
const inFund = (game: Game): string => {
  const { at, side } = game.cycle;
  return side && at === 0 ? `${game.fund[FOOD]} / ${needsOf(game)[FOOD]}` : String(game.fund[FOOD]);
};

/** Whether what a country contributes is refused. */
const isHandRefused = (refused: CycleShown['refused'], id: string): boolean => HANDS.some((hand) => refused.has(`cy.${id}.${hand}`));

/** What each country contributes, at first and again: the numbers that a press there changes. It is seen while they are entered. */
function Contributions({ value, refused, words }: CycleShown) {
  return (
    <tr class="cy-entered">
      <th scope="row">{words.say('cycle.part.contributions')}</th>
      {playersIn(value).map((id, at) => (
        <td key={id} data-field={HANDS.map((hand) => `cy.${id}.${hand}`).join(' ')} data-refused={marked(isHandRefused(refused, id))}>
          {HANDS.map((hand) => value.countries[at]![hand]).join(' + ')}
        </td>
      ))}
      <td />
    </tr>
  );
}

/** How each country votes, and the side that wins; empty until all vote. */
function Votes({ value, now, step, event, words }: CycleShown) {
  const { side } = now.cycle;
  const letter = (of: string): string => words.say(`pictures.letter.${of}`);
  return (
    <tr data-changed={spoken(event?.type === 'side-chosen')}>
      <th scope="row">{words.say('cycle.field.vote')}</th>
      {playersIn(value).map((id, at) => (
        <td key={id} data-field={`cy.${id}.vote`}>
          {(side || step === 0) && letter(value.countries[at]!.vote)}
        </td>
      ))}
      <td>{side && letter(side)}</td>
    </tr>
  );
}

/** The countries, and the fund beside them: before the first step, what each side of the problem needs there. */
function Head({ value, step, words }: Pick<CycleShown, 'value' | 'step' | 'words'>) {
  return (
    <thead>
      <tr>
        <td />
        {playersIn(value).map((id) => (
          <th key={id} scope="col">
            <Countries members={[id]} words={words} />
          </th>
        ))}
        <th scope="col">{step === 0 ? <Needed words={words} /> : words.say('cycle.fund')}</th>
      </tr>
    </thead>
  );
}

/** Whether a step is about a country, not about what it has. */
const isAbout = (event: CycleEvent | undefined, id: string): boolean =>
  event?.type === 'title-changed'
    ? event.holders.includes(id)
    : (event?.type === 'claimed' || event?.type === 'effect-applied') && event.country === id;

/** How far the game has come: the problems that are left, the additional rounds. */
function State({ value, now, event, refused, words }: CycleShown) {
  const say = (key: string, values = {}): string => words.say(`cycle.${key}`, values);
  const isOfGame = event?.type === 'problem-shown' || event?.type === 'penalty-called' || event?.type === 'game-over';
  const { at, penalties } = now.cycle;
  const most = numbers['additional-rounds.most'];
  return (
    <p
      class="wp-sample cy-state"
      data-changed={(event?.type === 'game-over' ? spoken : marked)(isOfGame)}
      data-refused={marked(refused.has('cy.penalties'))}
    >
      {/* More than there can be is not counted among them. */}
      {penalties <= most && say('left', { left: now.problems.length - 1 - at })}{' '}
      <span data-field="cy.penalties">
        {penalties <= most ? say('state', { n: penalties, most }) : say('entered', { n: value.penalties || '?' })}
      </span>
    </p>
  );
}

/** Whether something is entered for after a penalty round, and none is played. */
const isAgainUnused = ({ value, trace, problem }: CycleShown): boolean =>
  !problem && playersIn(value).some((_, at) => value.countries[at]!.again !== '0') && !trace.some(({ event }) => event.type === 'penalty-called');

/** The steps of the cycle; below them what the countries have, the fund, and how far the game has come. */
export function Picture(shown: CycleShown) {
  const { value, step, now, before, event, refused, words } = shown;
  const say = (key: string, values = {}): string => words.say(`cycle.${key}`, values);
  const food = (game: Game, id: string): number => unitOf(game, id).stock[FOOD] ?? 0;
  const has = (game: Game, id: string): number => reputationOf(game, unitOf(game, id));
  const differs = (of: (game: Game) => number | string): boolean => before !== undefined && of(before) !== of(now);
  const isOfFund = event?.type === 'nobody-led' || event?.type === 'fund-counted';
  return (
    <div class="wp-stocks ex-low">
      <Parts {...shown} />
      <table>
        <Head value={value} step={step} words={words} />
        <tbody>
          <Votes {...shown} />
          <tr>
            <th scope="row" data-field="cy.food">
              {words.capital(kindIn(words, FOOD))}
            </th>
            {playersIn(value).map((id) => (
              <td
                key={id}
                data-field={`cy.${id}.food`}
                data-changed={marked(differs((game) => food(game, id)))}
                data-refused={marked(refused.has(`cy.${id}.food`) || isHandRefused(refused, id))}
              >
                {withWas(food(now, id), before && food(before, id))}
              </td>
            ))}
            <td data-field="cy.a cy.b" data-changed={marked(differs(({ fund }) => fund[FOOD]!)) ?? spoken(isOfFund)}>
              {step === 0 ? `${value.needs.a} | ${value.needs.b}` : withWas(now.fund[FOOD]!, before?.fund[FOOD], inFund(now))}
            </td>
          </tr>
          {step === 0 && <Contributions {...shown} />}
          <tr data-refused={marked(refused.has('cy.reputation'))}>
            <th scope="row" data-field="cy.reputation">
              {words.label('reputation')}
            </th>
            {playersIn(value).map((id) => (
              <td
                key={id}
                data-field={`cy.${id}.reputation`}
                data-changed={marked(differs((game) => has(game, id))) ?? spoken(isAbout(event, id))}
                data-refused={marked(refused.has(`cy.${id}.reputation`))}
              >
                {Number.isNaN(has(now, id)) ? '?' : withWas(has(now, id), before && has(before, id))}
              </td>
            ))}
            <td />
          </tr>
        </tbody>
      </table>
      <State {...shown} />
      {step === 0 && <p class="wp-sample cy-entered">{words.say(isAgainUnused(shown) ? 'funds.hands-unused' : 'funds.hands')}</p>}
      <p class="wp-sample">{say('sample')}</p>
    </div>
  );
}
