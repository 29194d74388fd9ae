import { describe, expect, test } from 'vitest';
import { COUNTING_EVENTS, EDITIONS, EVENT_IDS, globalEvents } from '../../src/engine/turmoil/index.ts';
import { LANGS, type Lang } from '../../src/i18n/locales.ts';
import { codec as crisisCodec } from '../../src/examples/turmoil/crisis/codec.ts';
import { source as crisis } from '../../src/examples/turmoil/crisis/presets.ts';
import { source as influence } from '../../src/examples/turmoil/influence/presets.ts';
import { opened } from '../../src/examples/frame/state/state.ts';
import { atRoot, attributes, read } from './built.ts';

interface ApiEvent {
  readonly id: string;
  readonly names: Readonly<Record<Lang, string>>;
  readonly text: Readonly<Record<Lang, string>>;
  readonly url: Readonly<Record<Lang, string>>;
  readonly revealed: string;
  readonly current: string;
  readonly effects: unknown;
}
const { events } = JSON.parse(read(atRoot, 'api/v1/events.json')) as { readonly events: readonly ApiEvent[] };

test('the data hold every card as the engine has it', () => {
  expect(events.map(({ id }) => id)).toEqual(EVENT_IDS);
  for (const id of EVENT_IDS) {
    const { revealed, current, effects } = globalEvents[id];
    expect(events.find((event) => event.id === id)).toMatchObject({ revealed, current, effects });
  }
});

test('the schema asks for every field that a card has', () => {
  const schema = JSON.parse(read(atRoot, 'api/v1/events.schema.json')) as {
    readonly properties: { readonly events: { readonly items: { readonly required: readonly string[] } } };
  };
  expect(schema.properties.events.items.required.toSorted()).toEqual(Object.keys(events[0]!).toSorted());
});

/** An HTML text as a reader sees it, in one line. */
const plain = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');

describe.each(LANGS)('the page of event cards in %s', (lang) => {
  const html = read(atRoot, `${lang}/turmoil/events/index.html`);
  const articles = new Map([...html.matchAll(/<article\b[^>]*\sdata-event="([^"]+)"[\s\S]*?<\/article>/g)].map(([article, id]) => [id!, article]));

  test('has every card once, in alphabetical order', () => {
    const { compare } = new Intl.Collator(lang);
    expect(attributes(html, 'article', 'data-event')).toEqual(
      events.toSorted((one, other) => compare(one.names[lang], other.names[lang])).map(({ id }) => id),
    );
  });

  test.each(EVENT_IDS)('%s stands under its anchor, with its three names and its effect', (id) => {
    const article = articles.get(id) ?? '';
    const { names, text, url } = events.find((event) => event.id === id)!;
    expect(attributes(article, 'article', 'id')).toEqual([`event-${id}`]);
    expect(url[lang]).toBe(`${lang}/turmoil/events/#event-${id}`);
    const shown = plain(article);
    for (const each of LANGS) expect(shown).toContain(names[each].replace(/\s+/g, ' '));
    const effect = [...article.matchAll(/<(p|ul)[^>]*\sclass="event-effect"[^>]*>([\s\S]*?)<\/\1>/g)].map(([, , inner]) => plain(inner!).trim());
    expect(effect).toEqual([text[lang].replace(/\s+/g, ' ')]);
  });

  test.each(EVENT_IDS)('the examples that %s leads to open with it', (id) => {
    const states = attributes(articles.get(id) ?? '', 'a(?=[^>]*class="run")', 'href').map((href) =>
      new URL(href, 'http://site').searchParams.get('s'),
    );
    const shared = { edition: 'default', editions: EDITIONS };
    const first = opened(influence, influence.codec, { ...shared, s: states[0] ?? null });
    const last = opened(crisis, crisisCodec, { ...shared, s: states.at(-1) ?? null });
    expect(last.damaged).toBe(false);
    expect(last.value.position.game.events.current).toBe(id);
    expect(states).toHaveLength(COUNTING_EVENTS.includes(id) ? 2 : 1);
    if (states.length === 2) expect([first.damaged, first.value.card]).toEqual([false, id]);
  });
});
