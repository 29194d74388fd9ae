import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checks } from './checks/all.ts';
import { fullIds, games, readBook, ruleIds } from './checks/book.ts';
import { lockFaults } from './checks/lock.ts';
import { uiFaults } from './checks/ui.ts';
import { claims } from './claims.ts';

const lock = readFileSync('ids.lock', 'utf8');
const otherGames = games.filter((game) => game !== 'turmoil').flatMap((game) => fullIds(readBook(game)));

/** What all checks say of the book with one file changed. */
const faultsWith = (file: string, from: string | RegExp, to: string): string[] => {
  let changed = false;
  const book = readBook('turmoil', (path, text) => {
    if (path !== `content/turmoil/${file}`) return text;
    const edited = text.replace(from, to);
    changed = edited !== text;
    return edited;
  });
  expect(changed, `nothing to change in ${file}: the planted fault no longer fits its text`).toBe(true);
  const found = Object.values(checks(claims['turmoil'] ?? {})).flatMap((check) => check(book));
  return [...found, ...lockFaults(lock, [...otherGames, ...fullIds(book)])].map(({ at, what }) => `${at}: ${what}`);
};

const rule = (id: string): RegExp => new RegExp(`<Rule id="${id.replaceAll('.', '\\.')}"[\\s\\S]*?</Rule>\n`);
const inRule = (id: string, words: string): RegExp => new RegExp(`(?<=<Rule id="${id.replaceAll('.', '\\.')}"(?:(?!</Rule>)[\\s\\S])*)${words}`);

describe('a planted fault is reported with its file or rule', () => {
  test.each([
    ['a rule left out', 'committee/fr.mdx', rule('committee.neutral'), '', 'fr.mdx committee.neutral: missing rule'],
    ['a rule too many', 'committee/en.mdx', /$/, '\n<Rule id="committee.new" title="New">\n\nNew.\n\n</Rule>\n', 'en.mdx committee.new: extra rule'],
    [
      'a rule in the wrong place',
      'crisis/ru.mdx',
      /(<Rule id="crisis\.tr-revision"[\s\S]*?<\/Rule>\n)\n(<Rule id="crisis\.global-event"[\s\S]*?<\/Rule>\n)/,
      '$2\n$1',
      'ru.mdx crisis.global-event: wrong order',
    ],
    [
      'a rule outside its group',
      'crisis/en.mdx',
      /<Group id="crisis\.changing-times"[^>]*>([\s\S]*)<\/Group>/,
      '$1',
      'en.mdx crisis.changing-times: missing group',
    ],
    ['a title left out', 'influence/ru.mdx', 'title="Источники влияния"', 'title=""', 'ru.mdx influence.sources: missing title'],
    ['a summary left out', 'influence/ru.mdx', /summary: .*/, '', 'influence/ru.mdx: missing title or summary'],
    ['an example left out', 'crisis/fr.mdx', '<Example id="crisis" />', '', 'fr.mdx crisis: missing example'],
    [
      'a negation dropped',
      'committee/ru.mdx',
      /,.а.не.стандартный проект/u,
      ', стандартный проект',
      'committee.lobbying: ru lost "not a standard project"',
    ],
    ['a threshold dropped', 'committee/fr.mdx', 'strictement ', '', 'committee.dominance-shift: fr lost "strictly more"'],
    ['"only" dropped', 'committee/en.mdx', 'in force only during', 'in force during', 'committee.policy-timing: en lost "only in the action phase"'],
    [
      'a number replaced by another',
      'influence/en.mdx',
      inRule('influence.sources', 'influence\\.most'),
      'influence.cap',
      'influence.sources: en lost the number influence.most',
    ],
    [
      'a figure of an example changed',
      'influence/fr.mdx',
      inRule('influence.example-generous-funding', '42'),
      '45',
      'influence.example-generous-funding: numbers: fr has',
    ],
    ['a number typed by hand', 'crisis/en.mdx', '<Num of="lobby.size" />', '1', 'crisis.new-government.lobby: en: the figure 1 is typed'],
    [
      'a term changed',
      'committee/en.mdx',
      inRule('committee.dominant-party', 'dominance marker'),
      'majority token',
      'committee.dominant-party: term "dominance-marker" is not in en',
    ],
    [
      'a term fenced in one language only',
      'committee/fr.mdx',
      inRule('committee.neutral', 'Président'),
      '<NoTerm>Président</NoTerm>',
      'committee.neutral: term "chairman" is not in fr',
    ],
    [
      'a space before a full stop',
      'committee/en.mdx',
      inRule('committee.neutral', 'one more player\\.'),
      'one more player .',
      'committee/en.mdx committee.neutral: words run together, or a space is too many: " more player .',
    ],
    [
      'words that run together',
      'committee/fr.mdx',
      inRule('committee.neutral', 'joueur de plus\\. '),
      'joueur de plus.',
      'committee/fr.mdx committee.neutral: words run together',
    ],
    ['an unknown term', 'committee/en.mdx', '<Term id="lobby">', '<Term id="hall">', 'en.mdx committee.lobbying: unknown term "hall"'],
    [
      'an unknown number',
      'committee/en.mdx',
      'of="lobbying.cost"',
      'of="lobbying.price"',
      'en.mdx committee.lobbying: unknown number "lobbying.price"',
    ],
    [
      'an unknown rule',
      'crisis/ru.mdx',
      '<See rule="influence.adjust" />',
      '<See rule="influence.modify" />',
      'ru.mdx crisis.global-event: unknown rule "influence.modify"',
    ],
    ['an unknown edition', 'crisis/fr.mdx', '<Only edition="ru">', '<Only edition="de">', 'unknown edition "de"'],
    ['an unknown component', 'crisis/fr.mdx', /<(\/?)Inference>/g, '<$1Guess>', 'unknown component "Guess"'],
    ['a link lost in one language', 'committee/ru.mdx', inRule('committee.lobby-refill', ' <See[^>]*>'), '', 'committee.lobby-refill: en has ['],
    [
      'a reading left out',
      'committee/en.mdx',
      inRule('committee.policy-timing', '<Reading edition="fr">[\\s\\S]*?</Reading>'),
      '',
      'committee.policy-timing: no reading of edition "fr"',
    ],
    ['a body left out', 'solo/fr.mdx', /(?<=<Reading edition="fr">)[\s\S]*?(?=<Why>)/, '\n\n', 'solo.goal: no reading of edition "fr"'],
    ['a reason left out', 'crisis/ru.mdx', /<Why>[\s\S]*?<\/Why>/, '', 'crisis.new-government.dominance: no reason in the reading of edition "ru"'],
    [
      'words between the readings',
      'crisis/en.mdx',
      '<Differs>\n',
      '<Differs>\n\nOr so.\n',
      'crisis.new-government.dominance: <Differs> holds readings',
    ],
    ['an edition without its name', 'solo/fr.mdx', /L’édition.russe/, 'Cette édition', 'fr.mdx solo.goal: "Cette édition": name the edition'],
    ['words of one edition after a sentence', 'solo/ru.mdx', /\n\n<Only/, ' <Only', 'ru.mdx solo.differences: <Only> inside a paragraph'],
    [
      'an unclear point not shown',
      'committee/fr.mdx',
      inRule('committee.becoming-ruling', '<Unclear>[\\s\\S]*?</Unclear>'),
      '',
      'committee.becoming-ruling: game.yaml says unclear',
    ],
    [
      'a difference not declared',
      'game.yaml',
      inRuleYaml('influence.adjust', '    differs: .*\n'),
      '',
      'influence.adjust: the text has an inset for differs',
    ],
    [
      'a source left out of a rule that is no question',
      'game.yaml',
      'sources: {ru: СОСТАВ, fr: COMPONENTS}',
      'sources: {}',
      'components.list: no source given',
    ],
    [
      'a question with a source',
      'game.yaml',
      /(?<=- id: open-questions\.losses\n {4})sources: {}/,
      'sources: {ru: Введение}',
      'open-questions.losses: a question that an edition answers',
    ],
    [
      'a question not asked',
      'open-questions/fr.mdx',
      inRule('open-questions.losses', '<Question>[\\s\\S]*?</Question>'),
      '',
      'open-questions.losses: game.yaml says question',
    ],
    [
      'a question not declared',
      'game.yaml',
      inRuleYaml('open-questions.losses', '    question: true\n'),
      '',
      'open-questions.losses: no source given',
    ],
    [
      'an unknown example to try',
      'introduction/en.mdx',
      '<Try id="crisis" />',
      '<Try id="chaos" />',
      'introduction/en.mdx: unknown example to try "chaos"',
    ],
    [
      'a pointer to an example that one language lacks',
      'introduction/ru.mdx',
      '<Try id="crisis" />',
      '',
      'introduction/ru.mdx: points to the examples []',
    ],
    [
      'an unknown picture',
      'solar-phase/en.mdx',
      '<Picture id="solar-phase" />',
      '<Picture id="chaos" />',
      'solar-phase/en.mdx: unknown picture "chaos"',
    ],
    [
      'a picture that one language lacks',
      'components/ru.mdx',
      '<Picture id="event-card" />',
      '',
      'components/ru.mdx: shows the pictures [committee-board]',
    ],
    ['a source left out', 'game.yaml', '    sources: {ru: Кризис 2, fr: Crise 2}\n', '', 'crisis.global-event: no source given'],
    [
      'an unknown related rule',
      'game.yaml',
      'related: [crisis.new-government.chairman]',
      'related: [crisis.chairman]',
      'unknown related rule "crisis.chairman"',
    ],
    ['an open question that is none', 'game.yaml', 'related: [crisis.new-government.chairman]', 'open: [crisis.dominance]', 'unknown open question'],
    ['a rule renamed', 'game.yaml', 'id: committee.neutral', 'id: committee.grey', 'ids.lock turmoil:committee.neutral: a released rule is missing'],
    [
      'an example that does not show a reading',
      'game.yaml',
      ', shows: {example: policies, preset: reds}',
      '',
      'parties.reds.policy: the engine reads it both ways',
    ],
    [
      'a reading that the engine does not run',
      'game.yaml',
      'differs: {default: fr}',
      'differs: {default: fr, shows: {example: crisis, preset: a}}',
      'the engine does not read it both ways',
    ],
    ['an unknown preset that shows a reading', 'game.yaml', 'preset: zero-again', 'preset: gone', 'the example "temperature" has no preset "gone"'],
    ['a card that the engine has and nobody names', 'events.yaml', /- \{id: diversity.*\n/, '', 'events.yaml diversity: the engine has this card'],
    ['a card that the engine has not', 'events.yaml', 'id: diversity', 'id: unity', 'events.yaml unity: the engine has no such card'],
    ['a card without a name', 'events.yaml', 'en: Diversity, ', '', 'events.yaml diversity: no name in en'],
    ['an unknown rule of a card', 'events.yaml', 'rules: [solo.differences]', 'rules: [solo.gone]', 'events.yaml election: unknown rule "solo.gone"'],
    ['a term without a language', 'glossary.yaml', /\n {2}fr: .*/, '', 'glossary.yaml terraforming-committee: fr: term'],
  ])('%s', (_, file, from, to, wanted) => {
    expect(faultsWith(file, from, to).filter((fault) => fault.includes(wanted))).not.toEqual([]);
  });
});

function inRuleYaml(id: string, words: string): RegExp {
  return new RegExp(`(?<=- id: ${id.replaceAll('.', '\\.')}\n(?: {4}.*\n)*)${words}`);
}

test('a text that cannot be read is named with its file and line', () => {
  const broken = (path: string) => () => readBook('turmoil', (each, text) => (each === path ? text.replace('</Rule>', '') : text));
  expect(broken('content/turmoil/committee/fr.mdx')).toThrow(/^content\/turmoil\/committee\/fr\.mdx: .*<Rule>.*\d+:\d+/);
});

describe('ids.lock', () => {
  const live = fullIds(readBook('turmoil'));
  test.each([
    ['a new rule without its line', '', ['turmoil:a.b'], [], 'not in ids.lock'],
    ['a lost rule', 'turmoil:a.b', [], [], 'a released rule is missing'],
    ['a line that was removed', '', [], ['turmoil:a.b'], 'was removed'],
    ['a line for a rule that never was', 'turmoil:a.b', [], ['turmoil:a.a'], 'no commit has its id: delete this line'],
    ['a line that appears twice', 'turmoil:a.b\nturmoil:a.b', ['turmoil:a.b'], [], 'appears twice'],
    ['a redirect to nowhere', 'turmoil:a.b -> turmoil:a.c', [], [], 'is no rule'],
    ['a part of a redirect to nowhere', 't:b -> t:c t:d\nt:c', ['t:c'], [], '"t:d", which is no rule'],
    ['a tombstone of a living rule', 'turmoil:a.b gone', ['turmoil:a.b'], [], 'marked as withdrawn'],
    ['lines out of order', 'turmoil:b.b\nturmoil:a.b', ['turmoil:a.b', 'turmoil:b.b'], [], 'sorted order'],
  ])('%s is reported', (_, text, ids, ever, wanted) => {
    expect(
      lockFaults(text, ids, ever)
        .map(({ what }) => what)
        .join(),
    ).toContain(wanted);
  });

  test('a redirect and a tombstone keep a withdrawn id', () => {
    expect(lockFaults('turmoil:a.a gone\nturmoil:a.b -> turmoil:a.c\nturmoil:a.c', ['turmoil:a.c'], ['turmoil:a.a', 'turmoil:a.b'])).toEqual([]);
    expect(live).toHaveLength(ruleIds(readBook('turmoil').game).length);
  });
});

describe('the strings of the interface', () => {
  const ru = { steps_one: '{{count}} шаг', steps_few: '{{count}} шага', steps_many: '{{count}} шагов', steps_other: '{{count}} шага' };
  const en = { steps_one: '{{count}} step', steps_other: '{{count}} steps' };
  const fr = { steps_one: '{{count}} étape', steps_many: '{{count}} d’étapes', steps_other: '{{count}} étapes' };
  const faults = (strings: object): string =>
    uiFaults([{ name: 'x', strings: strings as never }])
      .map(({ at, what }) => `${at}: ${what}`)
      .join('\n');

  test('complete ones pass', () => expect(faults({ ru, en, fr })).toBe(''));
  test.each([
    ['a missing key', { ru: { ...ru, a: { b: 'а' } }, en, fr: { ...fr, a: { b: 'a' } } }, 'content/ui/en/x.json a.b: missing key'],
    ['a missing plural form', { ru: { ...ru, steps_few: undefined }, en, fr }, ''],
    ['another placeholder', { ru, en: { ...en, steps_other: '{{n}} steps' }, fr }, 'en/x.json steps: placeholders are'],
    ['an empty string', { ru, en: { ...en, steps_one: ' ' }, fr }, 'en/x.json steps: empty string _one'],
  ])('%s is reported', (_, strings, wanted) => {
    const clean = JSON.parse(JSON.stringify(strings)) as object;
    expect(faults(clean)).toContain(wanted || 'ru/x.json steps: plural forms are [many one other], wanted [few many one other]');
  });
});
