import type { Game, PlacedRule } from './game.ts';

/** Tells whether a rule limits those that it is related to: by what game.yaml says, or as an open question about them. */
const isLimit = ({ limit, question }: PlacedRule): boolean => limit || question;

const names = ({ related, open }: PlacedRule, { id }: PlacedRule): boolean => related.includes(id) || open.includes(id);
const areRelated = (one: PlacedRule, other: PlacedRule): boolean => names(one, other) || names(other, one);

/** The rules that limit a rule, in the order of the book: an exception, a ceiling, a tie, an open question about it. */
export const limitsOf = ({ rules }: Pick<Game, 'rules'>, rule: PlacedRule): readonly PlacedRule[] =>
  rule.question ? [] : [...rules.values()].filter((other) => other !== rule && isLimit(other) && areRelated(rule, other));
