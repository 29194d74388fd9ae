/** The six parties, clockwise round the committee board; after the last comes the first. Rule committee.dominance-tie. */
export const PARTIES = ['mars-first', 'kelvinists', 'reds', 'greens', 'unity', 'scientists'] as const;
export type Party = (typeof PARTIES)[number];

/** The colours of players. */
export const COLOURS = ['red', 'green', 'blue', 'yellow', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

/** Whose delegate it is. Neutral delegates count as one more player. Rule committee.neutral. */
export const OWNERS = [...COLOURS, 'neutral'] as const;
export type Owner = (typeof OWNERS)[number];

/** The tags that ruling bonuses and global events count. */
export const TAGS = ['building', 'science', 'space', 'venus', 'earth', 'jovian', 'plant', 'microbe', 'animal', 'power'] as const;
export type Tag = (typeof TAGS)[number];

/** The six standard resources; each has a stock and a production. */
export const RESOURCES = ['megacredits', 'steel', 'titanium', 'plants', 'energy', 'heat'] as const;
export type Resource = (typeof RESOURCES)[number];

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
export type Counted = (typeof COUNTED)[number];
