import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGS } from '../../src/i18n/locales.ts';
import { openEntries } from '../../src/search/index/read-entries.ts';

const inEach = (text: string) => Object.fromEntries(LANGS.map((lang) => [lang, `${text} ${lang}`]));
const card = (game: string, id: string) => ({ id, game, names: inEach(id), text: inEach('text'), url: inEach('url') });

/** A site of two games, each with a document of cards of its own name. */
const DOCUMENTS = {
  one: { rules: [] },
  two: { rules: [] },
  glossary: { terms: [] },
  events: { events: [card('one', 'storm'), card('one', 'calm')] },
  voyages: { events: [card('two', 'gale')] },
  index: { documents: ['one', 'two', 'glossary', 'events', 'voyages'].map((id) => ({ id })) },
};

const dist = mkdtempSync(path.join(tmpdir(), 'cards-'));

beforeAll(() => {
  mkdirSync(path.join(dist, 'api/v1'), { recursive: true });
  for (const [id, document] of Object.entries(DOCUMENTS)) writeFileSync(path.join(dist, `api/v1/${id}.json`), JSON.stringify(document));
});

afterAll(() => rmSync(dist, { recursive: true, force: true }));

test.each([
  ['one', ['storm', 'calm']],
  ['two', ['gale']],
  ['three', []],
])('the search finds the cards of the game "%s", whatever the name of its document', async (game, ids) => {
  const entries = await (await openEntries('content', dist))(game, []);
  expect(entries.map(({ kind, id }) => `${kind} ${id}`)).toEqual(ids.map((id) => `event ${id}`));
});
