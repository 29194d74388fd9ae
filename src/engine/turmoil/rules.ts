import type { RuleId } from '../core/outcome.ts';

/**
 * The rules that each procedure names, in a step or in a problem. The site has a text for each of these ids, an
 * example asks its page for the addresses of its procedure's rules, and the tests show each rule at work there.
 */
export const citedBy = {
  influence: [
    'influence.max-five',
    'influence.sources',
    'committee.leader-of-dominant',
    'influence.adjust',
    'crisis.global-event',
    'committee.delegate',
  ],
  crisis: [
    'introduction.tr-loss',
    'setup.no-current-event',
    'committee.delegate',
    'committee.first-leader',
    'committee.replace-leader',
    'committee.leader-of-dominant',
    'committee.chairman',
    'committee.dominant-party',
    'committee.dominance-shift',
    'committee.dominance-tie',
    'committee.becoming-ruling',
    'committee.lobby-start',
    'committee.lobby-refill',
    'committee.neutral',
    'parties.mars-first.bonus',
    'parties.scientists.bonus',
    'parties.unity.bonus',
    'parties.kelvinists.bonus',
    'parties.reds.bonus',
    'parties.greens.bonus',
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
    'global-events.distant',
    'global-events.coming',
    'global-events.current',
    'special-cases.parameter-at-goal',
    'special-cases.volcanic-eruptions',
    'special-cases.snow-cover',
    'solo.differences',
    'open-questions.same-party-again',
    'open-questions.no-delegates-left',
    'open-questions.neutral-reserve-empty',
    'open-questions.reds-in-crisis',
    'open-questions.event-order',
    'open-questions.eruption-without-ocean',
    'open-questions.tags-counted',
    'open-questions.losses',
    'open-questions.event-deck-empty',
  ],
  lobbying: ['committee.lobbying', 'committee.replace-leader'],
  policies: [
    'committee.ruling-party',
    'committee.policy-timing',
    'parties.mars-first.policy',
    'open-questions.own-tiles',
    'parties.greens.policy',
    'parties.scientists.policy',
    'parties.kelvinists.policy',
    'parties.unity.policy',
    'parties.reds.policy',
    'open-questions.reds-cannot-pay',
    'open-questions.reds-in-crisis',
    'global-events.current',
  ],
  requirement: [
    'cards.text',
    'cards.party-requirement',
    'committee.leader-counts',
    'committee.delegate',
    'committee.first-leader',
    'committee.replace-leader',
  ],
} as const satisfies Readonly<Record<string, readonly RuleId[]>>;

/** A procedure of Turmoil that the engine runs and an example shows. */
export type ProcedureId = keyof typeof citedBy;

/** The id of a rule of Turmoil that the engine names. */
export type TurmoilRule = (typeof citedBy)[ProcedureId][number];

/** Every rule that the engine names, once. */
export const CITED_RULES: readonly TurmoilRule[] = [...new Set(Object.values(citedBy).flat())];
