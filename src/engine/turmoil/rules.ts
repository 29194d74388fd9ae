import type { RuleId } from '../core/outcome.ts';

/**
 * The rules that each procedure names, in a step or in a problem. The site has a text for each of these ids, an
 * example asks its page for the addresses of its procedure's rules, and the tests show each rule at work there.
 */
export const citedBy = {
  influence: ['influence.max-five', 'influence.sources', 'influence.adjust', 'crisis.global-event', 'committee.delegate'],
  crisis: [
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
  ],
} as const satisfies Readonly<Record<string, readonly RuleId[]>>;

/** A procedure of Turmoil that the engine runs and an example shows. */
export type ProcedureId = keyof typeof citedBy;

/** The id of a rule of Turmoil that the engine names. */
export type TurmoilRule = (typeof citedBy)[ProcedureId][number];

/** Every rule that the engine names, once. */
export const CITED_RULES: readonly TurmoilRule[] = [...new Set(Object.values(citedBy).flat())];
