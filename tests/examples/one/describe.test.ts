import { describe, expect, it } from 'vitest';
import {
  COUNTED,
  EVENT_IDS,
  globalEvents,
  PARTIES,
  RESOURCES,
  TAGS,
  type Tally,
  sketched,
  type Colour,
  type EventId,
  type TurmoilProblem,
} from '../../../src/engine/turmoil/index.ts';
import type { Values } from '../../../src/i18n/say.ts';
import { describeProblem } from '../../../src/sentences/turmoil/problem.ts';
import { describeStep } from '../../../src/sentences/turmoil/step.ts';
import type { Resolved, ToldStep } from '../../../src/sentences/turmoil/working.ts';
import { WHOLE_LANGS as LANGS, type Lang } from '../../../src/i18n/locales.ts';
import { expectSentence, FILES, stringsIn, wordsIn } from '../strings.ts';

const tally: Tally = { counted: 7, capped: 5, limit: 5, influence: ['chairman', 'leader', 'delegate'], change: 3, units: 2 };
/** In the French edition influence has changed the limit. */
const french: Tally = { ...tally, limit: 8 };

/** Every effect on a player of every card, with and without a change. */
const resolved: readonly Resolved[] = EVENT_IDS.flatMap((card) =>
  globalEvents[card].effects.flatMap((_, effect) =>
    [[], [{ asset: 'production:heat', by: -1 } as const], [{ asset: 'plants', by: 2 } as const]].flatMap((changes) =>
      [tally, french, { ...tally, influence: [], change: 0 }, { ...tally, limit: null }, null].map(
        (worked) => ({ type: 'event-resolved', card, effect, player: 'red', tally: worked, changes }) as const,
      ),
    ),
  ),
);
const of = (one: Resolved, colours: readonly Colour[]): readonly Resolved[] => colours.map((player) => ({ ...one, player }));
const gains = [
  { player: 'red', by: 2 },
  { player: 'blue', by: -1 },
] as const;

// A record over the whole union: a missing event is a type error.
type Told = ToldStep['event'];

const events: { readonly [T in Exclude<Told['type'], 'megacredits-changed'>]: readonly Extract<Told, { type: T }>[] } = {
  'tr-changed': [
    { type: 'tr-changed', changes: gains },
    { type: 'tr-changed', changes: [{ player: 'red', by: 0 }] },
  ],
  // Told in one line, in two lines, and in a table.
  'event-met': resolved.flatMap((one) =>
    ([['red'], ['red', 'blue'], ['red', 'green', 'blue']] as const).map((colours) => ({ type: 'event-met', met: of(one, colours) }) as const),
  ),
  'event-ranked': (['election', 'revolution'] as const).flatMap((card) =>
    [[], gains].flatMap((changes) =>
      ([['red'], ['red', 'green', 'blue']] as const).map(
        (colours) =>
          ({
            type: 'event-ranked',
            card,
            scores: colours.map((player, at) => ({ player, counted: 4, influence: at ? [] : ['leader'] })),
            changes,
          }) as const,
      ),
    ),
  ),
  'ocean-changed': ([1, -1] as const).map((by) => ({ type: 'ocean-changed', player: 'red', by })),
  'ocean-kept': (['all-placed', 'none-placed', 'stays', 'second-time'] as const).map((reason) => ({ type: 'ocean-kept', reason })),
  'temperature-changed': [
    { type: 'temperature-changed', from: -2, to: 2 },
    { type: 'temperature-changed', from: 2, to: -2 },
  ],
  'temperature-kept': [
    { type: 'temperature-kept', at: 8, reason: 'goal' },
    { type: 'temperature-kept', at: -30, reason: 'coldest' },
  ],
  'no-current-event': [{ type: 'no-current-event' }],
  'policy-changed': [
    { type: 'policy-changed', from: 'reds', to: 'greens' },
    { type: 'policy-changed', from: 'reds', to: 'reds' },
  ],
  'ruling-bonus': PARTIES.flatMap((party) =>
    [[], gains].map((changes) => ({ type: 'ruling-bonus', party, unit: party === 'reds' ? 'tr' : 'megacredits', changes }) as const),
  ),
  'delegates-returned': [
    { type: 'delegates-returned', party: 'reds', chairman: 'neutral', delegates: [] },
    { type: 'delegates-returned', party: 'reds', chairman: 'red', delegates: [{ owner: 'blue', count: 2 }] },
  ],
  'chairman-seated': [
    { type: 'chairman-seated', party: 'reds', owner: 'red', trGained: 1 },
    { type: 'chairman-seated', party: 'reds', owner: 'neutral', trGained: 0 },
  ],
  'dominance-moved': [
    { type: 'dominance-moved', from: 'reds', to: 'unity', tied: ['unity'] },
    { type: 'dominance-moved', from: 'reds', to: 'reds', tied: ['reds', 'unity'] },
  ],
  'lobby-filled': [
    { type: 'lobby-filled', filled: [], short: [] },
    { type: 'lobby-filled', filled: ['red'], short: ['blue'] },
  ],
  'delegate-placed': [
    { type: 'delegate-placed', party: 'reds', owner: 'neutral', source: 'reserve' },
    { type: 'delegate-placed', party: 'reds', owner: 'red', source: 'lobby' },
    { type: 'delegate-placed', party: 'reds', owner: 'red', source: 'reserve' },
  ],
  'leader-seated': [
    { type: 'leader-seated', party: 'reds', from: null, to: 'red' },
    { type: 'leader-seated', party: 'reds', from: 'blue', to: 'red' },
  ],
  'neutral-reserve-empty': [{ type: 'neutral-reserve-empty', party: 'reds' }],
  'card-moved': (['distant', 'coming', 'current'] as const).flatMap((space) =>
    [null, 'riots' as const].map((card) => ({ type: 'card-moved', space, card }) as const),
  ),
};

const rules = [
  'crisis.changing-times.current',
  'crisis.changing-times.distant',
  'committee.dominance-shift',
  'crisis.new-government.dominance',
] as const;
/** What an event does to players is said in the same way under each rule, and there is much of it. */
const rulesOf = ({ type }: Told): readonly ToldStep['rule'][] => (type === 'event-met' ? rules.slice(0, 1) : rules);
const steps: readonly ToldStep[] = Object.values(events)
  .flat()
  .flatMap((event) => rulesOf(event).map((rule) => ({ rule, event })));

const { game } = sketched({ players: { red: { tr: 20 }, green: { tr: 21 }, blue: { tr: 22 } } });
const { game: solo } = sketched({ players: { red: { tr: 20 } } });
const telling = [
  { game, reading: 'ru' },
  { game, reading: 'fr' },
  { game: solo, reading: 'ru' },
] as const;

const rule = 'committee.delegate' as const;
const fields = [
  'red.tr',
  ...RESOURCES.flatMap((one) => [`red.stock.${one}`, `red.production.${one}`]),
  ...COUNTED.map((one) => `red.counts.${one}`),
  'reserve.neutral',
  'lobby.red',
  'parties.reds.area.blue',
  'amount',
  'delegates',
  ...TAGS.map((tag) => `blue.tags.${tag}`),
];
const problems: { readonly [C in TurmoilProblem['code']]: readonly Extract<TurmoilProblem, { code: C }>[] } = {
  'no-players': [{ code: 'no-players', rule }],
  'too-many-players': [{ code: 'too-many-players', rule, count: 6, max: 5 }],
  'same-colour-twice': [{ code: 'same-colour-twice', rule, player: 'red' }],
  'not-countable': fields.map((field) => ({ code: 'not-countable', rule, field, value: NaN })),
  'wrong-delegate-count': [15, 13].map((count) => ({ code: 'wrong-delegate-count', rule, owner: 'neutral', count, due: 14 })),
  'not-playing': [{ code: 'not-playing', rule, owner: 'black' }],
  'lobby-too-full': [{ code: 'lobby-too-full', rule, player: 'red', count: 2, max: 1 }],
  'chairman-missing': [{ code: 'chairman-missing', rule }],
  'leader-missing': [{ code: 'leader-missing', rule, party: 'reds' }],
  'leader-outnumbered': [{ code: 'leader-outnumbered', rule, party: 'reds', leader: 'red', by: 'blue' }],
  'dominance-outnumbered': [{ code: 'dominance-outnumbered', rule, dominant: 'reds', by: 'unity' }],
  'no-leader-to-seat': [{ code: 'no-leader-to-seat', rule, party: 'reds' }],
  'same-card-twice': [{ code: 'same-card-twice', rule, card: 'riots' }],
  'lobby-empty': [{ code: 'lobby-empty', rule, player: 'red' }],
  'reserve-empty': [{ code: 'reserve-empty', rule, player: 'red' }],
  'not-enough-megacredits': [{ code: 'not-enough-megacredits', rule, player: 'red', has: 4, cost: 5 }],
  'counts-nothing': [{ code: 'counts-nothing', rule, card: 'election' }],
  'decision-needed': [
    { code: 'decision-needed', rule, player: 'red', card: 'dry-deserts', options: RESOURCES, units: 2 },
    { code: 'decision-needed', rule, player: 'red', card: 'corrosive-rain', options: ['floaters', 'megacredits'], units: 1 },
  ],
  'off-the-scale': [
    { code: 'off-the-scale', rule, field: 'temperature', value: -31, min: -30, max: 8 },
    { code: 'off-the-scale', rule, field: 'oceans', value: 10, min: 0, max: 9 },
  ],
  unreadable: [{ code: 'unreadable', rule, at: 'players' }],
};

describe.each(LANGS)('in %s', (lang) => {
  const words = wordsIn(lang);

  it('every event has its sentences', () => {
    for (const step of steps) {
      for (const each of telling) {
        const { what, why } = describeStep(step, each, words);
        for (const text of [what, why]) {
          expectSentence(text);
        }
      }
    }
  });

  it('every sentence has its event', () => {
    const said = new Set<string>();
    const say = (key: string, values?: Values): string => {
      said.add(key);
      return words.say(key, values);
    };
    for (const step of steps) for (const each of telling) describeStep(step, each, { ...words, say });
    const written = strings(lang, 'turmoil').map(([key]) => `turmoil.${key}`);
    const ofEvents = written.filter((key) => /^turmoil\.(event|why)\./.test(key));
    expect(ofEvents.length).toBeGreaterThan(60);
    expect(ofEvents.filter((key) => !said.has(key))).toEqual([]);
  });

  it('every problem has its sentence', () => {
    for (const problem of Object.values(problems).flat()) {
      expectSentence(describeProblem(problem, words));
    }
  });

  it('different ends of an event read differently', () => {
    const said = [[], [{ asset: 'megacredits', by: -8 } as const], [{ asset: 'megacredits', by: -3 } as const]].map(
      (changes) =>
        describeStep(
          {
            rule: 'crisis.global-event',
            event: { type: 'event-met', met: [{ type: 'event-resolved', card: 'riots', effect: 0, player: 'red', tally, changes }] },
          },
          telling[0]!,
          words,
        ).what,
    );
    expect(new Set(said).size).toBe(3);
  });
});

/** What an event with a loss says of players who have less than is due. */
describe('a player who has less than is due', () => {
  const loss = (card: EventId, player: Colour, units: number, change: Resolved['changes'][number]): Resolved => ({
    ...{ type: 'event-resolved', card, effect: 0, player, changes: [change] },
    tally: { counted: units, capped: units, limit: 5, influence: [], change: 0, units },
  });
  const money = (player: Colour, units: number, by: number): Resolved => loss('riots', player, units, { asset: 'megacredits', by });
  const said = (lang: Lang, ...met: readonly Resolved[]): string =>
    describeStep({ rule: 'crisis.global-event', event: { type: 'event-met', met } }, telling[0], wordsIn(lang)).what.replaceAll(/\s/g, ' ');

  it.each([
    ['ru', 'красный −10, а положено 12 М€, зелёный −4 М€, чёрный 0, а положено 20 М€.'],
    ['en', 'Red loses 10 of the 12 M€ due, Green 4 M€, Black loses 0 of the 20 M€ due.'],
    ['fr', 'Rouge −10 au lieu de 12 M€, Vert −4 M€, Noir 0 au lieu de 20 M€.'],
  ] as const)('is named even if it is nothing; who owes nothing is not, in %s', (lang, end) => {
    const met = [money('red', 3, -10), money('green', 1, -4), money('blue', 0, 0), money('black', 5, 0)];
    expect(said(lang, ...met)).toMatch(new RegExp(`${end.replaceAll('.', '\\.')}$`));
  });

  it('is told what is due in a line too', () => {
    expect(said('en', money('red', 3, 0))).toContain('Red loses 0 of the 12 M€ due (3 ');
    expect(said('en', money('red', 0, 0))).toContain('Red is not affected');
  });

  it('is told so of each resource, TR and cards', () => {
    const titanium = (player: Colour, units: number, by: number) => loss('miners-on-strike', player, units, { asset: 'titanium', by });
    expect(said('en', titanium('red', 2, -2), titanium('green', 3, 0), titanium('blue', 0, 0))).toContain('Green loses 0 of the 3 titanium due');
    expect(said('en', loss('war-on-earth', 'red', 4, { asset: 'tr', by: 0 }))).toContain('loses 0 of the 4 TR due');
    const cards = { ...loss('paradigm-breakdown', 'red', 0, { asset: 'cards-in-hand', by: 0 }), effect: 1, tally: null };
    expect(said('en', cards)).toContain('loses 0 of the 2 cards due');
  });

  it('has none to lose where the card takes a production or all of a resource', () => {
    expect(said('en', { ...loss('sabotage', 'red', 0, { asset: 'production:energy', by: 0 }), tally: null })).toContain('has no energy production');
    expect(said('en', { ...loss('global-dust-storm', 'red', 0, { asset: 'heat', by: 0 }), effect: 1, tally: null })).toContain('has no heat to lose');
  });
});

const leaves = (tree: object, path = ''): readonly [string, string][] =>
  Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : leaves(value as object, `${path}${key}.`),
  );
const places = (text: string) => [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name))].sort();

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** The strings by key. A plural counts as one: its forms are joined under the key without a suffix. Their number is the language's. */
const strings = (lang: Lang, name: string): readonly [string, string][] => {
  const all = leaves(stringsIn(lang)[name] as object);
  const forms = Object.groupBy(all, ([key]) => key.replace(PLURAL, ''));
  const categories = new Intl.PluralRules(lang).resolvedOptions().pluralCategories;
  return Object.entries(forms).map(([key, texts = []]) => {
    if (PLURAL.test(texts[0]![0])) expect(texts.map(([form]) => form).sort(), key).toEqual(categories.map((one) => `${key}_${one}`).sort());
    return [key, texts.map(([, text]) => text).join('\n')];
  });
};

describe.each(FILES)('the strings of %s', (name) => {
  const [ru, en, fr] = LANGS.map((lang) => strings(lang, name));

  it('are the same set in each language', () => {
    expect(ru?.map(([key]) => key)).toEqual(en?.map(([key]) => key));
    expect(fr?.map(([key]) => key)).toEqual(en?.map(([key]) => key));
  });

  it('name no place that English has not', () => {
    for (const [at, [key, text]] of (en ?? []).entries()) {
      for (const other of [ru, fr]) expect(places(text), key).toEqual(expect.arrayContaining(places(other?.[at]?.[1] ?? '')));
    }
  });
});
