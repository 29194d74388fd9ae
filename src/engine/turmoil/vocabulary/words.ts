/** The six parties, clockwise round the committee board; after the last comes the first. Rule committee.dominance-tie. */
export const PARTIES = ['mars-first', 'kelvinists', 'reds', 'greens', 'unity', 'scientists'] as const;
/** A party of the committee. */
export type Party = (typeof PARTIES)[number];

/** Tells whether a value is the id of a party. */
export const isParty = (value: unknown): value is Party => PARTIES.includes(value as Party);

/** The colours of players. */
export const COLOURS = ['red', 'green', 'blue', 'yellow', 'black'] as const;
/** The colour of a player. */
export type Colour = (typeof COLOURS)[number];

/** Tells whether a value is the colour of a player. */
export const isColour = (value: unknown): value is Colour => COLOURS.includes(value as Colour);

/** Whose delegate it is. Neutral delegates count as one more player. Rule committee.neutral. */
export const OWNERS = [...COLOURS, 'neutral'] as const;
/** The owner of a delegate: a colour, or neutral. */
export type Owner = (typeof OWNERS)[number];

/** Tells whether a value is the owner of a delegate: a colour, or neutral. */
export const isOwner = (value: unknown): value is Owner => OWNERS.includes(value as Owner);

/** The tags that ruling bonuses and global events count. */
export const TAGS = ['building', 'science', 'space', 'venus', 'earth', 'jovian', 'plant', 'microbe', 'animal', 'power'] as const;
/** A tag that can be counted. */
export type Tag = (typeof TAGS)[number];

/** Tells whether a value is a tag. */
export const isTag = (value: unknown): value is Tag => TAGS.includes(value as Tag);

/** The six standard resources; each has a stock and a production. */
export const RESOURCES = ['megacredits', 'steel', 'titanium', 'plants', 'energy', 'heat'] as const;
/** A standard resource. */
export type Resource = (typeof RESOURCES)[number];

/** Tells whether a value is a standard resource. */
export const isResource = (value: unknown): value is Resource => RESOURCES.includes(value as Resource);

/** What else of a player's a global event may count: tiles, colonies, cards. */
export const COUNTED = [
  'cities',
  'colonies',
  'tiles-next-to-ocean',
  'cards-in-hand',
  'blue-cards',
  'events-played',
  'different-tags',
  'cards-with-resources',
  'floater-cards',
  'cards-with-two-floaters',
] as const;
/** Something that is counted for a player and is no resource. */
export type Counted = (typeof COUNTED)[number];

/** Tells whether a value is one of the other things that global events count. */
export const isCounted = (value: unknown): value is Counted => COUNTED.includes(value as Counted);

/** The global parameters; the last belongs to Venus Next and has no say in the end of the game. */
export const GLOBAL_PARAMETERS = ['temperature', 'oxygen', 'oceans', 'venus'] as const;
/** A global parameter. */
export type GlobalParameter = (typeof GLOBAL_PARAMETERS)[number];

/** Tells whether a value is a global parameter. */
export const isGlobalParameter = (value: unknown): value is GlobalParameter => GLOBAL_PARAMETERS.includes(value as GlobalParameter);

/** How far a parameter is from its goal: more than one step, one step, there. */
export const DISTANCES = ['more', 'one', 'goal'] as const;
/** How far a parameter is from its goal. */
export type Distance = (typeof DISTANCES)[number];

/** Tells whether a value is a distance from a goal. */
export const isDistance = (value: unknown): value is Distance => DISTANCES.includes(value as Distance);
