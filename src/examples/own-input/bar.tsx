import type { ComponentChildren, ComponentProps, VNode } from 'preact';
import { Cite } from '../../drawings/cite.tsx';
import { ToolButton } from '../editing/tool-button.tsx';
import type { CaseShown } from '../frame/case-shown.ts';

/** What the tools do. One that has nothing to do is null. */
type Tools = Readonly<Record<'undo' | 'redo' | 'all' | 'done', (() => void) | null>>;

interface Props extends Pick<CaseShown<unknown>, 'problem' | 'waysOut' | 'rules' | 'words'> {
  /** What happened last; null if there is nothing to say. */
  readonly said: string | null;
  /** How often a refusal was insisted on: it is said anew. */
  readonly told: number;
  readonly tools: Tools;
  /** Is called after a way out. */
  readonly onWay: () => void;
  /** The sheet of what is changed. */
  readonly children: ComponentChildren;
}

type Way = VNode<ComponentProps<'button'>>;

/** The ways out, each of which calls a function before anything is drawn anew. */
function Ways({ waysOut, onWay }: Pick<Props, 'waysOut' | 'onWay'>) {
  if (!waysOut) return null;
  const { children } = (waysOut as VNode<{ readonly children: readonly Way[] }>).props;
  return (
    <div class="ex-fixes">
      {children.map(({ key, props: { onClick, ...props } }) => (
        <button
          key={key}
          {...props}
          onClick={(event) => {
            onClick?.(event);
            onWay();
          }}
        />
      ))}
    </div>
  );
}

/** What is changed, why it is refused and the ways out of that, and the tools. It stays in sight. */
export function Bar({ problem, waysOut, rules, words, said, told, tools, onWay, children }: Props) {
  const say = (key: string): string => words.say(`own-input.${key}`);
  return (
    <div class="ex-own-bar">
      {children}
      <div class="ex-own-said">
        <div class={problem ? 'ex-own-now is-refused' : 'ex-own-now'} role="status">
          {problem ? (
            <p key={told} class="ex-problem">
              {problem.text} <Cite rule={problem.rule} rules={rules} />
            </p>
          ) : (
            <p>{said ?? say('hint')}</p>
          )}
        </div>
        <Ways waysOut={waysOut} onWay={onWay} />
      </div>
      <div class="ex-own-tools" role="group" aria-label={say('tools')}>
        {(Object.keys(tools) as readonly (keyof Tools)[]).map((action) => (
          <ToolButton
            key={action}
            action={action}
            label={say(action)}
            short={say(`short.${action}`)}
            disabled={tools[action] === null}
            onUse={() => tools[action]?.()}
          />
        ))}
      </div>
    </div>
  );
}
