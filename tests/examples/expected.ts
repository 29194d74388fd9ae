/* What the tests of all examples must be told of each: what no rule for all of them holds for. A new example gets its entry here. */

interface Expected {
  /** Texts that its codec does not decode: parts are missing, too many or unknown. The empty text is one for all. */
  readonly undecodable: readonly string[];
  /** Steps that mark nothing: a card that comes or goes shows by itself, or the words name no place. A step of any other type marks its place. */
  readonly unmarked?: readonly string[];
  /** Steps after which its picture is the same: their words say that nothing happens, or what is counted next. */
  readonly toldInWords?: readonly string[];
  /** Steps that no preset shows: only a reader's own input comes to them. */
  readonly ownOnly?: readonly string[];
  /** Refused presets with several steps that open at the first one: the refusal is about what it shows. */
  readonly atFirst?: readonly string[];
  /** Refused presets that open later: the step, counted by hand. */
  readonly opensAt?: Readonly<Record<string, number>>;
}

/** By the id of the example. */
export const EXPECTED: Readonly<Record<string, Expected>> = {
  crisis: {
    undecodable: ['!', 'r20'],
    unmarked: ['no-current-event', 'policy-changed', 'card-moved', 'ocean-changed', 'temperature-changed'],
    toldInWords: ['policy-changed', 'ocean-changed'],
  },
  'event-track': {
    undecodable: ['riots_crisis_1_11', 'riots_current_1_11_0', 'reds_crisis_1_11_0', 'riots_crisis_1_11_2'],
    unmarked: ['delegate-came', 'card-resolved', 'generations-counted', 'nothing-to-resolve', 'none-came', 'deck-empty'],
    toldInWords: ['deck-empty'],
  },
  'final-scoring': {
    undecodable: ['rgb_r_rgnbr', 'rgb_r_rgnbrgg', 'gr_r_------', '_r_------', 'rg__------', 'rg_x_------', 'rg_r_------_r'],
  },
  influence: { undecodable: ['riots_7_cl', 'election_7_cl_3', 'riots_7_lc_3', 'riots_7_x_3'] },
  lobbying: {
    undecodable: ['*rl', '*rul*rl'],
    opensAt: { 'empty-lobby': 4, 'too-few-megacredits': 5 },
  },
  policies: {
    undecodable: [
      'reds_action_no_5_20_0_0_0_0',
      'whites_action_no_5_20_0_0_0_0_0',
      'reds_noon_no_5_20_0_0_0_0_0',
      'reds_action_no_5_20_0_0_0_0_wait*1',
    ],
    unmarked: ['tile-untouched'],
  },
  requirement: {
    undecodable: ['greens_reds_own_1', 'greens_whites_own_1_3', 'greens_reds_red_1_3', 'greens_reds_own_1_3_0'],
    atFirst: ['lone-leader', 'others'],
  },
  scoring: { undecodable: ['2', '2_0*0*0', '2_0*0*0*0_-', '2_0*0*0_0*0*0*0', '2_0*0*0*0_0*0*0*0_'] },
  'contracts-setup': {
    undecodable: ['3', '5_n_c_n_526143', '3_x_c_n_526143', '3_n_c_n_526143_'],
    unmarked: ['assistance-added'],
  },
  'new-contracts': {
    undecodable: ['3', '5_0000_24_contracts', '3_0300_24_contracts', '3_0000_33_contracts', '3_0000_24_mining'],
    unmarked: ['phase-begun'],
  },
  'contract-life': {
    undecodable: ['2', '0_4_2_1_a_n_0011335', '2_4_2_1_c_n_0011335', '2_4_2_1_a_x_0011335'],
    opensAt: { 'no-reward': 5 },
  },
  'union-actions': {
    undecodable: ['grant', 'grant_union_3_empty_yellow_launch_n', 'grant_union_1_empty_red_launch_n'],
    ownOnly: ['leader-sent'],
    atFirst: ['one-turn'],
  },
  automa: { undecodable: ['empty', 'white_empty_credits_0_y_n_n', 'empty_empty_credits_4_y_n_n', 'empty_empty_credits_0_y_n_x'] },
  setup: {
    undecodable: ['rgb_riots', 'gr_riots_pandemic', 'rgb_riots_reds', 'rgb_riots_pandemic_0'],
    unmarked: ['marker-stays', 'current-left-empty', 'no-bonus'],
    toldInWords: ['current-left-empty'],
  },
  'solar-phase': {
    undecodable: ['mmm_0_none', 'mmmm__none', 'mmmm_cv_none', 'mmmm_0_mars', 'mmmm_0_none_0', 'mxmm_0_none'],
    unmarked: [
      'phase-begun',
      'end-checked',
      'parameter-raised',
      'colonies-produced',
      'crisis-begun',
      'step-skipped',
      'end-put-off',
      'last-greenery',
      'rest-skipped',
      'scoring-begun',
    ],
    toldInWords: ['phase-begun', 'last-greenery', 'scoring-begun', 'end-put-off'],
  },
  temperature: {
    undecodable: ['riots_0_0_0', 'snow-cover_2_5', 'snow-cover_2_5_2', 'snow-cover_2_5_0_0'],
    unmarked: ['temperature-moved', 'ocean-placed', 'ocean-stayed', 'reached-again', 'bonus-missed', 'temperature-fixed', 'scale-ended'],
    toldInWords: ['temperature-fixed'],
  },
  ranking: {
    undecodable: ['0_-', '0_0*1*2*0', '2_0*4*1*3!0*6*1*3!0*9*0*1!none*0*0*0!none*0*0*0!none*0*0*0'],
    toldInWords: ['goals-counted'],
  },
  'karma-and-radicals': {
    undecodable: ['abn_0_1*-1*2*-2*1*0_0_-1_3*s*1', 'nbn_0_1*-1*2*-2*1*0_0_-1_3*s*1!1*s*1!2*l*1'],
    unmarked: ['game-over'],
    toldInWords: ['radicals-voted'],
  },
  'bank-and-technology': {
    undecodable: ['4_0_3', '5_0_3_2_1_0_food_metal_metal_none_food_food_none_food_food_food'],
    unmarked: ['action-taken'],
    toldInWords: ['action-taken'],
  },
  'problems-setup': {
    undecodable: ['3', '7_0_0', '3_2_0'],
    unmarked: ['laid-out', 'problem-shown', 'phase-begun'],
    toldInWords: ['phase-begun', 'goal-replaced'],
  },
  funds: {
    undecodable: [
      '210_012_0_3_b*011*000',
      '210_012_0_3_c*011*000!b*001*000!b*100*000!a*000*000',
      '210_012_0_7_b*011*000!b*001*000!b*100*000!a*000*000',
    ],
  },
  compensation: {
    undecodable: ['310_n_gnn_4*1!2*1!5*1', '317_n_gnn_4*1!2*1!5*1!3*1', '310_w_gnn_4*1!2*1!5*1!3*1'],
    toldInWords: ['nobody-compensated'],
  },
  alliances: {
    undecodable: ['6_j_r_gn_n_n_0*4*2*s', '7_j_r_gn_n_n_0*4*2*s!0*5*1*s!0*3*2*s!0*6*1*s!0*2*2*s!0*4*1*s'],
    unmarked: ['action-taken'],
    toldInWords: ['initiator-chosen', 'action-taken'],
  },
  cycle: {
    undecodable: [
      '3_1_0_0_1_3_42_n_1_a30!b10!a00',
      '2_1_0_0_1_3_42_n_1_a30!b10!a00!a00!a00!a00',
      '3_1_0_0_1_3_42_x_1_a30!b10!a00!a00!a00!a00',
      '3_1_0_0_1_7_42_n_1_a30!b10!a00!a00!a00!a00',
    ],
    toldInWords: ['karma-moved', 'nobody-claimed', 'phase-begun'],
    ownOnly: ['nobody-led'],
  },
};
