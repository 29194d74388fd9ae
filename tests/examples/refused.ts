/* What each example refuses, and the buttons that lead out of it. A unit test compares it with the code and takes each way, a browser presses buttons. */
import { RESOURCES, sketched, write, type EventId, type Party } from '../../src/engine/turmoil/index.ts';
import { EXAMPLES } from '../../src/examples/all.ts';

/** A refused input as an address has it, the code of its problem, and its ways out. There is none where only the reader can know what is meant. */
export type Refused = readonly [s: string, problem: string, fixes: readonly string[]];

const own = (input: string): string => `1.i.${input}.default.1`;

/** Three players before an event that leaves green a decision. */
const undecided = (current: EventId, counts: Readonly<Record<string, number>> = {}): string =>
  own(
    write(
      sketched({
        players: { red: {}, green: { counts }, blue: {} },
        parties: { unity: 'ggg', reds: 'r' },
        dominant: 'unity',
        lobby: [],
        events: { distant: null, coming: null, current },
      }),
    ),
  );

/** A card that removes a red delegate from the Reds, where there is none. */
const removing = (parties: Partial<Record<Party, string>>): string =>
  own(`${write(sketched({ players: { red: {}, green: {} }, parties, dominant: 'kelvinists', lobby: [] }))}*rrx*rx`);

/** Inputs of the reader's own: every problem that a preset does not show. */
export const OWN: Readonly<Record<string, readonly Refused[]>> = {
  crisis: [
    [own(write(sketched({ players: { red: {}, green: {} } }))), 'no-leader-to-seat', ['add-neutral']],
    [undecided('dry-deserts'), 'decision-needed', RESOURCES.map((resource) => `choose-${resource}`)],
    [undecided('corrosive-rain', { 'cards-with-two-floaters': 1 }), 'decision-needed', ['choose-floaters', 'choose-megacredits']],
  ],
  policies: [
    [own('greens_action_no_abc_20_0_0_0_0_0'), 'not-countable', []],
    [own('greens_action_no_2000_20_0_0_0_0_0'), 'not-countable', ['enter']],
    [own('greens_action_no_9_20_0_0_0_0_greenery*1~1a~5'), 'not-countable', ['enter', 'leave-out']],
    [own('reds_action_no_9_20_0_0_0_0_raise*0'), 'nothing-at-all', ['enter', 'leave-out']],
    [own('greens_action_no_20_20_0_0_0_0_kelvinists*0'), 'policy-not-ruling', ['let-rule', 'leave-out']],
    [own('unity_crisis_no_20_20_0_4_0_0_titanium*3'), 'wrong-phase', ['action-phase', 'leave-out']],
    [own('greens_crisis_no_20_20_0_0_0_0_greenery*1'), 'no-tr-in-crisis', ['without-tr', 'leave-out']],
    [own('kelvinists_action_no_5_20_0_0_0_0_kelvinists*0'), 'not-enough-megacredits', ['leave-out']],
    [own('unity_action_no_20_20_0_2_0_0_titanium*3'), 'not-enough-titanium', ['spend', 'leave-out']],
  ],
  lobbying: [
    [removing({ kelvinists: 'nr', unity: 'gr' }), 'none-to-remove', ['remove-from-kelvinists', 'remove-from-unity']],
    [removing({ kelvinists: 'nr', unity: 'r', scientists: 'r' }), 'none-to-remove', ['leave-out']],
    [
      own(`${write(sketched({ players: { red: {} }, parties: { reds: 'rrrrrrr' }, dominant: 'reds', lobby: [] }))}*rur*rr`),
      'reserve-empty',
      ['leave-out'],
    ],
  ],
  'final-scoring': [
    [own('0_r_rgnbrg'), 'nobody-plays', ['add-players']],
    [own('0_n_------'), 'nobody-plays', []],
    [own('rg_-_rgn-r-'), 'chairman-seat-empty', ['seat-neutral']],
  ],
  requirement: [
    [own('greens_reds_own_x_1'), 'not-countable', []],
    [own('greens_reds_own_1~1a~5_1'), 'not-countable', ['enter']],
    [own('greens_reds_own_8_1'), 'too-many-delegates', ['keep']],
    [own('greens_greens_none_1_2'), 'leader-missing', ['seat-own', 'seat-other']],
    [own('greens_greens_other_4_1'), 'leader-outnumbered', ['seat-own']],
  ],
  influence: [
    [own('riots_x_cl_2'), 'not-countable', []],
    [own('riots_4_cl_-2'), 'not-countable', ['enter']],
  ],
  scoring: [
    [own('many_0011335*4*2*1_0112234*0*0*0'), 'not-countable', []],
    [own('2_0011335*4*1~1a~6*1_0112234*0*0*0'), 'not-countable', ['enter']],
    [own('2_0011335*4*2*1_*0*0*0'), 'marker-off-track', []],
  ],
  'bank-and-technology': [
    [own('4_0_-3_2_1_0_food_metal_metal_none_food_food_none_food_food_food'), 'not-countable', ['enter']],
    [own('4_1_3_2_1_0_food_metal_metal_none_food_food_none_food_food_food'), 'no-second-exchange', ['not-agreed']],
    [own('3_0_3_2_1_0_food_metal_metal_food_food_food_none_food_food_food'), 'action-taken-already', ['without', 'agreed']],
    [own('3_0_3_2_1_0_food_metal_reputation_none_food_food_none_food_food_food'), 'reputation-at-bank', ['resource']],
    [own('3_0_4_2_1_0_none_food_food_none_food_food_random_food_food_food'), 'not-enough-reputation', ['enter', 'without']],
    [own('3_0_6_2_1_0_none_food_food_none_food_food_random_food_none_food'), 'gift-missing', ['give', 'without']],
  ],
  alliances: [
    [own('6_j_r_gn_n_n_0**2*s!0*5*1*s!0*3*2*s!0*6*1*s!0*2*2*s!0*4*1*s'), 'not-countable', []],
    [own('6_j_r_gn_n_n_0*4*2*s!0*5*1*s!0*-3*2*s!0*6*1*s!0*2*2*s!0*4*1*s'), 'not-countable', ['enter']],
    [own('6_j_r_gn_n_n_0*2*2*s!0*5*1*s!0*3*2*s!0*6*1*s!0*2*2*s!0*4*1*s'), 'not-enough-reputation', ['enter']],
    [own('6_j_r_nn_n_n_0*4*2*s!0*5*1*s!0*3*2*s!0*6*1*s!0*2*2*s!0*4*1*s'), 'nobody-to-join', ['with']],
    [own('6_j_r_gn_n_n_0*4*2*s!0*5*1*s!0*3*2*s!0*6*1*s!0*2*2*s!1*4*1*s'), 'alone-in-alliance', ['without']],
    [own('6_j_r_gr_n_n_0*4*2*s!0*5*1*s!0*3*2*s!0*6*1*s!0*2*2*s!0*4*1*s'), 'same-unit', ['without']],
    [own('6_j_r_gn_n_n_1*4*2*s!1*5*1*s!1*3*2*s!0*6*1*s!0*2*2*s!0*4*1*s'), 'same-unit', ['alone', 'leave']],
    [own('6_l_r_gn_n_n_0*4*2*s!0*5*1*s!0*3*2*s!0*6*1*s!0*2*2*s!0*4*1*s'), 'not-allied', ['join']],
    [own('6_l_r_nn_n_n_1*4*2*s!1*5*1*s!1*3*3*s!2*6*1*s!2*2*2*s!2*4*1*s'), 'decision-needed', ['name']],
    [own('5_j_w_rn_n_n_0*4*2*s!0*5*1*s!0*3*2*s!0*6*1*s!0*2*2*s!0*4*1*s'), 'not-playing', ['let-play']],
  ],
  cycle: [
    [own('3_1_0__1_2_32_n_1_a20!a10!b00!a00!a00!a00'), 'not-countable', []],
    [own('3_1_0_-1_1_2_32_n_1_a20!a10!b00!a00!a00!a00'), 'not-countable', ['enter']],
    [own('3_1_0_0_1~1a~5_2_32_n_1_a20!a10!b00!a00!a00!a00'), 'not-countable', ['enter']],
    [own('6_1_0_0_1_2_32_n_1_a20!a10!b00!a00!a00!b30'), 'not-enough-resources', ['less', 'more']],
    // A country with food and reputation of its own.
    [own('3_1_0_0_1_2_32_n_1_a20!a10!b00!a00!a00!a00_~*~*x*~*~*~'), 'not-countable', []],
    [own('3_1_0_0_3_2_32_n_1_a20!a10!b00!a00!a00!a00_~*~*~*~*~*~_0-----'), 'not-enough-resources', ['less', 'more']],
    [own('3_1_0_0_0_2_32_n_1_a20!a01!b00!a00!a00!a00'), 'not-enough-reputation', ['not-pay', 'enter']],
  ],
  compensation: [
    [own('310_n_gnn_x*1!2*1!5*1!3*1'), 'not-countable', []],
    [own('310_n_gnn_-4*1!2*1!5*1!3*1'), 'not-countable', ['enter']],
    [own('310_n_ggn_4*1!2*1!5*1!3*1'), 'unit-twice', ['without']],
    [own('310_n_ngn_4*1!2*1!5*1!3*1'), 'contest-without-claim', ['claim', 'without']],
  ],
  'karma-and-radicals': [
    [own('ann_0_1*-1*2*-2*1*0_1_-2_all*s*1!0*s*0!2*l*1'), 'not-countable', []],
    [own('ann_0_1*-1*2*-2*1*0_1_-2_-3*s*0!0*s*0!2*l*0'), 'not-countable', ['enter']],
    [own('bna_0_1*-1*2*-2*1*2_0_-1_3*s*1!1*s*1!2*l*1'), 'problem-skipped', ['solve-a', 'solve-b', 'not-solved']],
  ],
  ranking: [
    [own('0_0*-4*1*0!0*6*1*0!0*9*0*0!none*0*0*0!none*0*0*0!none*0*0*0'), 'not-countable', ['enter']],
    [own('0_0*4*1*0!0*6*1*0!0*9*many*0!none*0*0*0!none*0*0*0!none*0*0*0'), 'goals-not-counted', []],
    [own('0_0*4*1*0!0*6*1*0!none*0*0*0!none*0*0*0!none*0*0*0!none*0*0*0'), 'too-few-players', ['let-play']],
  ],
  'contracts-setup': [
    [own('3_n_c_n_5254'), 'unions-out-of-order', ['shuffle']],
    [own('3_n_c_n_52'), 'pile-too-small', ['shuffle']],
  ],
  'new-contracts': [[own('2_1100_16_over'), 'out-of-order', []]],
  'contract-life': [
    [own('2_4_2_7_a_n_0011335'), 'marker-off-track', ['move-marker']],
    [own('2_4_2_1_a_n_'), 'marker-off-track', []],
  ],
  'union-actions': [
    [own('grant_union_1_yellow_empty_launch_n'), 'slot-taken', ['other-slot']],
    [own('grant_union_1_yellow_closed_launch_n'), 'slot-taken', ['empty-slot']],
    [own('grant_union_1_empty_white_launch_n'), 'token-missing', ['use-leader', 'leader-stands']],
    [own('commit_union_1_empty_white_launch_n'), 'nothing-to-commit', ['other-slot']],
  ],
  setup: [[own('0_riots_pandemic'), 'no-players', ['add-player']]],
  temperature: [
    [own('snow-cover_warm_4_0'), 'off-the-scale', []],
    [own('snow-cover_40_4_0'), 'off-the-scale', ['enter8']],
    [own('snow-cover_4_12_0'), 'off-the-scale', ['enter']],
  ],
  'event-track': [
    [own('riots_crisis_x_11_0'), 'no-such-generation', []],
    [own('riots_crisis_1_99_0'), 'no-such-reserve', ['enter']],
  ],
};

/** The ways out of each refused preset. */
export const PRESETS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  crisis: { refused: ['move-marker'] },
  'event-track': { refused: ['enter'] },
  'final-scoring': { refused: ['add-players'] },
  influence: { 'too-many': ['keep'] },
  lobbying: { 'empty-lobby': ['from-reserve'], 'too-few-megacredits': ['from-lobby'], 'impossible-board': ['move-marker'] },
  policies: { scientists: ['leave-out'], 'reds-cannot-pay': ['leave-out'] },
  'bank-and-technology': { 'no-gift': ['enter'], 'with-reputation': ['resource'] },
  'karma-and-radicals': { 'cannot-pay': ['not-pay', 'enter'] },
  'problems-setup': { two: ['enter'] },
  alliances: { 'too-large': ['without'], 'too-few': ['let-play'] },
  funds: { 'too-much': ['less', 'more'] },
  cycle: { 'too-many': ['enter'] },
  compensation: { 'too-high': ['without', 'enter'] },
  ranking: { 'too-large': ['leave'], 'too-few': ['let-play', 'part'] },
  requirement: { 'lone-leader': ['send-more', 'let-rule'], others: ['send-more', 'let-rule'] },
  scoring: { 'off-track': ['move-marker'], 'too-many': ['fewer'] },
  'contracts-setup': { 'four-and-automa': ['without-automa', 'three-players'] },
  'new-contracts': { 'mid-round': ['next-round'] },
  'contract-life': { 'too-early': ['take-first'], 'no-reward': ['reward-a', 'reward-b'] },
  'union-actions': {
    elsewhere: ['use-leader', 'at-union'],
    'closed-slot': ['other-slot'],
    'nothing-there': ['place-first-there'],
    'one-turn': ['next-turn'],
  },
  automa: { full: ['free-slot'] },
  setup: { refused: ['other-coming', 'other-distant'] },
  'solar-phase': { decision: ['temperature', 'oxygen', 'venus'], refused: ['temperature', 'oxygen', 'venus'] },
  temperature: { refused: ['enter-6', 'enter-4'] },
};

/** All that an example refuses: its refused presets, then inputs of the reader's own. */
export const refusedIn = (id: string): readonly Refused[] => [
  ...Object.entries(EXAMPLES[id]!.refused).map(([preset, problem]): Refused => [`1.p.${preset}.default.1`, problem, PRESETS[id]?.[preset] ?? []]),
  ...(OWN[id] ?? []),
];
