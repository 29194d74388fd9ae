import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FIELDS } from '../../src/search/format.ts';
import { readList, readPart, writeList, writePart } from '../../src/search/part.ts';

const distances = fc.array(fc.tuple(fc.nat({ max: 100_000 }), fc.constantFrom(...FIELDS)));

test('a list is read as it was written, whatever its places and fields', () => {
  fc.assert(
    fc.property(distances, (each) => {
      let place = 0;
      const postings = each.map(([distance, field]) => ({ place: (place += distance), field }));
      expect(readList(writeList(postings), (each, field) => ({ place: each, field }))).toEqual(postings);
    }),
  );
});

test('a list stands in JSON as it is, and has no blank', () => {
  fc.assert(
    fc.property(distances, (each) => {
      const list = writeList(each.map(([place, field]) => ({ place, field })).sort((a, b) => a.place - b.place));
      expect(JSON.stringify(list)).toBe(`"${list}"`);
      expect(list).not.toContain(' ');
    }),
  );
});

test('a part has the list of each token', () => {
  const lists = fc.uniqueArray(fc.tuple(fc.stringMatching(/^[a-zа-я0-9]{1,12}$/), fc.stringMatching(/^[a-z]{1,5}$/)), {
    minLength: 1,
    selector: ([token]) => token,
  });
  fc.assert(fc.property(lists, (each) => void expect(readPart(writePart(each))).toEqual(new Map(each))));
});
