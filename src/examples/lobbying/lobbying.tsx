import { useMemo } from 'preact/hooks';
import {
  applyLobbying,
  influenceOf,
  lobbyInTurn,
  type Game,
  type LobbyingProblem,
  type LobbyingStep,
  type Party,
} from '../../engine/turmoil/index.ts';
import { describeLobbying } from './sentences.ts';
import { wordsOf, type Words } from '../../i18n/words.ts';
import { LobbyingBoard } from './board.tsx';
import { Frame, type SaidProblem } from '../frame/frame.tsx';
import { useRefusal } from '../frame/refusal.ts';
import type { WorkedProps } from '../frame/types.ts';
import { useExample } from '../frame/use-example.ts';
import { Chooser, Undo, sourceIn } from './chooser.tsx';
import { actionOf, MOST_ACTIONS, type LobbyingInput } from './input.ts';
import { source } from './presets.ts';
import { ownerIn } from '../../sentences/turmoil/words.ts';

/** What has been played: the steps of all actions up to the one that is refused, if any. */
interface Played {
  readonly accepted: LobbyingInput['actions'];
  readonly end: Game;
  readonly trace: readonly LobbyingStep[];
  readonly problem: LobbyingProblem | null;
}

const played = ({ game, actions }: LobbyingInput): Played => {
  const outcome = lobbyInTurn(game, actions);
  if (outcome.ok) return { accepted: actions, end: outcome.state, trace: outcome.trace, problem: null };
  const accepted = actions.slice(0, outcome.problem.after);
  const kept = lobbyInTurn(game, accepted);
  return { accepted, end: kept.ok ? kept.state : game, trace: kept.ok ? kept.trace : [], problem: outcome.problem };
};

const after = (game: Game, trace: readonly LobbyingStep[], steps: number): Game =>
  trace.slice(0, steps).reduce((now, { event }) => applyLobbying(now, event), game);

/** One refusal is this example's own; the words of the others are fetched. */
const said = (problem: LobbyingProblem, refusal: string, words: Words): SaidProblem => ({
  code: problem.code,
  rule: problem.rule,
  text:
    problem.code === 'none-to-remove'
      ? words.say('lobbying.problem.none-to-remove', { party: words.label(problem.party), owner: ownerIn(words, problem.owner) })
      : refusal,
});

function Result({ game, words }: { readonly game: Game; readonly words: Words }) {
  const { dominant, parties } = game.committee;
  const { leader } = parties[dominant];
  const influence = game.players.map(({ colour }) => `${ownerIn(words, colour)}\u00A0${influenceOf(game.committee, colour).length}`);
  const names = { dominant: words.label(dominant), leader: leader ? ownerIn(words, leader) : words.say('turmoil.board.none') };
  return (
    <output class="ex-result" data-value={dominant}>
      {words.say('lobbying.result', { ...names, influence: words.list(influence) })}
    </output>
  );
}

/**
 * The example `lobbying`: the committee board is the input. A tap on a party sends the chosen delegate there, or lets a
 * card remove it; each time the steps say what it cost and why leader and marker moved or stayed. Rule committee.lobbying.
 */
export function Lobbying({ strings, lang, names, rules, page, embedded = false }: WorkedProps) {
  const words = useMemo(() => wordsOf(strings, lang, names), [strings, lang, names]);
  const example = useExample(source, embedded);
  const input = example.value;
  const { accepted, end, trace, problem } = played(input);
  const step = Math.min(example.step, trace.length);
  const now = after(input.game, trace, step);
  const refusal = useRefusal(problem === null || problem.code === 'none-to-remove' ? null : problem, words);

  // A refused action has changed nothing, so that the next one takes its place.
  const choose = (party: Party): void => {
    const action = actionOf(input.next, party);
    if (action && accepted.length < MOST_ACTIONS) example.edit({ ...input, actions: [...accepted, action] }, trace.length + 1);
  };
  const keep = (count: number): void => {
    const actions = input.actions.slice(0, count);
    example.edit({ ...input, actions }, Math.max(1, played({ ...input, actions }).trace.length));
  };
  const label = (party: Party): string =>
    words.say('lobbying.choose.party', {
      party: words.label(party),
      owner: ownerIn(words, input.next.owner),
      source: sourceIn(input.next.source, words),
    });

  return (
    <Frame
      id="lobbying"
      example={{ ...example, step }}
      presets={source.presets}
      steps={trace.map((one) => ({ rule: one.rule, also: one.also, ...describeLobbying(one, words) }))}
      problem={problem && said(problem, refusal, words)}
      words={words}
      rules={rules}
      page={page}
      embedded={embedded}
      oneReading
      editor={null}
      result={!problem && <Result game={end} words={words} />}
    >
      <Chooser input={input} awake={example.awake} onEdit={(to) => example.edit(to, Math.max(1, step))} words={words} />
      <LobbyingBoard
        game={now}
        before={step > 0 ? after(input.game, trace, step - 1) : undefined}
        choose={{ label, onChoose: choose }}
        words={words}
      />
      <Undo count={input.actions.length} onKeep={keep} words={words} />
    </Frame>
  );
}
