/** Where a cited rule stands: its address, its number in the reader's language (`3a`) and its title. */
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
 * A small numbered tag that links to a rule; the same markup wherever a rule is cited.
 *
 * @param rule the rule's id without the game
 * @param rules the rules that the page handed over; an id that is not among them shows the id itself, unlinked
 */
export function Cite({ rule, rules }: Props) {
  const link = rules[rule];
  if (!link) return <span class="cite">{rule}</span>;
  return (
    <a class="cite" href={link.href} title={link.title} aria-label={`${link.number} ${link.title}`}>
      {link.number}
    </a>
  );
}
