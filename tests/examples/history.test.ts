import { describe, expect, it } from 'vitest';
import { begun, advanced, redone, undone, withdrawn } from '../../src/examples/editors/editing/history.ts';

describe('history', () => {
  it('goes back and forth, and changes of one thing in a row are one', () => {
    const counted = advanced(advanced(advanced(begun(0), 1, null), 2, 'tr'), 3, 'tr');
    expect(counted.past).toEqual([0, 1]);
    expect(undone(counted).present).toBe(1);
    expect(redone(undone(counted)).present).toBe(3);
    expect(advanced(undone(counted), 9, null).future).toEqual([]);
    expect(undone(begun(5)).present).toBe(5);
    expect(redone(begun(5)).present).toBe(5);
    // What is withdrawn can not be made again.
    expect(withdrawn(counted)).toEqual({ past: [0], present: 1, future: [], of: null });
    expect(withdrawn(begun(5)).present).toBe(5);
    // After a step back, the same thing is a new change.
    expect(undone(advanced(undone(counted), 7, 'tr')).present).toBe(1);
  });
});
