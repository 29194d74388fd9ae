import { defaultReadings, editionsOf, gameOf, type PlacedRule } from '../../book/game.ts';
import { once } from '../../book/once.ts';
import { stepThatShows } from '../../examples/frame/shown-step.ts';
import { readingsOf } from '../../examples/frame/state.ts';
import { encode, type UrlState } from '../../examples/frame/url-state.ts';
import { viewOf } from './views.ts';

const found = once(async (key): Promise<UrlState | undefined> => {
  const [gameId = '', example = '', rule = ''] = key.split(' ');
  const game = await gameOf(gameId);
  const usual = defaultReadings(game);
  const editions = editionsOf(game).map(({ id }) => readingsOf(id, usual));
  return stepThatShows(viewOf(example), rule, usual, editions);
});

/** An example that a rule leads to. */
interface Showing {
  readonly id: string;
  /** The step that shows the rule, such as `?s=1.p.tie..4`; empty if no step of a preset does. */
  readonly query: string;
}

/**
 * The examples of a rule, each at the step that shows it. The engine runs all presets to find the steps. An example without such a
 * step is left out, unless no example has one.
 */
export const examplesShowing = async ({ game, id: rule, examples }: Pick<PlacedRule, 'game' | 'id' | 'examples'>): Promise<readonly Showing[]> => {
  const shown = await Promise.all(examples.map((id) => found(`${game} ${id} ${rule}`)));
  const all = examples.map((id, at) => ({ id, query: shown[at] ? `?s=${encode(shown[at])}` : '' }));
  const atSteps = all.filter(({ query }) => query !== '');
  return atSteps.length > 0 ? atSteps : all;
};
