import { Countries, marked } from '../../../drawings/world-problems/country.tsx';
import { unitOf, type Game } from '../../../engine/world-problems/index.ts';
import { kindIn, KINDS } from '../../../sentences/world-problems/words.ts';
import { playersIn, type SetupShown } from './input.ts';

const ROWS = ['goals', 'technologies', ...KINDS] as const;
type Row = (typeof ROWS)[number];

/** What lies out of the supplement after a number of steps. */
const SUPPLEMENT = ['radicals', 'karma', 'screens'] as const;
const TERMS = { radicals: 'radicals', karma: 'karma-board', screens: 'screen' } as const;

/** What a country has of a row: the backs of its goals as letters, or a number. */
const heldBy = (game: Game, id: string, row: Row, letter: (back: string) => string): string => {
  const country = game.countries.find((one) => one.id === id)!;
  if (row === 'goals') return country.goals.map(({ back }) => letter(back)).join('');
  return String(row === 'technologies' ? country.technologies.length : unitOf(game, id).stock[row]);
};

/** What lies in the centre of a row: spare goals, nothing, or what the bank has. */
const inCentre = (game: Game, row: Row): string => {
  if (row === 'goals') return String(game.goals.spare.length);
  return row === 'technologies' ? '' : String(game.bank[row]);
};

/** What the supplement adds; what does not lie there yet is grey. */
function Supplement({ trace, step, event, words }: Pick<SetupShown, 'trace' | 'step' | 'event' | 'words'>) {
  const laid = trace.slice(0, step).flatMap((one) => (one.event.type === 'laid-out' ? [one.event.what] : []));
  return (
    <ul class="wp-laid">
      {SUPPLEMENT.map((what) => (
        <li key={what} class={laid.includes(what) ? undefined : 'is-due'} data-changed={marked(event?.type === 'laid-out' && event.what === what)}>
          {words.label(TERMS[what])}
        </li>
      ))}
    </ul>
  );
}

/** What the countries have and what lies in the centre, row by row; below it what the supplement adds. */
export function Picture({ value, now, before, event, trace, step, refused, words }: SetupShown) {
  const say = (key: string): string => words.say(`problems-setup.${key}`);
  const letter = (back: string): string => words.say(`pictures.letter.${back}`);
  const players = playersIn(value);
  const nameOf = (row: Row): string => (row === 'goals' || row === 'technologies' ? say(row) : words.capital(kindIn(words, row)));
  return (
    <div class="wp-stocks ex-low">
      <table>
        <thead>
          <tr data-refused={marked(refused.has('ps.players'))}>
            <td />
            {players.map((id) => (
              <th key={id} scope="col">
                <Countries members={[id]} words={words} />
              </th>
            ))}
            <th scope="col" data-changed={marked(event?.type === 'laid-out' && event.what === 'bank')}>
              {say('centre')}
            </th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row}>
              <th scope="row">{nameOf(row)}</th>
              {players.map((id) => {
                const held = heldBy(now, id, row, letter);
                const changed = before !== undefined && heldBy(before, id, row, letter) !== held;
                const replaced = event?.type === 'goal-replaced' && event.country === id && row === 'goals';
                return (
                  <td key={id} data-changed={marked(changed || replaced)}>
                    {held}
                  </td>
                );
              })}
              <td data-changed={marked(event?.type === 'spares-laid' && row === 'goals')}>{inCentre(now, row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {value.supplement && <Supplement trace={trace} step={step} event={event} words={words} />}
      <p class="wp-sample">{say('sample')}</p>
    </div>
  );
}
