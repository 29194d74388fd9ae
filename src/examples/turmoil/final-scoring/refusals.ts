import { COLOURS, SCORED_SEATS, type Colour, type ScoredSeat, type ScoringInput, type ScoringProblem } from '../../../engine/turmoil/index.ts';
import type { Words } from '../../../i18n/words.ts';
import { fixing } from '../../../sentences/turmoil/fixes.ts';
import { ownerIn } from '../../../sentences/turmoil/words.ts';
import type { Refusals } from '../../frame/definition/example.ts';
import { fixingFields } from '../../frame/late/ways-out.tsx';
import { enter } from './fields.ts';
import { fieldOf } from './input.ts';

const fixed = fixingFields(enter);

/** The colours that sit somewhere and do not play. */
const guestsOf = ({ players, chairman, leaders }: ScoringInput): readonly Colour[] =>
  COLOURS.filter((colour) => !players.includes(colour) && SCORED_SEATS.some((seat) => (seat === 'chairman' ? chairman : leaders[seat]) === colour));

const placesOf = (problem: ScoringProblem): readonly string[] => {
  switch (problem.code) {
    case 'nobody-plays':
      return ['players', ...COLOURS.map((colour) => `player.${colour}`)];
    case 'chairman-seat-empty':
      return ['chairman'];
    case 'colour-not-playing':
      return [problem.seat satisfies ScoredSeat, fieldOf(problem.seat), `player.${problem.owner}`];
  }
};

/** Fetches the ways out: whoever has a seat plays, and no chairman is a neutral one. */
export const refusals = async (words: Words): Promise<Refusals<ScoringInput, ScoringProblem>> => {
  const { named } = await fixing(words);
  return {
    about: (problem, value) => {
      const guests = guestsOf(value);
      const added = fixed(
        'add-players',
        named('add-players', { players: words.and(guests.map((colour) => ownerIn(words, colour))) }),
        Object.fromEntries(guests.map((colour) => [`player.${colour}`, 'true'])),
      );
      const seated = fixed('seat-neutral', named('seat-neutral'), { chairman: 'neutral' });
      return { places: placesOf(problem), fixes: problem.code === 'chairman-seat-empty' ? [seated] : guests.length > 0 ? [added] : [] };
    },
  };
};
