import { games, type EditionId, type Game } from './game.ts';

/** A printed edition of a game's rules. */
export interface Edition {
  readonly id: EditionId;
  /** The language it is printed in. */
  readonly lang: string;
  readonly title: string;
  readonly publisher: string;
}

/** The printed editions that a game's text restates. */
export const editionsOf = (game: Game): readonly Edition[] => Object.entries(game.facts.editions).map(([id, edition]) => ({ id, ...edition }));

/**
 * The ids of all games' editions, each once, in the order of the games. A reader chooses one of them for the whole site:
 * each game that has it applies its readings, and any other game applies its own defaults.
 */
export const everyEdition = async (): Promise<readonly EditionId[]> => [
  ...new Set((await games()).flatMap((game) => editionsOf(game).map(({ id }) => id))),
];

/** For each rule on which the editions differ: the edition whose reading applies unless the reader chooses. */
export const defaultReadings = (game: Game): Readonly<Record<string, EditionId>> =>
  Object.fromEntries([...game.rules.values()].flatMap((rule) => (rule.differs ? [[rule.id, rule.differs.default]] : [])));
