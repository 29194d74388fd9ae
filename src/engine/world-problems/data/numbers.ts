/**
 * The numbers of the rules that the engine reads, or that follow from what it does, each written here once; the text shows them with
 * `<Num of="alliance.join-cost"/>`. The comment names the rule that states the number.
 */
export const numbers = {
  /** setup.resources, setup.spare-goals, bank.three-players: the table that has rules of its own */
  'players.few': 3,
  /** setup.spare-goals: from this many players on, as many as this many */
  'spare-goals.most': 5,
  /** setup.goals, alliances.ranking-lost: of each country */
  'goals.each': 2,
  /** setup.technology: of each country */
  'technologies.each': 1,
  /** setup.resources: of each resource, for each country */
  'resources.each': 1,
  /** setup.resources: of each base resource, for each country at the table of players.few */
  'resources.few-players': 2,
  /** round.problem-queue: before a problem is due; as many as there are phases for them */
  'action-rounds.each': 2,
  /** actions.each-once, goals.swap: of each action, in an action round */
  'actions.each': 1,
  /**
   * funds.shortfall, round.end: in the whole game. An additional round is the penalty round of the rules and of the code (`penalties`,
   * `penalty-called`): the id of this number follows the term `additional-round` of the glossary, whose id is permanent.
   */
  'additional-rounds.most': 3,
  /** funds.leader-reputation: for each item of a problem */
  'leader.reputation': 1,
  /** technologies.random: reputation … */
  'technology.random-cost': 5,
  /** … and resources for every other country */
  'technology.gift': 1,
  /** technologies.chosen: reputation */
  'technology.chosen-cost': 8,
  /** bank.rate: resources given … */
  'bank.gives': 1,
  /** … for this many base resources */
  'bank.takes': 2,
  /** bank.three-players: exchanges per turn at the table of players.few */
  'bank.few-players': 2,
  /** alliances.minimum: with fewer players there are none */
  'alliance.players': 6,
  /** alliances.join-cost: reputation from each participant */
  'alliance.join-cost': 3,
  /** alliances.size: per cent of all players, at most */
  'alliance.share': 50,
  /** alliances.leave: reputation for the initiator */
  'breakup.reputation': 5,
  /** radicals.pay: reputation from every country and alliance */
  'radicals.cost': 1,
  /** karma.move: spaces for each problem solved */
  'karma.steps': 1,
} as const satisfies Record<string, number>;

/** The numbers of the rules that only the text shows. */
export const printedNumbers = {
  /** setup.spare-goals */
  'players.four': 4,
  /** alliances.ranking-lost, alliances.ranking-equal: goals.each of two members, the fewest that an alliance has */
  'alliance.goals': 4,
} as const satisfies Record<string, number>;
