/** What a press of a key needs to say of itself. */
type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** The Latin letter of a key. On a layout of other letters, it is the one at the same place of a Latin keyboard. */
const letterOf = ({ key, code }: Pressed): string => (/^[a-z]$/i.test(key) ? key : code.replace('Key', '')).toLowerCase();

/** What a key asks for: Ctrl or Cmd with Z takes back, with Shift and Z or with Y it makes again. Null for any other key. */
export const askedBy = (pressed: Pressed): 'undo' | 'redo' | null => {
  // With Alt, some layouts write a letter.
  if (!(pressed.ctrlKey || pressed.metaKey) || pressed.altKey) return null;
  const letter = letterOf(pressed);
  if (letter === 'y') return 'redo';
  return letter === 'z' ? (pressed.shiftKey ? 'redo' : 'undo') : null;
};
