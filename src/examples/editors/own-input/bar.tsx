import type { ComponentChildren } from 'preact';
import { ToolButton } from '../editing/tool-button.tsx';
import { Why } from '../editing/why.tsx';
import type { CaseShown } from '../../frame/late/case-shown.ts';
import { Ways, type Way } from '../../frame/late/ways-out.tsx';

/** A tool that is chosen, or that acts at once. One that has nothing to do is null. */
type Tool = (() => void) | null;

interface Props extends Pick<CaseShown<unknown>, 'problem' | 'rules' | 'words'> {
  /** What happened last; null if there is nothing to say. */
  readonly said: string | null;
  /** How often a refusal was insisted on: it is said anew each time. */
  readonly insisted: number;
  /** The ways out of a refusal, or to another case. */
  readonly ways: readonly Way[];
  readonly onWay: (way: Way) => void;
  readonly tools: Readonly<Record<'undo' | 'redo' | 'all' | 'share' | 'done', Tool>>;
  /** Whether all fields are shown. */
  readonly isAll: boolean;
  /** The sheet of what is changed. */
  readonly children: ComponentChildren;
}

/** What is said: why the case is refused, else what happened last, else what can be done. An open sheet says that itself. */
function CaseStatus({ problem, rules, words, said, insisted, children }: Props) {
  const { say } = words;
  const text = said ?? (children ? '' : say('own-input.hint'));
  if (!problem) return text && <p>{text}</p>;
  const why = insisted > 0 ? say('own-input.still', { why: problem.text }) : problem.text;
  return <Why key={insisted} {...problem} text={why} rules={rules} />;
}

/** What is changed, why it is refused and the ways out of that, and the tools. It stays in sight. */
export function Bar({ children, ...props }: Props) {
  const { problem, words, ways, onWay, tools, isAll } = props;
  const say = (key: string): string => words.say(`own-input.${key}`);
  return (
    <div class="ex-own-bar">
      {children}
      <div class="ex-own-said">
        <div class={problem ? 'ex-own-now is-refused' : 'ex-own-now'} role="status">
          <CaseStatus {...props}>{children}</CaseStatus>
        </div>
        <Ways ways={ways} onTake={onWay} />
      </div>
      <div class="ex-own-tools" role="group" aria-label={say('tools')}>
        {(Object.keys(tools) as readonly (keyof typeof tools)[]).map((action) => (
          <ToolButton
            key={action}
            action={action}
            label={say(action)}
            short={say(`short.${action}`)}
            pressed={action === 'all' ? isAll : undefined}
            disabled={tools[action] === null}
            onUse={() => tools[action]?.()}
          />
        ))}
      </div>
    </div>
  );
}
