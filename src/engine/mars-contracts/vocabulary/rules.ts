import type { RuleId } from '../../core/outcome.ts';

/**
 * The rules that each procedure names, in a step or in a problem. The site has a text for each of these ids, and the tests
 * show each rule at work there.
 */
export const citedBy = {
  round: [
    'components.list',
    'setup.union-token',
    'setup.union-tiles',
    'setup.markers-and-seals',
    'setup.contract-deck',
    'rounds.new-contracts',
    'unions.two-actions',
    'unions.grant',
    'unions.commit',
    'unions.slot-closed',
    'contracts.advance',
    'contracts.complete',
    'contracts.reward-a',
    'contracts.reward-b',
    'scoring.completed',
    'assistance.trade-union',
    'automa.cards',
    'automa.commit',
    'automa.production',
    'open-questions.slots-per-tile',
  ],
  scoring: ['scoring.completed', 'scoring.uncompleted', 'unions.two-actions', 'rounds.new-contracts'],
} as const satisfies Readonly<Record<string, readonly RuleId[]>>;

/** A procedure of Mars Contracts that the engine runs. */
export type ProcedureId = keyof typeof citedBy;

/** The id of a rule of Mars Contracts that the engine names. */
export type MarsContractsRule = (typeof citedBy)[ProcedureId][number];

/** Every rule that the engine names, once. */
export const CITED_RULES: readonly MarsContractsRule[] = [...new Set(Object.values(citedBy).flat())];
