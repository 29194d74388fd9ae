import { Countries, marked, spoken } from '../../../drawings/world-problems/country.tsx';
import { Needed } from '../../../drawings/world-problems/needed.tsx';
import { needsOf, reputationOf, unitOf, type Game } from '../../../engine/world-problems/index.ts';
import { withWas } from '../../../i18n/words.ts';
import { isEmpty, kindIn, KINDS } from '../../../sentences/world-problems/words.ts';
import { PLAYERS, supplyIn, type FundsEvent, type FundsShown } from './input.ts';

const reputationIn = (game: Game, id: string): number => reputationOf(game, unitOf(game, id));

/** What a country gave in the latest contribution of a trace, of one kind; null if its hand is still closed. */
const givenBy = (events: readonly FundsEvent[], id: string, kind: string): number | null => {
  const since = events.slice(1 + events.findLastIndex(({ type }) => type === 'penalty-called'));
  const hand = since.find((event) => event.type === 'contributed' && event.country === id);
  return hand?.type === 'contributed' ? (hand.stock[kind] ?? 0) : null;
};

/** What lies in the fund and what is needed of one kind; before the vote nobody knows what is needed. */
const inFund = (game: Game, kind: string): string => {
  const { fund, cycle } = game;
  const needs = cycle.side && cycle.at === 0 ? (needsOf(game)[kind] ?? 0) : 0;
  return needs === 0 ? String(fund[kind]) : `${fund[kind]} / ${needs}`;
};

/** What a country holds out in both contributions, for those who enter it. */
const heldOut = ({ value }: FundsShown, at: number, kind: (typeof KINDS)[number]): string => {
  const { first, again } = value.countries[at]!;
  return again[kind] === '0' ? first[kind] : `${first[kind]} + ${again[kind]}`;
};

const isLed = (event: FundsEvent | undefined, id: string): boolean =>
  event?.type === 'leaders-found' && event.changes.some(({ country }) => country === id);

/** Whether a step is about what a country gave of one kind. An empty hand is about all kinds. */
const isGiven = (event: FundsEvent | undefined, id: string, kind: string): boolean =>
  (event?.type === 'contributed' && event.country === id && (isEmpty(event.stock) || event.stock[kind]! > 0)) ||
  (isLed(event, id) && event?.type === 'leaders-found' && event.resource === kind);

/** Whether a step is about one kind in the fund: what is lacking, or all that was needed. */
const countsIn = (game: Game, event: FundsEvent | undefined, kind: string): boolean => {
  if (event?.type === 'fund-counted') return ((isEmpty(event.lacking) ? needsOf(game) : event.lacking)[kind] ?? 0) > 0;
  if (event?.type === 'contributed' || event?.type === 'fund-returned') return (event.stock[kind] ?? 0) > 0;
  return event?.type === 'nobody-led' && event.resource === kind;
};

/** How each country votes, and the side that wins. */
function Votes({ value, now, event, words }: FundsShown) {
  const letter = (side: string): string => words.say(`pictures.letter.${side}`);
  return (
    <tr data-changed={spoken(event?.type === 'side-chosen')}>
      <th scope="row">{words.say('funds.field.vote')}</th>
      {PLAYERS.map((id, at) => (
        <td key={id} data-field={`fu.${id}.vote`}>
          {letter(value.countries[at]!.vote)}
        </td>
      ))}
      {/* The side stays when the countries act once more. */}
      <td data-changed={spoken(event?.type === 'phase-begun')}>{now.cycle.side && letter(now.cycle.side)}</td>
    </tr>
  );
}

/** What each country has before it contributes: one number if it has as much of each resource, else food, energy and metal. */
function Supplies({ value, refused, words }: FundsShown) {
  const isSame = value.supplies.every((supply) => supply === null);
  const heldBy = (at: number): string => {
    const all = KINDS.map((kind) => supplyIn(value, at)[kind]);
    return all.every((n) => n === all[0]) ? all[0]! : all.join('·');
  };
  return (
    <tr>
      <th scope="row" data-field="fu.has">
        {words.say(isSame ? 'funds.supply-each' : 'funds.supply', { n: value.has })}
      </th>
      {PLAYERS.map((id, at) => (
        <td key={id} data-field={`fu.${id}.has.`} data-refused={marked(KINDS.some((kind) => refused.has(`fu.${id}.has.${kind}`)))}>
          {heldBy(at)}
        </td>
      ))}
      <td />
    </tr>
  );
}

/** What the numbers mean that are entered. Those of a penalty round may not matter. */
const noteFor = ({ value, trace, problem, step }: FundsShown): string => {
  if (step > 0) return 'sample';
  if (value.countries.every(({ again }) => KINDS.every((kind) => again[kind] === '0'))) return 'hands-first';
  return problem || trace.some(({ event }) => event.type === 'penalty-called') ? 'hands' : 'hands-unused';
};

/** The penalty rounds, and what the numbers are, below the table. */
function Below(shown: FundsShown) {
  const { now, event, words } = shown;
  return (
    <>
      <p class="wp-sample" data-field="fu.penalties" data-changed={marked(event?.type === 'penalty-called' || event?.type === 'game-over')}>
        {words.say('funds.penalties', { n: now.cycle.penalties })}
      </p>
      <p class="wp-sample">{words.say(`funds.${noteFor(shown)}`)}</p>
    </>
  );
}

/** Each country's vote, what it gave and its reputation; beside them the fund with what the problem needs. */
export function Picture(shown: FundsShown) {
  const { value, now, before, event, trace, step, refused, words } = shown;
  const events = trace.slice(0, step).map((one) => one.event);
  const say = (key: string): string => words.say(`funds.${key}`);
  return (
    <div class="wp-stocks ex-low">
      <table>
        <thead>
          <tr>
            <td />
            {PLAYERS.map((id) => (
              <th key={id} scope="col" data-changed={spoken(event?.type === 'nobody-claimed')}>
                <Countries members={[id]} words={words} />
              </th>
            ))}
            <th scope="col">{step === 0 ? <Needed words={words} /> : say('fund')}</th>
          </tr>
        </thead>
        <tbody>
          <Votes {...shown} />
          {step === 0 && <Supplies {...shown} />}
          {KINDS.map((kind) => (
            <tr key={kind}>
              <th scope="row">{words.capital(kindIn(words, kind))}</th>
              {PLAYERS.map((id, at) => (
                <td
                  key={id}
                  data-field={`fu.${id}.first.${kind} fu.${id}.again.${kind}`}
                  data-changed={marked(isGiven(event, id, kind))}
                  data-refused={marked(['first', 'again'].some((hand) => refused.has(`fu.${id}.${hand}.${kind}`)))}
                >
                  {step === 0 ? heldOut(shown, at, kind) : givenBy(events, id, kind)}
                </td>
              ))}
              <td
                data-field={`fu.a.${kind} fu.b.${kind}`}
                data-changed={(before?.fund[kind] === now.fund[kind] ? spoken : marked)(countsIn(now, event, kind))}
              >
                {step === 0 ? `${value.a[kind]} | ${value.b[kind]}` : withWas(now.fund[kind]!, before?.fund[kind], inFund(now, kind))}
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">{words.label('reputation')}</th>
            {PLAYERS.map((id) => (
              <td key={id} data-changed={marked(isLed(event, id))}>
                {withWas(reputationIn(now, id), before && reputationIn(before, id))}
              </td>
            ))}
            <td />
          </tr>
        </tbody>
      </table>
      <Below {...shown} />
    </div>
  );
}
