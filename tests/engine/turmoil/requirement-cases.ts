/** Tables before a player who wants to play a card, written by hand from the rules. */
import type { Party, RequirementInput } from '../../../src/engine/turmoil/index.ts';

/** `greens<reds` is a card that asks for the Greens while the Reds rule; then the leader, the player's delegates, and the others'. */
export type RequirementSketch = readonly [card: string, leader: RequirementInput['leader'], own: number, others: number];

/** Reads a sketch. */
export function asked([card, leader, own, others]: RequirementSketch): RequirementInput {
  const [required, ruling] = card.split('<') as [Party, Party];
  return { required, ruling, leader, own, others };
}

export const REQUIREMENTS_MET: readonly (readonly [shows: string, sketch: RequirementSketch, count: number, ways: readonly string[]])[] = [
  ['cards.party-requirement: the party rules, without a delegate', ['greens<greens', 'none', 0, 0], 0, ['ruling']],
  ['cards.party-requirement: the party rules, one delegate adds nothing', ['greens<greens', 'other', 1, 2], 1, ['ruling']],
  ['cards.party-requirement: 2 delegates in the area', ['unity<reds', 'other', 2, 1], 2, ['delegates']],
  ['cards.party-requirement: more than 2', ['unity<reds', 'own', 5, 0], 6, ['delegates']],
  ['committee.leader-counts: the leader and 1 delegate', ['scientists<greens', 'own', 1, 1], 2, ['delegates']],
  ['cards.party-requirement: both ways', ['reds<reds', 'own', 1, 0], 2, ['ruling', 'delegates']],
  ['committee.delegate: all 7 delegates', ['reds<greens', 'own', 6, 0], 7, ['delegates']],
  ['committee.delegate: all 7 in the area, another leads', ['reds<greens', 'other', 7, 6], 7, ['delegates']],
  ['committee.delegate: all that the others have', ['reds<greens', 'other', 2, 41], 2, ['delegates']],
  ['committee.replace-leader: a tie with the leader', ['reds<greens', 'other', 3, 2], 3, ['delegates']],
  ['committee.replace-leader: 10 delegates of five owners do not outnumber 2', ['reds<greens', 'own', 1, 10], 2, ['delegates']],
];

export const REQUIREMENTS_REFUSED: readonly (readonly [shows: string, sketch: RequirementSketch, problem: unknown])[] = [
  [
    'cards.party-requirement: neither way',
    ['greens<reds', 'none', 0, 0],
    { code: 'requirement-not-met', rule: 'cards.party-requirement', required: 'greens', ruling: 'reds', count: 0, due: 2 },
  ],
  [
    'cards.party-requirement: a lone leader is 1 delegate',
    ['kelvinists<reds', 'own', 0, 1],
    { code: 'requirement-not-met', rule: 'cards.party-requirement', required: 'kelvinists', ruling: 'reds', count: 1, due: 2 },
  ],
  [
    'cards.party-requirement: delegates of others do not count',
    ['unity<reds', 'other', 1, 5],
    { code: 'requirement-not-met', rule: 'cards.party-requirement', required: 'unity', ruling: 'reds', count: 1, due: 2 },
  ],
  ['half a delegate', ['greens<reds', 'own', 0.5, 0], { code: 'not-countable', rule: 'cards.party-requirement', field: 'own', value: 0.5 }],
  ['less than none', ['greens<reds', 'own', 0, -1], { code: 'not-countable', rule: 'cards.party-requirement', field: 'others', value: -1 }],
  [
    'committee.delegate: 8 delegates of one colour',
    ['greens<reds', 'own', 7, 0],
    { code: 'too-many-delegates', rule: 'committee.delegate', of: 'own', count: 8, max: 7 },
  ],
  [
    'committee.delegate: more than all the others have, 4 times 7 and 14',
    ['greens<reds', 'other', 0, 42],
    { code: 'too-many-delegates', rule: 'committee.delegate', of: 'others', count: 43, max: 42 },
  ],
  [
    'committee.first-leader: delegates without a leader',
    ['greens<reds', 'none', 1, 0],
    { code: 'leader-missing', rule: 'committee.first-leader', party: 'greens' },
  ],
  [
    'committee.first-leader: delegates of others without a leader',
    ['greens<reds', 'none', 0, 1],
    { code: 'leader-missing', rule: 'committee.first-leader', party: 'greens' },
  ],
  [
    'committee.replace-leader: all that the others have outnumber every leader',
    ['greens<greens', 'own', 6, 42],
    { code: 'leader-outnumbered', rule: 'committee.replace-leader', leader: 'own', has: 9, leads: 7 },
  ],
  [
    'committee.replace-leader: 3 delegates behind a leader with 1 of 2',
    ['greens<greens', 'other', 3, 1],
    { code: 'leader-outnumbered', rule: 'committee.replace-leader', leader: 'other', has: 3, leads: 2 },
  ],
  [
    'committee.replace-leader: 6 delegates of five owners outnumber a lone leader',
    ['greens<greens', 'own', 0, 6],
    { code: 'leader-outnumbered', rule: 'committee.replace-leader', leader: 'own', has: 2, leads: 1 },
  ],
];
