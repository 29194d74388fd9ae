import type { Kept } from '../../checks/claims.ts';
import { claim } from '../say.ts';
import { withLeaderLeftOut } from './said.ts';

/** Claims for the chapters influence, global-events, special-cases. */
export const events: Readonly<Record<string, Kept>> = {
  'influence.max-five': { numbers: ['influence.cap'], words: [
    claim('never more', 'в счёт идёт не больше \\d+', 'counts at most \\d+', 'ne compte pas au-delà de \\d+'),
    claim('the icons do not say it', 'но не её символы', 'not in its icons', 'pas dans ses symboles'),
  ], insets: [
    claim('one edition lists cards too', 'в этом перечне названы и карты', 'also names cards', 'cite aussi les cartes'),
    claim('some events have no maximum', 'если карта сама снимает предел, следуйте карте. по данным карт предела нет', 'if a card itself lifts the maximum, follow the card. .. some events count without a maximum', 'si une carte lève elle-même ce maximum, suivez la carte. .. certains événements comptent sans maximum'),
  ] },
  'influence.adjust': { numbers: ['influence.cap'], words: [
    claim('gains: add', 'прибавьте влияние', 'add your influence', 'ajoutez votre influence'),
    claim('losses: subtract', 'вычтите влияние', 'subtract your influence', 'soustrayez votre influence'),
    claim('beyond the maximum too', 'и сверх \\d+', 'even beyond \\d+', 'même au-delà de \\d+'),
  ], insets: [
    claim('never below zero', 'не бывает меньше 0', 'never below 0', "n'est jamais inférieur à 0"),
    claim('a loss never becomes a gain', 'потеря никогда не превращается', 'a loss never becomes a gain', 'une perte ne devient jamais un gain'),
    claim('why: the first example too', '10 М€, а не 14', '10 M€, not 14', '10 M€ et non 14'),
  ] },
  'influence.sources': { numbers: ['influence.each', 'influence.most', '0'], words: [
    claim('from 0 to the most', 'от 0 до \\d+', '0 to \\d+', 'de 0 à \\d+'),
    claim('at least one', 'все вместе \\d+ единицу', 'at least one', 'un ou plusieurs'),
    claim('the leader is not counted', 'кроме лидера', 'non-leader delegates?', 'un ou plusieurs représentants hors leader'),
    claim('however many', 'сколько бы их ни было', 'however many', 'en tout'),
    claim('chairman', 'председатель', 'being chairman', 'si vous êtes Président'),
  ] },
  'influence.example-generous-funding': { numbers: ['2', '5', '15', '42', '7', '14'], words: [
    withLeaderLeftOut,
    claim('over 15', 'сверх 15', 'above 15', 'au-dessus de 15'),
    claim('the sum', '5 \\+ 2 = 7', '5 \\+ 2 = 7', '5 \\+ 2 = 7'),
    claim('the amount', '7 × 2 М€ = 14 М€', '7 × 2 M€ = 14 M€', '7 × 2 M€ = 14 M€'),
  ] },
  'influence.example-riots': { numbers: ['4', '7', '5', '1', '16'], words: [
    withLeaderLeftOut,
    claim('counts only 5', 'засчитывается только 5', 'counts only 5', "n'en compte que 5"),
    claim('the difference', '5 − 1 = 4', '5 − 1 = 4', '5 − 1 = 4'),
    claim('the amount', '4 × 4 М€ = 16 М€', '4 × 4 M€ = 16 M€', '4 × 4 M€ = 16 M€'),
  ] },
  'global-events.distant': { words: [
    claim('top left', 'добавьте нейтрального делегата в партию, указанную в левом верхнем углу карты', "add a neutral delegate to the party named in the card's top left corner", 'ajoutez un représentant neutre au parti indiqué dans le coin supérieur gauche'),
    claim('flavour text and effect', 'художественный текст и эффект', 'flavour text and its effect', "texte contextuel et l'effet"),
    claim('third crisis after', 'в третьем кризисе после этого', 'third Turmoil phase after that', 'troisième crise qui suit'),
  ], insets: [
    claim('one edition', 'разыгрывают через 2 поколения', 'resolved in 2 generations', 'dans 2 générations'),
    claim('the other', 'разыгрывают через 3 поколения', 'in 3 generations', 'dans 3 générations'),
    claim('set-up', 'во втором поколении .. будущее событие — в третьем', 'in the second generation .. the distant event in the third', "à la deuxième génération .. l'événement futur à la troisième"),
  ] },
  'global-events.coming': { words: [
    claim('on becoming current', 'становится текущим глобальным событием', 'becomes the current global event', "devient l'événement global en cours"),
    claim('middle right', 'добавьте нейтрального делегата в партию, указанную на карте справа посередине', 'add a neutral delegate to the party named on the right-hand side of the card', 'ajoutez un représentant neutre au parti indiqué sur sa carte à droite, à mi-hauteur'),
  ] },
  'global-events.current': { words: [
    claim('in the crisis of each generation', 'во время каждого кризиса', 'in each Turmoil phase', 'à chaque crise'),
    claim('no bonuses and no TR', 'ни бонусов, ни РТ', 'no bonuses and no TR', "n'y gagne ni bonus ni NT"),
    claim('none in the first generation', 'в первом поколении текущего .. нет', 'first generation has no current', "première génération n'a pas"),
  ] },
  'special-cases.parameter-at-goal': { words: [
    claim('neither up nor down', 'ни повысить, ни понизить', 'neither up nor down', 'ni vers le haut ni vers le bas'),
    claim('to the end', 'до конца игры', 'rest of the game', "jusqu'à la fin de la partie"),
  ] },
  'special-cases.volcanic-eruptions': { numbers: ['0'], words: [
    claim('to the step or past it', 'доходит до бонусного деления 0 °C или проходит его', 'at 0 °C or past it', "bonus océan de 0 °C, que la température atteigne ce niveau ou le dépasse"),
    claim('first player chooses', 'первый игрок .. где выберет', 'first player chooses', 'premier joueur .. où il veut'),
    claim('no bonuses', 'бонусов за это он не получает', 'no bonuses for it', "n'en tire aucun bonus"),
  ] },
  'special-cases.snow-cover': { numbers: ['0'], words: [
    claim('the ocean stays', 'уже выложенный .. остаётся', 'already placed for that step stays', 'laissez en place la tuile océan'),
    claim('another may be placed', 'можно выложить ещё один жетон океана', 'another ocean tile may be placed', 'on peut placer une autre tuile océan'),
  ], insets: [
    claim('not a second time, in one edition', 'второй раз не срабатывает', 'not triggered a second time', 'ne se déclenche pas une deuxième fois'),
    claim('the editions contradict', 'противоречат друг другу', 'contradict each other', 'se contredisent'),
  ] },
};
