/**
 * Every rule that the engine names, in a step or in a problem. The site has a text for each of these ids,
 * and the tests show each of them at work.
 */
export const CITED_RULES = [
  'committee.lobbying',
  'committee.delegate',
  'committee.first-leader',
  'committee.replace-leader',
  'committee.chairman',
  'committee.dominance-shift',
  'committee.lobby-start',
  'influence.max-five',
  'influence.adjust',
  'influence.sources',
  'crisis.tr-revision',
  'crisis.global-event',
  'crisis.new-government.policy',
  'crisis.new-government.bonus',
  'crisis.new-government.return',
  'crisis.new-government.chairman',
  'crisis.new-government.dominance',
  'crisis.new-government.lobby',
  'crisis.changing-times.current',
  'crisis.changing-times.coming',
  'crisis.changing-times.distant',
] as const;

/** The id of a rule of Turmoil that the engine names. */
export type TurmoilRule = (typeof CITED_RULES)[number];
