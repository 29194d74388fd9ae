import { signed, withWas } from '../../../i18n/words.ts';
import { Countries, marked } from '../../../drawings/world-problems/country.tsx';
import { KarmaTree } from '../../../drawings/world-problems/tree.tsx';
import { BRINGS, PLAYERS, SPACES, type KarmaShown } from './input.ts';

/** The countries whose reputation a step is about. */
const changedBy = (event: KarmaShown['event']): readonly string[] => {
  switch (event?.type) {
    case 'effect-applied':
      return [event.country];
    case 'reputation-changed':
      return event.changes.map(({ country }) => country);
    default:
      return [];
  }
};

/** Where the sample card is. */
const cardAt = ({ supplement }: KarmaShown['now'], revealed: boolean): 'closed' | 'open' | 'gone' | 'acts' => {
  const { inEffect, discarded } = supplement!.radicals;
  if (inEffect.length > 0) return 'acts';
  if (discarded.length > 0) return 'gone';
  return revealed ? 'open' : 'closed';
};

/** The radicals card with what it brings once it is revealed. */
function Card({ value, event, now, step, words }: KarmaShown) {
  const at = cardAt(now, step > 0);
  const brings = words.say('karma-and-radicals.brings', { by: signed(Number(value.card)) });
  return (
    <p class={`kr-card is-${at}`} data-field="kr.card" data-changed={marked(event?.type.startsWith('radicals-') ?? false)}>
      <span class="kr-label">{words.label('radicals-card')}</span>
      <span>{words.say(`karma-and-radicals.card.${at}`, { brings })}</span>
    </p>
  );
}

/** The karma board as a tree with the marker, the reputation of the countries, and the radicals card if there is one. */
export function Picture(shown: KarmaShown) {
  const { value, event, now, before, refused, words } = shown;
  const { walk } = now.supplement!.karma;
  const letters = [words.say('pictures.letter.a'), words.say('pictures.letter.b')] as const;
  const brings = Object.fromEntries(SPACES.map((space) => [space, signed(Number(value.board[space] ?? BRINGS[3]))]));
  const stands = walk.map((side) => words.say(`pictures.letter.${side}`)).join(' → ');
  const changed = changedBy(event);
  const moved = event?.type === 'karma-moved' || event?.type === 'karma-kept';
  return (
    <div class="kr ex-low">
      <div class="kr-tree">
        <KarmaTree walk={walk} letters={letters} brings={brings} fields="kr." changed={moved} />
        <p class="unseen">
          {walk.length === 0
            ? words.say('karma-and-radicals.at-zero')
            : words.say('karma-and-radicals.stands', { stands, by: brings[walk.join('')] ?? '' })}
        </p>
      </div>
      <div class="kr-side">
        <ul class="kr-countries" aria-label={words.label('reputation')}>
          <li class="kr-label" aria-hidden="true">
            {words.label('reputation')}
          </li>
          {PLAYERS.map((id, at) => {
            const country = now.countries[at]!;
            const bad = ['has', 'pays'].some((field) => refused.has(`kr.${id}.${field}`));
            const reputation = Number.isNaN(country.reputation) ? '?' : withWas(country.reputation, before?.countries[at]!.reputation);
            return (
              <li key={id} data-field={`kr.${id}.`} data-changed={marked(changed.includes(id))} data-refused={marked(bad)}>
                <Countries members={[id]} words={words} />
                <span>{reputation}</span>
              </li>
            );
          })}
        </ul>
        {value.round && <Card {...shown} />}
        <p class="kr-sample">{words.say('karma-and-radicals.sample')}</p>
      </div>
    </div>
  );
}
