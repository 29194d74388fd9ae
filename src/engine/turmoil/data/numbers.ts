/**
 * The numbers of the rules, each written here once: the engine reads them, and the text shows them with
 * `<Num of="lobbying.cost"/>`. The comment names the rule that states the number.
 */
export const numbers = {
  /** committee.lobbying: M€ for a delegate from the reserve. */
  'lobbying.cost': 5,
  /** setup.player-delegates */
  'delegates.each': 7,
  /** components.list: there are delegates of this many colours */
  'players.most': 5,
  /** setup.neutral-delegates */
  'delegates.neutral': 14,
  /** committee.chairman, crisis.new-government.chairman */
  'chairman.tr': 1,
  /** committee.chairman, end.scoring */
  'chairman.vp': 1,
  /** committee.lobby-start, crisis.new-government.lobby */
  'lobby.size': 1,
  /** crisis.tr-revision */
  'tr-revision.loss': 1,
  /** influence.max-five */
  'influence.cap': 5,
  /** influence.sources: from each source */
  'influence.each': 1,
  /** influence.sources */
  'influence.most': 3,
  /** influence.example-generous-funding: TR above this count … */
  'generous-funding.above': 15,
  /** … in whole sets of this many */
  'generous-funding.set': 5,
  /** parties.*.bonus: M€ per tag or step of production */
  'bonus.megacredits-each': 1,
  /** parties.reds.bonus */
  'reds.bonus-tr': 1,
  /** parties.reds.bonus: the highest TR that still gains it in a solo game */
  'reds.solo-most-tr': 20,
} as const satisfies Record<string, number>;

export type NumberId = keyof typeof numbers;
