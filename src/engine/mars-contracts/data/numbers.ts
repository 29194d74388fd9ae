/**
 * The numbers of the rules that the engine reads, each written here once; the text shows them with `<Num of="automa.cost"/>`. The
 * comment names the rule that states the number.
 */
export const numbers = {
  /** components.list */
  'components.union-tokens': 4,
  /** components.list */
  'components.progress-markers': 4,
  /** components.list, automa.cards */
  'components.automa-cards': 2,
  /** setup.union-token: union tokens of a player */
  'tokens.each': 1,
  /** setup.markers-and-seals: the space of the progress track where a marker starts */
  'progress.start': 0,
  /** setup.markers-and-seals: seals on a union tile */
  'seals.each': 7,
  /** rounds.new-contracts: cards for each union tile in a round */
  'contracts.drawn': 2,
  /** unions.commit: seals gained */
  'commitment.seals': 1,
  /** unions.commit: the level on which the seal starts */
  'contracts.first-level': 0,
  /** contracts.complete: steps of the progress marker, the completion bonus */
  'completion.steps': 1,
  /** scoring.uncompleted: VP lost for each contract */
  'uncompleted.vp': 2,
  /** assistance.trade-union: how many times the main grant is gained; assistance.trade-union-automa: the additional grant */
  'trade-union.grants': 2,
  /** assistance.trade-union: steps of the progress marker at each placement */
  'trade-union.steps': 2,
  /** automa.commit, automa.cannot-afford: credits spent */
  'automa.cost': 2,
  /** automa.commit */
  'automa.vp': 2,
  /** automa.commit: steps of the progress marker */
  'automa.steps': 1,
} as const satisfies Record<string, number>;

/** The numbers of the rules that the engine does not read: the text shows them, and examples that name them. */
export const printedNumbers = {
  /** components.list */
  'components.union-tiles': 6,
  /** components.list: seals.each of colours.all colours */
  'components.seals': 28,
  /** components.list */
  'components.assistance-tokens': 1,
  /** components.list */
  'components.contracts': 32,
  /** components.list: there are union tokens and seals of this many colours */
  'colours.all': 4,
  /** setup.markers-and-seals: progress markers on a union tile */
  'markers.each': 1,
  /** unions.two-actions: locations on a union tile */
  'unions.locations': 1,
  /** unions.two-actions: new actions at a location of a union */
  'unions.actions': 2,
  /** assistance.use: assistance tokens in play */
  'assistance.chosen': 4,
} as const satisfies Record<string, number>;
