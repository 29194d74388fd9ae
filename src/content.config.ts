import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { borrowed } from './i18n/borrowed.ts';
import { LANGS, locales, type Lang } from './i18n/locales.ts';

const base = './content';
/** It stands in addresses, beside `default` for the site's own choice. */
const editionId = z.string().regex(/^(?!default$)[a-z][a-z0-9-]*$/);

/** An edition that the game lists under `editions`. */
const edition = z.string();

/** The step of an example that shows an answer, without the situation. */
const step = { example: z.string(), rule: z.string(), event: z.string().optional(), last: z.literal(true).optional() };

const rule = z.strictObject({
  /** Permanent: links, translations, engine and tests speak of the rule by it. */
  id: z.string(),
  /** The heading under which each printed edition says it; an edition that does not say it is left out. */
  sources: z.record(edition, z.string()),
  related: z.array(z.string()).default([]),
  /** It limits those related to it: an exception, a ceiling, a tie, what happens when nothing is left. */
  limit: z.boolean().default(false),
  /** Questions that it leaves open: rules of their own, shown below its text too. */
  open: z.array(z.string()).default([]),
  /** Examples that run the rule. */
  examples: z.array(z.string()).default([]),
  /** The engine executes the rule: it stands in docs/coverage.md. */
  run: z.boolean().default(false),
  /** The editions disagree; `default` is the one whose reading is applied unless the reader chooses. */
  differs: z
    .strictObject({
      default: edition,
      /** The example and its preset that come out differently, for a rule that the engine runs both ways. */
      shows: z.strictObject({ example: z.string(), preset: z.string() }).optional(),
    })
    .optional(),
  /** The printed text can be read two ways; the chapter's text says which is applied. */
  unclear: z.boolean().default(false),
  /** Asked at tables and answered in no edition: shown as a question, with the reading that the engine uses. */
  question: z.boolean().default(false),
});

type Rule = z.infer<typeof rule>;

const group = z.strictObject({
  /** A step of a procedure that holds rules as its own steps (3 holds 3a, 3b …). It is not a rule itself. */
  group: z.string(),
  rules: z.array(rule),
});

const chapter = z.strictObject({
  chapter: z.string(),
  /** Not written yet: it keeps its place in the numbering and has no page. */
  planned: z.boolean().default(false),
  /** `own`: rules are numbered 1, 2, 3a as the procedure prints them, not after the chapter. */
  numbering: z.enum(['chapter', 'own']).default('chapter'),
  /** Readers come to it from inside the site: it takes its first styles from a file that other pages have loaded. */
  inner: z.boolean().default(false),
  examples: z.array(z.string()).default([]),
  rules: z.array(z.union([rule, group])).default([]),
});

/** A colour by day and by night. */
const colour = z.strictObject({ light: z.string().regex(/^#[0-9a-f]{6}$/), dark: z.string().regex(/^#[0-9a-f]{6}$/) });

/** What the home page shows of a game beside its chapters. */
const home = z.strictObject({
  /** A short rule for the stone of the home page, in every language. The home page takes that of the first game that has one. */
  featured: z.string().optional(),
  /** What readers open most: ids of chapters and of lists, each with a drawing `content/<game>/signs/<id>.svg`. All stand on the page
      of their game, and the first also on the home page. */
  tiles: z.array(z.string()).default([]),
  /** A picture of the game. */
  picture: z.string().optional(),
  /** Something that readers count at the table with a few ticks. */
  tally: z
    .strictObject({
      /** What one tick counts: a number of the game's rules. */
      number: z.string(),
      /** The ticks, by the keys of their words. */
      parts: z.array(z.string()),
      /** The example that shows the rest. */
      example: z.string(),
    })
    .optional(),
});

/** The id of a question of a game. */
const questionId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** What lies on the table while a game is played: tables and short rules that its chapters have. */
const quick = z.strictObject({
  /** Pictures, mostly tables in which one looks something up. */
  pictures: z.array(z.string()).default([]),
  /** Ids of rules that are short and often asked for. */
  rules: z.array(z.string()).default([]),
});

const form = z.strictObject({
  term: z.string(),
  abbr: z.string().optional(),
  /** Inflected forms. */
  forms: z.array(z.string()).default([]),
  /** Turns of phrase that hold a form and do not mean the term: in them it is not marked. */
  never: z.array(z.string()).optional(),
  /** What people say instead of the term: the search finds them, and the glossary shows them. */
  aliases: z.array(z.string()).default([]),
});

/** A value in each language. A language with a fallback may lack it; {@link filled} then gives it the fallback's. */
const inLangs = <T extends z.ZodType>(value: T): Record<Lang, T> =>
  Object.fromEntries(LANGS.map((lang) => [lang, locales[lang].fallback ? value.optional() : value])) as Record<Lang, T>;

/** Gives each language that lacks a value its fallback's, marked as borrowed. */
const filled =
  <V>(mark: (from: Lang, value: V) => V) =>
  <T extends Readonly<Record<Lang, V>>>(values: T): T =>
    LANGS.reduce((now, lang) => {
      const { fallback } = locales[lang];
      return fallback && now[lang] === undefined ? { ...now, [lang]: mark(fallback, now[fallback]) } : now;
    }, values);

/** A text in every language. */
const inEachLang = z.strictObject(inLangs(z.string())).transform(filled(borrowed));

/** A term is found by its own language's forms only. */
const borrowedForm = (from: Lang, { term, abbr }: z.infer<typeof form>): z.infer<typeof form> => ({
  term: borrowed(from, term),
  ...(abbr !== undefined && { abbr: borrowed(from, abbr) }),
  forms: [],
  aliases: [],
});

/** Ways to ask a question that its language has; a language that borrows the question is not searched for it. */
const otherWays = z.strictObject(inLangs(z.array(z.string()).min(2).max(4))).transform(filled((): string[] => []));

/** What a term means, in one sentence. */
const definition = inEachLang;

/** A day as `2026-11-22`, which YAML reads as a point of time. */
const day = z.preprocess((value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value), z.iso.date());

const rulesIn = ({ rules }: z.infer<typeof chapter>): readonly Rule[] => rules.flatMap((entry) => ('group' in entry ? entry.rules : [entry]));
const editionsIn = ({ sources, differs }: Rule): readonly string[] => [...Object.keys(sources), ...(differs ? [differs.default] : [])];

export const collections = {
  /** One chapter in one language: `<game>/<chapter>/<lang>`. */
  chapters: defineCollection({
    loader: glob({ base, pattern: `*/*/{${LANGS.join()}}.mdx`, generateId: ({ entry }) => entry.replace(/\.mdx$/, '') }),
    schema: z.strictObject({ title: z.string(), summary: z.string() }),
  }),
  /** A game's chapters and rules in order, its editions and examples: facts without language. */
  games: defineCollection({
    loader: glob({ base, pattern: '*/game.yaml', generateId: ({ entry }) => entry.split('/')[0] ?? entry }),
    schema: z
      .strictObject({
        game: z.string(),
        /** Place among the games. */
        order: z.number(),
        /** What its pages wear in place of the site's colours. */
        colours: z.strictObject({ accent: colour, 'accent-soft': colour }).optional(),
        home: home.default({ tiles: [] }),
        /** What its quick reference shows. A game without it has no such page. */
        quick: quick.optional(),
        /** The questions that come up most often while it is played: ids of faq.yaml. Its page of questions begins with them. */
        often: z.array(questionId).length(6).optional(),
        /** An id may stand in several games: a reader chooses one edition for the whole site. */
        editions: z.record(editionId, z.strictObject({ lang: z.string(), title: z.string(), publisher: z.string() })),
        examples: z.array(z.strictObject({ id: z.string(), chapter: z.string() })).default([]),
        chapters: z.array(chapter),
      })
      .superRefine(({ editions, chapters }, { addIssue }) => {
        const strange = chapters.flatMap(rulesIn).flatMap((rule) =>
          editionsIn(rule)
            .filter((id) => !(id in editions))
            .map((id) => `${rule.id}: ${id}`),
        );
        strange.forEach((what) => addIssue(`no such edition: ${what}`));
      }),
  }),
  /** A game's terms in three languages. */
  glossaries: defineCollection({
    loader: glob({ base, pattern: '*/glossary.yaml', generateId: ({ entry }) => entry.split('/')[0] ?? entry }),
    schema: z.array(z.strictObject({ id: z.string(), rule: z.string().optional(), definition, ...inLangs(form) }).transform(filled(borrowedForm))),
  }),
  /** Names of cards that the engine knows, and what a reader should know beside the engine's data. */
  cards: defineCollection({
    loader: glob({ base, pattern: '*/events.yaml', generateId: ({ entry }) => entry.split('/')[0] ?? entry }),
    schema: z.array(
      z
        .strictObject({
          id: z.string(),
          /** Languages whose name is this site's translation. */
          own: z.array(z.enum(LANGS)).default([]),
          /** The sources compared do not all give both parties. */
          unsure: z.boolean().default(false),
          /** Rules that speak of this card. */
          rules: z.array(z.string()).default([]),
          note: inEachLang.optional(),
          ...inLangs(z.string()),
        })
        .transform(filled(borrowed)),
    ),
  }),
  /** Questions that players ask of a game, with short answers from its rules: by chapter, the most asked first. */
  questions: defineCollection({
    loader: glob({ base, pattern: '*/faq.yaml', generateId: ({ entry }) => entry.split('/')[0] ?? entry }),
    schema: z.array(
      z.strictObject({
        /** Permanent: it says what is asked, and stands in addresses. */
        id: questionId,
        /** The rules from which the answer follows, the deciding one first. The question belongs to that one's chapter. */
        rules: z.array(z.string()).min(1).max(3),
        /** As a player of each language asks it at the table; it is not translated word by word. */
        question: inEachLang,
        /** Other short ways to ask it, in everyday words. The search finds them; no page shows them. */
        also: otherWays,
        /** One or two sentences. A number that the engine has is written `<Num of="…" />`, as in chapters. */
        answer: inEachLang,
        /** The whole answer of an edition that answers another thing than the site's reading. */
        readings: z.record(edition, inEachLang).default({}),
        /** No edition answers it: the answer is this site's inference, and the page says so. */
        inferred: z.boolean().default(false),
        /**
         * An example with the preset or the input that shows the answer, and the rule that its step cites: the first such step, of
         * such an event, or the last.
         */
        shows: z.union([z.strictObject({ ...step, preset: z.string() }), z.strictObject({ ...step, input: z.string() })]).optional(),
        /** Without `shows`: why no example shows the answer. CONTRIBUTING.md says what each reason means. */
        unshown: z.enum(['thing', 'absent', 'several', 'unplayed']).optional(),
      }),
    ),
  }),
  /** What changed in the rules, newest first: one entry, `changes`. */
  changes: defineCollection({
    loader: glob({ base, pattern: 'changes.yaml' }),
    schema: z.array(
      z.strictObject({
        /** The entry's address on its page; it stays. */
        id: z.string(),
        date: day,
        game: z.string(),
        /** Rules that changed; none where the entry is about the whole game. */
        rules: z.array(z.string()).default([]),
        what: inEachLang,
      }),
    ),
  }),
};
