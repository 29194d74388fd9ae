import type { Kept } from '../../checks/claims.ts';
import { claim } from '../say.ts';

/** Claims for the chapters parties, cards. */
export const parties: Readonly<Record<string, Kept>> = {
  'parties.mars-first.goal': { words: [claim('developed and independent', 'развивался и стал независимым', 'developed and independent', 'développée et indépendante'), claim('party', 'Марс вперёд', 'Mars First', 'Pour Mars')] },
  'parties.mars-first.bonus': { numbers: ['bonus.megacredits-each'], words: [
    claim('per own building tag', 'каждому игроку — \\d+ М€ за каждую его метку здания', 'each player gains \\d+ M€ for each building tag they have', "chaque joueur gagne \\d+ M€ par badge Construction qu'il possède"),
  ] },
  'parties.mars-first.policy': { numbers: ['mars-first.steel'], words: [
    claim('any tile that you place on Mars', 'выкладывая любой жетон на Марс, получайте \\d+ сталь', 'when you place any tile on Mars, gain \\d+ steel', 'chaque tuile que vous placez sur Mars'), claim('steel', '\\d+ сталь', '\\d+ steel', '\\d+ acier'),
  ] },
  'parties.scientists.goal': { words: [claim('technology is the way', 'Учёных .. в будущее .. технологии', 'Scientists, technology .. future', 'Les Scientifiques, .. avenir .. technologie')] },
  'parties.scientists.bonus': { numbers: ['bonus.megacredits-each'], words: [
    claim('per own science tag', 'каждому игроку — \\d+ М€ за каждую его метку открытия', 'each player gains \\d+ M€ for each science tag they have', "chaque joueur gagne \\d+ M€ par badge Science qu'il possède"),
  ] },
  'parties.scientists.policy': { numbers: ['scientists.cost', 'scientists.cards'], words: [
    claim('only once per generation per player', 'каждый игрок .. но не больше одного раза за поколение', 'each player .. only once per generation', "chaque joueur ne peut le faire qu'une fois par génération"),
    claim('cards from the deck for M€', 'за \\d+ М€ каждый игрок может взять из колоды \\d+ карты', 'pay \\d+ M€ to draw \\d+ cards from the deck', 'contre \\d+ M€, piochez \\d+ cartes'),
  ] },
  'parties.unity.goal': { words: [claim('the whole solar system', 'Союз .. человечество .. во всей Солнечной системе', 'Unity .. mankind .. throughout the solar system', "L'Unité .. humanité .. partout dans le système solaire")] },
  'parties.unity.bonus': { numbers: ['bonus.megacredits-each'], words: [
    claim('per own Venus, Earth and Jovian tag', 'каждому игроку — \\d+ М€ за каждую его метку Венеры, Земли или Юпитера', 'each player gains \\d+ M€ for each Venus tag, each Earth tag and each Jovian tag they have', "chaque joueur gagne \\d+ M€ par badge Vénus, par badge Terre et par badge Jovien qu'il possède"),
  ] },
  'parties.unity.policy': { numbers: ['unity.titanium'], words: [claim('titanium is worth more', 'вы платите титаном, каждая его единица стоит на \\d+ М€ больше', 'each titanium that you pay with is worth \\d+ M€ more', 'chaque titane que vous dépensez vaut \\d+ M€ de plus')] },
  'parties.kelvinists.goal': { words: [claim('fast, by heat', 'Кельвинисты .. быстрого терраформирования с помощью тепла', 'Kelvinists .. terraformed fast, by means of heat', 'Les Kelvinistes .. terraformer vite, grâce à la chaleur')] },
  'parties.kelvinists.bonus': { numbers: ['bonus.megacredits-each'], words: [
    claim('per step of heat production', 'каждому игроку — \\d+ М€ за каждую единицу его производства тепла', 'each player gains \\d+ M€ for each step of their heat production', 'chaque joueur gagne \\d+ M€ par niveau de sa production de chaleur'),
  ] },
  'parties.kelvinists.policy': { numbers: ['kelvinists.cost', 'kelvinists.steps'], words: [
    claim('heat and energy', 'вы можете повысить на \\d+ и производство тепла, и производство энергии', 'heat production and your energy production by \\d+ step each', "production de chaleur et votre production d'énergie de \\d+ niveau chacune"),
    claim('several times', 'можно несколько раз за поколение', 'each player .. several times per generation', 'chaque joueur .. plusieurs fois par génération'),
    claim('for M€', 'за \\d+ М€', 'pay \\d+ M€', 'contre \\d+ M€'),
  ], insets: [
    claim('no limit here', 'без предела; на этом сайте — тоже', 'name no limit. on this site, there is none', "sans fixer de limite ; sur ce site, il n'y en a pas"),
  ] },
  'parties.reds.goal': { words: [claim('stays red', 'Красные .. осталась красной', 'Reds .. stay red', 'Les Rouges .. reste rouge')] },
  'parties.reds.bonus': { numbers: ['reds.bonus-tr', 'reds.solo-most-tr'], words: [
    claim('lowest TR', 'с самым низким РТ получает \\d+ РТ', 'lowest TR gains \\d+ TR', 'au NT le plus bas gagne \\d+ NT'),
    claim('all who tie', 'каждый из них', 'each of them does', "si plusieurs joueurs sont à égalité, chacun d'eux en gagne autant"),
    claim('solo', 'в одиночной игре .. не больше \\d+', 'in solo play, .. is \\d+ or less', 'en solo, .. ne dépasse pas \\d+'),
  ] },
  'parties.reds.policy': { numbers: ['reds.cost'], words: [
    claim('each step', 'каждый шаг, .. РТ, стоит вам \\d+ М€', 'pay \\d+ M€ for each step you raise your TR', 'chaque cran de NT que vous gagnez vous coûte \\d+ M€'),
    claim('with less you cannot', 'меньше \\d+ М€, повысить РТ нельзя', 'with less than \\d+ M€ you cannot raise your TR', 'avec moins de \\d+ M€, vous ne pouvez pas augmenter votre NT'),
  ], insets: [
    claim('each time, in one edition', 'каждое повышение вашего РТ стоит вам \\d+ М€', 'pay \\d+ M€ each time you raise your TR', 'chaque augmentation de votre NT vous coûte \\d+ M€'),
    claim('two steps would cost the same', 'повышение на два шага тоже стоило бы \\d+ М€', 'two steps would cost \\d+ M€ too', 'deux crans coûterait aussi \\d+ M€'),
  ] },
  'parties.greens.goal': { words: [claim('a new Earth soon', 'Зелёным .. новая Земля, .. как можно скорее', 'Greens .. new Earth, as soon as possible', 'Les Verts .. nouvelle Terre, le plus tôt possible')] },
  'parties.greens.bonus': { numbers: ['bonus.megacredits-each'], words: [
    claim('per own plant, microbe and animal tag', 'каждому игроку — \\d+ М€ за каждую его метку растения, микроба или животного', 'each player gains \\d+ M€ for each plant tag, each microbe tag and each animal tag they have', "chaque joueur gagne \\d+ M€ par badge Plante, par badge Microbe et par badge Animal qu'il possède"),
  ] },
  'parties.greens.policy': { numbers: ['greens.megacredits'], words: [claim('each greenery tile', 'выкладывая жетон озеленения, получайте \\d+ М€', 'when you place a greenery tile, gain \\d+ M€', 'chaque tuile forêt que vous placez .. \\d+ M€')] },
  'cards.text': { words: [claim('requirements in words', 'требования карты описаны в её тексте', "each card spells out its requirements in its text", "prérequis d'une carte .. en toutes lettres dans son texte")] },
  'cards.party-requirement': { numbers: ['cards.party-delegates'], words: [
    claim('either is enough', 'хотя бы одно из двух', 'at least one of these', 'une seule de ces conditions suffit'),
    claim('ruling, by the top tile', 'правящая партия .. жетон политики — верхний', 'ruling party, .. top policy tile', 'parti dirigeant, .. tuile politique du sommet'),
    claim('at least so many delegates', 'не меньше \\d+ ваших делегатов', 'at least \\d+ delegates', 'au moins \\d+ représentants'),
    claim('the leader counts', 'на месте лидера партии тоже считается', 'party leader seat counts', 'fauteuil du leader de parti en fait partie'),
  ] },
};
