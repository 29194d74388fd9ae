import { defaultReadings, editionsOf, gameOf, type Game, type PlacedRule } from '../../book/game.ts';
import { once } from '../../book/once.ts';
import { questionsOfRule } from '../../book/questions.ts';
import { stepThatShows } from '../../examples/frame/definition/shown-step.ts';
import { readingsOf } from '../../examples/frame/state/state.ts';
import { encode } from '../../examples/frame/state/url-state.ts';
import { shownAt } from '../questions/shown.ts';
import { viewOf } from './views.ts';

/** The step of a preset that shows a rule, as an address has it; undefined if no preset does. */
const shownByPreset = async (game: Game, example: string, rule: string): Promise<string | undefined> => {
  const usual = defaultReadings(game);
  const editions = editionsOf(game).map(({ id }) => readingsOf(id, usual));
  const shown = stepThatShows(viewOf(example), rule, usual, editions);
  return shown && `?s=${encode(shown)}`;
};

/** The step that shows the answer to a question which the rule decides: the rule's own step if one does, else the first. */
const shownByQuestion = async (game: Game, example: string, rule: string): Promise<string | undefined> => {
  const questions = (await questionsOfRule(game.id, rule)).filter(({ shows }) => shows?.example === example);
  const question = questions.find(({ shows }) => shows?.rule === rule) ?? questions[0];
  return question && (await shownAt(game, question))?.query;
};

const found = once(async (key): Promise<string | undefined> => {
  const [gameId = '', example = '', rule = ''] = key.split(' ');
  const game = await gameOf(gameId);
  return (await shownByPreset(game, example, rule)) ?? shownByQuestion(game, example, rule);
});

/** An example that a rule leads to. */
interface Showing {
  readonly id: string;
  /** The step that shows the rule, such as `?s=1.p.tie..4`; empty if nothing shows it. */
  readonly query: string;
}

/**
 * The examples of a rule, each at the step that shows it. The engine runs all presets to find the steps. For a rule that no preset comes to,
 * it is the step that shows the answer to a question about it. An example without such a step is left out, unless no example has one.
 */
export const examplesShowing = async ({ game, id: rule, examples }: Pick<PlacedRule, 'game' | 'id' | 'examples'>): Promise<readonly Showing[]> => {
  const shown = await Promise.all(examples.map((id) => found(`${game} ${id} ${rule}`)));
  const all = examples.map((id, at) => ({ id, query: shown[at] ?? '' }));
  const atSteps = all.filter(({ query }) => query !== '');
  return atSteps.length > 0 ? atSteps : all;
};
