import { beforeAll, describe, expect, it, vi } from 'vitest';
import { sketched, type Position } from '../../../src/engine/turmoil/index.ts';
import { openedWith } from '../../../src/examples/editors/own-table/table/given.ts';
import { inputFor, playerFor, type TableExample } from '../../../src/examples/editors/own-table/table/inputs.ts';
import { tellingOf } from '../../../src/examples/editors/own-table/in-example/unset.ts';
import type { Lang } from '../../../src/i18n/locales.ts';
import { saying } from '../../../src/i18n/words.ts';
import { exampleOf, usualReadings, wordsOfExample } from '../all.ts';
import { stringsIn } from '../strings.ts';

beforeAll(() => void vi.stubGlobal('location', { hash: '' }));

/** What the first step of the example says of a table to its red player. */
const toldOf = (table: Position, lang: Lang): string => {
  const { view } = exampleOf('influence');
  const words = saying(wordsOfExample('influence', lang), stringsIn(lang, ['turmoil', 'unset']));
  const value = inputFor('influence', table, 'red');
  const readings = usualReadings('turmoil');
  const { trace, after } = view.play(value, readings);
  const telling = tellingOf('influence', openedWith(table), { me: playerFor(table, 'red')!, isMine: true, input: value }, words);
  const first = trace[0]!;
  const said = view.describe(first, { value, readings, now: after(1) }, words);
  return telling.say(said, first.event, 0, after(1)).what.replaceAll(/\s/g, ' ');
};

describe('what the current event does to a player of the table', () => {
  const party = { parties: { unity: 'rg' }, dominant: 'unity' } as const;
  const tables = {
    'open-questions.losses: more is due than there is': sketched({
      players: { red: { counts: { cities: 4 }, stock: { megacredits: 5 } }, green: {} },
      ...party,
      events: { current: 'riots' },
    }),
    'crisis.tr-revision: 20 TR are 19 when sets above 15 are counted': sketched({
      players: { red: { tr: 20 }, green: {} },
      ...party,
      events: { current: 'generous-funding' },
    }),
    'crisis.tr-revision: 0 TR stay 0': sketched({ players: { red: { tr: 0 }, green: {} }, ...party, events: { current: 'red-influence' } }),
  };

  it.each(Object.entries(tables))('is the same in the examples influence and crisis: %s', (_, table) => {
    const play = (id: TableExample) => {
      const { trace, after } = exampleOf(id).view.play(inputFor(id, table, 'red'), usualReadings('turmoil'));
      return { trace: trace as readonly { readonly event: { readonly type: string } }[], after };
    };
    const crisis = play('crisis');
    const at = crisis.trace.findIndex(({ event }) => event.type === 'event-met');
    const megacredits = (step: number): number => (crisis.after(step) as Position['game']).players[0]!.stock.megacredits;
    const influence = play('influence');
    expect((influence.after(influence.trace.length) as { readonly by: number }).by).toBe(megacredits(at + 1) - megacredits(at));
  });

  it.each([
    ['ru', 'Снижение РТ на 1 в начале кризиса уже учтено.'],
    ['en', 'The TR lost at the start of the Turmoil phase (1) is already taken off.'],
    ['fr', 'La perte de 1 NT au début de la crise est déjà déduite.'],
  ] as const)('says that the TR revision is counted, where TR are, in %s', (lang, sentence) => {
    const [riots, funding] = Object.values(tables).map((table) => toldOf(table, lang));
    expect(funding).toContain(sentence);
    expect(riots).not.toContain(sentence);
  });
});
