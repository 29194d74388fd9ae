/** What a citation shows of a rule: its address, its number in the reader's language (`3a`) and its title. */
interface RuleLink {
  readonly href: string;
  readonly number: string;
  readonly title: string;
}

/** The cited rules by id without the game, such as `crisis.tr-revision`. */
export type RuleLinks = Readonly<Record<string, RuleLink>>;

interface Props {
  readonly rule: string;
  readonly rules: RuleLinks;
}

/**
 * A small tag with the number of a rule, linked to the rule. All citations have this markup.
 *
 * @param rule the rule's id without the game
 * @param rules the rules that the page provides. If the id is not among them, the tag shows the id without a link
 */
export function Cite({ rule, rules }: Props) {
  const link = rules[rule];
  if (!link) return <span class="cite">{rule}</span>;
  return (
    <a class="cite" href={link.href} title={link.title}>
      {link.number}
    </a>
  );
}
