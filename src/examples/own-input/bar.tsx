import { cloneElement, isValidElement, toChildArray, type ComponentChildren, type JSX, type VNode } from 'preact';
import { Cite } from '../../drawings/cite.tsx';
import { ToolButton, type ToolAction } from '../editing/tool-button.tsx';
import type { CaseShown } from '../frame/own-input.ts';

/** What the tools do. One that has nothing to do is null. */
export type Tools = Readonly<Record<'undo' | 'redo' | 'all' | 'done', (() => void) | null>>;

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

type WayProps = JSX.HTMLAttributes<HTMLButtonElement>;

/** The same buttons, each of which calls a function before anything is drawn anew. */
const withCall = (waysOut: ComponentChildren, call: () => void): ComponentChildren => {
  if (!isValidElement(waysOut)) return null;
  const buttons = toChildArray((waysOut as VNode<{ readonly children: ComponentChildren }>).props.children) as readonly VNode<WayProps>[];
  const onClick =
    ({ props }: VNode<WayProps>): WayProps['onClick'] =>
    (event) => {
      props.onClick?.(event);
      call();
    };
  return cloneElement(
    waysOut,
    {},
    buttons.map((button) => cloneElement(button, { onClick: onClick(button) })),
  );
};

/** What is changed, why it is refused and the ways out of that, and the tools. It stays in sight. */
export function Bar({ problem, waysOut, rules, words, said, told, tools, onWay, children }: Props) {
  const say = (key: string): string => words.say(`own-input.${key}`);
  return (
    <div class="ex-own-bar">
      {children}
      <div class={problem ? 'ex-own-now is-refused' : 'ex-own-now'} role="status">
        {problem ? (
          <p key={told} class="ex-problem">
            {problem.text} <Cite rule={problem.rule} rules={rules} />
          </p>
        ) : (
          <p>{said ?? say('hint')}</p>
        )}
      </div>
      {withCall(waysOut, onWay)}
      <div class="ex-own-tools" role="group" aria-label={say('tools')}>
        {(Object.keys(tools) as readonly (ToolAction & keyof Tools)[]).map((action) => (
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
