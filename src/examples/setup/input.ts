import { COLOUR_LETTERS, COLOURS, isEventId, type Colour, type EventId } from '../../engine/turmoil/index.ts';

/** Who plays, and the two events that are drawn; the engine judges them. */
export interface SetUpFields {
  readonly colours: readonly Colour[];
  readonly coming: EventId;
  readonly distant: EventId;
}

const NOBODY = '0';

/** Writes an input as colours and two cards: `rgb_riots_pandemic`, `0` for no players. */
export const write = ({ colours, coming, distant }: SetUpFields): string =>
  [colours.map((colour) => COLOUR_LETTERS[colour]).join('') || NOBODY, coming, distant].join('_');

/** Reads what `write` wrote; null for anything else. */
export const read = (text: string): SetUpFields | null => {
  const [letters = '', coming, distant, ...rest] = text.split('_');
  const colours = COLOURS.filter((colour) => letters.includes(COLOUR_LETTERS[colour]));
  if (!isEventId(coming) || !isEventId(distant) || rest.length > 0) return null;
  const fields = { colours, coming, distant };
  return write(fields) === text ? fields : null;
};

/** The colours after one has joined or left, in the order of the vocabulary. */
export const withColour = (colours: readonly Colour[], changed: Colour, plays: boolean): readonly Colour[] =>
  COLOURS.filter((colour) => (colour === changed ? plays : colours.includes(colour)));
