import type { Needs } from '../../pictures/types.ts';
import { CONTRACT_PARTS, type ContractPart } from '../card.tsx';
import { TILE_PARTS, type TilePart } from '../tile.tsx';

/** The rule to which the legend links each part of a union tile. */
export const tileRules: Readonly<Record<TilePart, string>> = {
  'union-number': 'setup.union-tiles',
  'main-grant': 'unions.grant',
  'additional-grant': 'unions.commit',
  'corporation-seal': 'setup.markers-and-seals',
  'progress-track': 'scoring.completed',
};

/** The rules to which the legend links each part of a contract card. The rewards have two. */
export const contractRules: Readonly<Record<ContractPart, readonly [rule: string] | readonly [rule: string, also: string]>> = {
  'contract-level': ['contracts.advance'],
  requirement: ['contracts.only-after-taking'],
  'completion-bonus': ['contracts.complete'],
  reward: ['contracts.reward-a', 'contracts.reward-b'],
};

/** The rules about the two actions of a union. */
export const unionRules = ['unions.grant', 'unions.commit'] as const;

/** What each picture needs of the game. */
export const needs = {
  'union-tile': { rules: Object.values(tileRules), names: [...TILE_PARTS, 'union-tile'] },
  'contract-card': { rules: Object.values(contractRules).flat(), names: [...CONTRACT_PARTS, 'contract-card'] },
  'union-actions': {
    rules: unionRules,
    names: ['action-slot', 'repeat-action-slot', 'main-grant', 'additional-grant', 'contract-card', 'corporation-seal'],
  },
} satisfies Readonly<Record<string, Needs>>;
