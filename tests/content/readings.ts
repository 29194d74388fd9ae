import type { WholeLang } from '../../src/i18n/locales.ts';

/** Words of a rule's text in each language. */
type Said = Readonly<Record<WholeLang, readonly string[]>>;

/** A rule on which the editions of Turmoil differ. */
interface Differing {
  readonly rule: string;
  readonly chapter: string;
  /** The edition that the site applies. */
  readonly site: 'ru' | 'fr';
  /** For each edition, words of the rule that only a reader of this edition must see. Taken from the printed rules, not from the texts. */
  readonly ru: Said;
  readonly fr: Said;
}

const said = (ru: readonly string[], en: readonly string[], fr: readonly string[]): Said => ({ ru, en, fr });

/** Written by hand: what a rule says by one edition, and must not say by the other. */
export const DIFFERING: readonly Differing[] = [
  {
    ...{ rule: 'setup.shuffle-cards', chapter: 'setup', site: 'ru' },
    ru: said(['корпораций'], ['corporation'], ['corporation']),
    fr: said(['16 новых карт проектов'], ['the 16 new project cards'], ['les 16 nouvelles cartes projet']),
  },
  {
    ...{ rule: 'committee.delegate', chapter: 'committee', site: 'fr' },
    ru: said(['лидером партии или председателем'], ['party leader or chairman'], ['leader de parti ou Président']),
    fr: said(['ваш лидер в этой партии'], ['leading that party'], ['le leader de ce parti']),
  },
  {
    ...{ rule: 'committee.dominance-tie', chapter: 'committee', site: 'fr' },
    ru: said(['от новой ведущей партии'], ['clockwise from the new dominant party'], ['à partir du nouveau parti majoritaire']),
    fr: said(['только что стала правящей'], ['has just become the ruling party'], ['vient de devenir parti dirigeant']),
  },
  {
    ...{ rule: 'committee.policy-timing', chapter: 'committee', site: 'ru' },
    ru: said(['только'], ['only'], ['que pendant']),
    fr: said(['во время следующей фазы действий'], ['during the next action phase'], ["pendant la phase d'action suivante"]),
  },
  {
    ...{ rule: 'crisis.new-government.dominance', chapter: 'crisis', site: 'fr' },
    ru: said(['двигайтесь по часовой стрелке'], ['go clockwise'], ['suivez le sens horaire']),
    fr: said(['от новой правящей партии'], ['from the new ruling party'], ['à partir du nouveau parti dirigeant']),
  },
  {
    ...{ rule: 'crisis.changing-times.distant', chapter: 'crisis', site: 'ru' },
    ru: said(['Прочитайте вслух её', 'затем добавьте'], ['Read out', 'then add'], ['Lisez', 'puis ajoutez']),
    fr: said(['затем прочитайте'], ['then read out'], ['puis lisez']),
  },
  {
    ...{ rule: 'global-events.distant', chapter: 'global-events', site: 'fr' },
    ru: said(['через 2 поколения'], ['resolved in 2 generations'], ['dans 2 générations']),
    fr: said(
      ['через 3 поколения', 'с того момента, как его открыли'],
      ['in 3 generations', 'from the moment it is revealed'],
      ['dans 3 générations', 'à partir de sa révélation'],
    ),
  },
  {
    ...{ rule: 'parties.reds.policy', chapter: 'parties', site: 'ru' },
    ru: said(['Каждый шаг', 'меньше 3 М€'], ['for each step', 'less than 3 M€'], ['Chaque cran', 'moins de 3 M€']),
    fr: said(['Каждое повышение'], ['each time you raise'], ['Chaque augmentation']),
  },
  {
    ...{ rule: 'influence.adjust', chapter: 'influence', site: 'ru' },
    ru: said(
      ['прибавьте влияние', 'вычтите влияние'],
      ['add your influence', 'subtract your influence'],
      ['ajoutez votre influence', 'soustrayez votre influence'],
    ),
    fr: said(['повышает предел', 'понижает предел'], ['raises the maximum', 'lowers the maximum'], ['relève le maximum', "elle l'abaisse"]),
  },
  {
    ...{ rule: 'special-cases.snow-cover', chapter: 'special-cases', site: 'ru' },
    ru: said(['ещё один жетон океана'], ['another ocean tile may be placed'], ['on peut placer une autre tuile océan']),
    fr: said(['второй раз не срабатывает'], ['not triggered a second time'], ['ne se déclenche pas une deuxième fois']),
  },
  {
    ...{ rule: 'solo.goal', chapter: 'solo', site: 'ru' },
    ru: said(['63 РТ'], ['63 TR'], ['63 NT']),
    fr: said(['обычных правилах одиночной игры'], ['usual solo rules'], ['règles habituelles du solo']),
  },
];

/** What a reader may choose. The empty setting is the site's own choice. */
export const SETTINGS = ['', 'ru', 'fr'] as const;

/** What is wrong with the words that a reader sees as the rule under a setting: those that are missing, and those of the other edition. */
export const wrongWords = (row: Differing, setting: (typeof SETTINGS)[number], lang: WholeLang, seen: string): readonly string[] => {
  const applied = setting || row.site;
  const text = seen.replace(/[\u00A0\u202F\s]+/g, ' ').replaceAll('’', "'");
  return [
    ...row[applied][lang].filter((word) => !text.includes(word)).map((word) => `missing: ${word}`),
    ...row[applied === 'ru' ? 'fr' : 'ru'][lang].filter((word) => text.includes(word)).map((word) => `the other edition's: ${word}`),
  ].map((what) => `${row.rule}, ${lang}, setting "${setting}": ${what}`);
};
