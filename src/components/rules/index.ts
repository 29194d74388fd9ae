import Example from './Example.astro';
import Differs from './Differs.astro';
import Group from './Group.astro';
import Inference from './Inference.astro';
import NoTerm from './NoTerm.astro';
import Num from './Num.astro';
import Only from './Only.astro';
import Picture from './Picture.astro';
import Question from './Question.astro';
import Reading from './Reading.astro';
import Rule from './Rule.astro';
import See from './See.astro';
import Term from './Term.astro';
import Try from './Try.astro';
import Unclear from './Unclear.astro';
import Why from './Why.astro';

/** What the text of a chapter may use, by the names it uses. */
export const ruleComponents = {
  Differs,
  Example,
  Group,
  Inference,
  NoTerm,
  Num,
  Only,
  Picture,
  Question,
  Reading,
  Rule,
  See,
  Term,
  Try,
  Unclear,
  Why,
};
