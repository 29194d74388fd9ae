import type { RuleId } from '../../core/outcome.ts';

/**
 * The rules that each procedure names, in a step or in a problem. The site has a text for each of these ids, and the tests
 * show each rule at work there.
 */
export const citedBy = {
  setup: [
    'components.list',
    'setup.union-token',
    'setup.union-tiles',
    'setup.markers-and-seals',
    'setup.contract-deck',
    'unions.grant',
    'assistance.use',
    'automa.cards',
    'automa.place',
  ],
  'union-actions': [
    'rounds.new-contracts',
    'unions.two-actions',
    'unions.grant',
    'unions.token-is-leader',
    'unions.commit',
    'unions.slot-closed',
    'contracts.advance',
    'contracts.complete',
    'contracts.reward-a',
    'contracts.reward-b',
    'scoring.completed',
    'assistance.use',
    'assistance.trade-union',
    'assistance.trade-union-automa',
    'automa.place',
    'open-questions.slots-per-tile',
    'open-questions.place-and-commit',
    'open-questions.seal-after-reward',
    'open-questions.seals-run-out',
    'open-questions.track-end',
    'open-questions.grant-meets-contract',
  ],
  'contract-life': [
    'unions.commit',
    'unions.slot-closed',
    'contracts.advance',
    'contracts.complete',
    'contracts.reward-a',
    'contracts.reward-b',
    'contracts.only-after-taking',
    'scoring.completed',
    'automa.place',
    'open-questions.seal-after-reward',
    'open-questions.track-end',
  ],
  automa: [
    'rounds.new-contracts',
    'unions.two-actions',
    'unions.slot-closed',
    'assistance.trade-union-automa',
    'automa.cards',
    'automa.place',
    'automa.commit',
    'automa.production',
    'automa.cannot-commit',
    'automa.cannot-afford',
    'open-questions.track-end',
  ],
  'new-contracts': ['rounds.new-contracts', 'unions.two-actions', 'scoring.completed'],
  round: [
    'components.list',
    'setup.union-token',
    'setup.union-tiles',
    'setup.markers-and-seals',
    'setup.contract-deck',
    'rounds.new-contracts',
    'unions.two-actions',
    'unions.grant',
    'unions.token-is-leader',
    'unions.commit',
    'unions.slot-closed',
    'contracts.advance',
    'contracts.complete',
    'contracts.reward-a',
    'contracts.reward-b',
    'scoring.completed',
    'assistance.trade-union',
    'automa.cards',
    'automa.place',
    'automa.commit',
    'automa.production',
    'open-questions.slots-per-tile',
    'open-questions.tokens-return',
  ],
  scoring: [
    'setup.markers-and-seals',
    'rounds.new-contracts',
    'unions.two-actions',
    'contracts.reward-a',
    'scoring.completed',
    'scoring.uncompleted',
    'automa.commit',
  ],
} as const satisfies Readonly<Record<string, readonly RuleId[]>>;

/** A procedure of Mars Contracts that the engine runs. */
export type ProcedureId = keyof typeof citedBy;

/** The id of a rule of Mars Contracts that the engine names. */
export type MarsContractsRule = (typeof citedBy)[ProcedureId][number];

/** Every rule that the engine names, once. */
export const CITED_RULES: readonly MarsContractsRule[] = [...new Set(Object.values(citedBy).flat())];
