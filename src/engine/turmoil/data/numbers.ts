/**
 * The numbers of the rules that the engine reads, and those of examples that follow from them, each written here once; the text shows
 * them with `<Num of="lobbying.cost"/>`. The comment names the rule that states the number.
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
  /** parties.*.bonus: M€ per tag or step of production */
  'bonus.megacredits-each': 1,
  /** parties.reds.bonus */
  'reds.bonus-tr': 1,
  /** parties.reds.bonus: the highest TR that still gains it in a solo game */
  'reds.solo-most-tr': 20,
  /** introduction.global-events, global-events.distant: generations from the one that reveals an event to the one that resolves it */
  'events.ahead': 3,
  /** global-events.distant: the same, but only generations that lie fully between */
  'events.between': 2,
  /** introduction.parties, setup.policy-tiles: each party has one policy tile */
  'parties.all': 6,
  /** setup.player-delegates: delegates.each without the one in the lobby */
  'delegates.in-reserve': 6,
  /** setup.neutral-delegates: delegates.neutral without the chairman */
  'delegates.neutral-reserve': 13,
  /** parties.mars-first.policy: steel for a tile */
  'mars-first.steel': 1,
  /** parties.scientists.policy: M€ … */
  'scientists.cost': 10,
  /** … for this many cards */
  'scientists.cards': 3,
  /** parties.unity.policy: M€ by which titanium is worth more */
  'unity.titanium': 1,
  /** parties.kelvinists.policy: M€ … */
  'kelvinists.cost': 10,
  /** … for this many steps of heat production and as many of energy production */
  'kelvinists.steps': 1,
  /** parties.reds.policy: M€ for each step of TR, and the least that a player must have */
  'reds.cost': 3,
  /** parties.greens.policy: M€ for a greenery tile */
  'greens.megacredits': 4,
  /** cards.party-requirement: delegates in a party that does not rule */
  'cards.party-delegates': 2,
  /** solar-phase.world-government: steps of one global parameter */
  'world-government.steps': 1,
  /** solar-phase.colonies: steps of each colony's marker */
  'colonies.steps': 1,
  /** end.scoring: for each party leader */
  'leader.vp': 1,
} as const satisfies Record<string, number>;

/** The numbers of the rules that only the text shows. They stand apart, so that the code which readers load does not carry them. */
export const printedNumbers = {
  /** components.list */
  'components.projects': 16,
  /** components.list */
  'components.corporations': 5,
  /** components.list */
  'components.references': 2,
  /** components.list */
  'components.events': 31,
  /** components.list: delegates.each of players.most colours */
  'components.delegates': 35,
  /** setup.distant-event: delegates.neutral-reserve without those that the first two event cards bring into parties */
  'delegates.neutral-at-start': 11,
  /** setup.terraformer: TR for the milestone */
  'terraformer.tr': 26,
  /** solo.goal: TR to reach in a game that is not played against the clock */
  'solo.goal-tr': 63,
} as const satisfies Record<string, number>;

/** The TR of each player at the start of a game with several players: a number of the base game, which no rule of the expansion says. */
export const START_TR = 20;
