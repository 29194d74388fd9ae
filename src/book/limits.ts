import type { Game, PlacedRule } from './game.ts';

/** Tells whether a rule limits those that it is related to: by what game.yaml says, or as a question that the rules leave open. */
const isLimit = ({ limit, question }: PlacedRule): boolean => limit || question;

const areRelated = (one: PlacedRule, other: PlacedRule): boolean => one.related.includes(other.id) || other.related.includes(one.id);

/** The rules that limit a rule, in the order of the book: an exception, a ceiling, a tie, a question that it leaves open. */
export const limitsOf = ({ rules }: Pick<Game, 'rules'>, rule: PlacedRule): readonly PlacedRule[] =>
  rule.question ? [] : [...rules.values()].filter((other) => other !== rule && isLimit(other) && areRelated(rule, other));
