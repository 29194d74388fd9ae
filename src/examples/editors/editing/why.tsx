import { Cite, type RuleLinks } from '../../../drawings/cite.tsx';

interface Props {
  /** The code of the problem. */
  readonly code: string;
  /** Why something is refused, in words. */
  readonly text: string;
  /** The id of the rule that forbids it, without the game. */
  readonly rule: string;
  readonly rules: RuleLinks;
}

/** Why an editor refuses something, with the rule as a link. It is the same in all editors. */
export const Why = ({ code, text, rule, rules }: Props) => (
  <p class="ex-problem" data-problem={code}>
    {text} <Cite rule={rule} rules={rules} />
  </p>
);
