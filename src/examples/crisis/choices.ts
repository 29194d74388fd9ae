import { RESOURCES, type Choice, type Position } from '../../engine/turmoil/index.ts';

/** What the fields `choice` and `choice.<resource>` of a player say together, once one of them was changed. */
const changed = (choice: Choice | undefined, key: string, text: string): Choice | undefined => {
  if (key === 'choice') return text === 'floaters' || text === 'megacredits' ? { kind: 'loss', of: text } : undefined;
  const resource = RESOURCES.find((one) => key === `choice.${one}`);
  if (resource === undefined) return choice;
  const gains = choice?.kind === 'resources' ? choice.gains : {};
  const others = Object.fromEntries(Object.entries(gains).filter(([one]) => one !== resource));
  return { kind: 'resources', gains: Number(text) === 0 ? others : { ...others, [resource]: Number(text) } };
};

/**
 * Puts a player's decision about the current event into a position.
 *
 * @param key `choice` for one of two losses, `choice.steel` and the like for a mix of resources
 */
export const withChoice = (position: Position, at: number, key: string, text: string): Position => {
  const colour = position.game.players[at]?.colour;
  if (colour === undefined) return position;
  const { [colour]: before, ...others } = position.choices;
  const choice = changed(before, key, text);
  return { ...position, choices: choice === undefined ? others : { ...others, [colour]: choice } };
};
