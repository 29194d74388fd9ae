import { placesOf } from '../../../drawings/turmoil/refused-places.ts';
import { globalEvents, type Choice, type Effect, type TurmoilProblem } from '../../../engine/turmoil/index.ts';
import type { Words } from '../../../i18n/words.ts';
import { fixing } from '../../../sentences/turmoil/fixes.ts';
import { sayingRefusals } from '../../../sentences/turmoil/problem.ts';
import { amountIn } from '../../../sentences/turmoil/words.ts';
import type { Fix, Refusals } from '../../frame/definition/example.ts';
import type { CrisisInput } from './input.ts';

type Undecided = Extract<TurmoilProblem, { code: 'decision-needed' }>;
type Option = Undecided['options'][number];

/** A decision, and how many of its option it is about. */
const decided = ({ card, units }: Undecided, option: Option): readonly [Choice, number] => {
  const [loss] = globalEvents[card].effects.flatMap((effect: Effect) => (effect.kind === 'lose-floaters-or-megacredits' ? [effect] : []));
  return loss && (option === 'floaters' || option === 'megacredits')
    ? [{ kind: 'loss', of: option }, loss[option]]
    : [{ kind: 'resources', gains: { [option]: units } }, units];
};

/** What a player may decide about the current event, each of one kind alone. A mixed decision is entered in the form. */
const decisionsOn = (problem: TurmoilProblem, words: Words): readonly Fix<CrisisInput>[] =>
  problem.code !== 'decision-needed'
    ? []
    : problem.options.map((option) => {
        const [choice, n] = decided(problem, option);
        return {
          id: `choose-${option}`,
          label: words.capital(amountIn(words, option, n)),
          make: (input) => {
            const { position } = input;
            return [{ ...input, position: { ...position, choices: { ...position.choices, [problem.player]: choice } } }, 1];
          },
        };
      });

/** Fetches the words for impossible boards, their places, and the ways out of them. */
export const refusals = async (words: Words): Promise<Refusals<CrisisInput, TurmoilProblem>> => {
  const [say, { mended }] = await Promise.all([sayingRefusals(words), fixing(words)]);
  return {
    about: (problem, { position }) => ({
      text: say(problem),
      places: placesOf(problem),
      fixes: [
        ...mended(problem, position.game).map(({ game, ...fix }): Fix<CrisisInput> => ({
          ...fix,
          make: (input) => [{ ...input, position: { ...input.position, game } }, 1],
        })),
        ...decisionsOn(problem, words),
      ],
    }),
  };
};
