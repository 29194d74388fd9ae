import type { EditionId, Game } from './game.ts';

/** A printed edition of a game's rules. */
export interface Edition {
  readonly id: EditionId;
  /** The language it is printed in. */
  readonly lang: string;
  readonly title: string;
  readonly publisher: string;
}

/** The printed editions that a game's text restates. */
export const editionsOf = (game: Game): readonly Edition[] =>
  Object.entries(game.facts.editions).map(([id, edition]) => ({ id: id as EditionId, ...edition }));

/** For each rule on which the editions differ: the edition whose reading applies unless the reader chooses. */
export const defaultReadings = (game: Game): Readonly<Record<string, EditionId>> =>
  Object.fromEntries([...game.rules.values()].flatMap((rule) => (rule.differs ? [[rule.id, rule.differs.default]] : [])));
