import type { Kept } from '../../checks/claims.ts';
import { claim } from '../say.ts';
import { withLeaderLeftOut, clockwise, toFirstTied, exceptLeader, emptyAddsNothing, allPlayers, policyOnTop } from './said.ts';

/** Claims for the chapter committee. */
export const committee: Readonly<Record<string, Kept>> = {
  'committee.lobbying': { numbers: ['lobbying.cost'], words: [
    claim('not a standard project', 'а не стандартный проект', 'not a standard project', 'non un projet standard'),
    claim('any number of times per generation', 'за поколение .. сколько угодно раз', 'any number of times per generation', 'autant de fois que vous voulez par génération'),
    claim('any party', 'любой партии', 'any party', "n'importe quel parti"),
    claim('free from the lobby', 'из очереди — бесплатно', 'from the lobby, for free', 'depuis le Lobby, gratuitement'),
    claim('at a price from the reserve', 'из запаса делегатов — за \\d+ М€', 'from the delegate reserve, for \\d+ M€', 'depuis la réserve des représentants, pour \\d+ M€'),
  ] },
  'committee.delegate': { numbers: ['influence.each'], words: [
    claim('at least one', 'хотя бы один', 'at least one', 'au moins un'),
    claim('leader and chairman give more', 'ещё по \\d+ единице приносят .. лидер .. и ваш председатель', '\\d+ more each for leading that party and for being chairman', "Président, s'ils sont à vous, en donnent chacun \\d+ de plus"),
  ], insets: [
    withLeaderLeftOut,
    claim('only the leader of the dominant party', 'в абзаце о лидере .. только лидер ведущей партии', 'paragraph on leaders .. only the leader of the dominant party', 'paragraphe sur le leader .. ne cite .. que le leader du parti majoritaire'),
  ] },
  'committee.first-leader': { words: [
    claim('automatically', 'сразу становится лидером', 'becomes its party leader at once', 'devient aussitôt le leader'),
    claim('the first delegate', 'делегат, который .. первым', 'the first delegate', 'le premier représentant'),
  ] },
  'committee.replace-leader': { words: [
    claim('at once', 'как только', 'as soon as', "dès qu'un"),
    claim('more delegates', 'больше делегатов', 'more delegates', 'plus de représentants'),
    claim('the neutral player included', 'в том числе у нейтрального', 'including the neutral player', 'joueur neutre compris'),
    claim('with equal numbers the leader stays', 'при равном числе .. остаётся прежним', 'numbers are equal, the leader stays', 'à égalité, le leader reste'),
    claim('the old leader goes back', 'прежнего лидера верните в область делегатов', 'return the old leader to the delegate area', "l'ancien leader dans la zone des représentants"),
  ] },
  'committee.leader-counts': { words: [
    claim('still a delegate of the party', 'по-прежнему считается делегатом этой партии', "is still one of the party's delegates", "reste l'un des représentants du parti"),
    claim('not for influence', 'только при подсчёте влияния лидер не входит', 'influence is the one exception: there the leader is not counted', "pour l'influence seulement, le leader ne compte pas"),
  ] },
  'committee.leader-of-dominant': { numbers: ['influence.each'], words: [
    claim('becomes chairman in the next crisis', 'следующего кризиса, станет председателем', 'next Turmoil phase becomes chairman', 'à la crise suivante, .. devient Président'),
    claim('whoever leads the party that is dominant then', 'тот, кто окажется лидером ведущей партии', 'whoever leads the dominant party', "le leader du parti majoritaire d'alors"),
  ] },
  'committee.chairman': { numbers: ['chairman.tr', 'influence.each', 'chairman.vp'], words: [
    claim('the leader of the dominant party moves', 'ведущая партия .. её лидер .. на место председателя', 'dominant party .. move its leader to the chairman seat', 'parti majoritaire .. son leader prend le fauteuil du Président'),
    claim('gains TR', 'получает \\d+ РТ', 'gains \\d+ TR', 'gagne \\d+ NT'),
    claim('no other power', 'других полномочий у председателя нет', 'no other power', 'aucun autre pouvoir'),
  ] },
  'committee.dominant-party': { words: [
    claim('most delegates', 'больше всего делегатов', 'the most delegates', 'le plus de représentants'),
    claim('leader included', 'считая лидера', 'including its leader', 'leader compris'),
    claim('dominance marker', 'маркер лидерства', 'dominance marker', 'marqueur de majorité'),
  ] },
  'committee.dominance-shift': { words: [
    claim('strictly more', 'строго больше', 'has more delegates than the dominant party', 'strictement plus'),
    claim('at any moment', 'в любой момент', 'whenever another party .. at once becomes dominant', "à n'importe quel moment"),
    claim('an equal number is not enough', 'равного числа .. недостаточно', 'equal number is not enough', "l'égalité ne suffit pas"),
  ] },
  'committee.dominant-rules-next': { words: [
    claim('rules in the next generation', 'правящей партией следующего поколения', 'ruling party of the next generation', 'parti dirigeant de la génération suivante'),
  ] },
  'committee.dominance-tie': { words: [
    clockwise, toFirstTied,
    claim('from the new ruling party', 'от той, что только что стала правящей', 'from the party that has just become the ruling party', 'celui qui vient de devenir parti dirigeant'),
    claim('the party with the most now', 'теперь больше всего делегатов', 'now has the most delegates', 'maintenant le plus de représentants'),
  ], insets: [
    claim('the order of the parties', '«Марс вперёд», Кельвинисты, Красные, Зелёные, Союз, Учёные', 'Mars First, Kelvinists, Reds, Greens, Unity, Scientists', "Pour Mars, Les Kelvinistes, Les Rouges, Les Verts, L'Unité, Les Scientifiques"),
  ] },
  'committee.ruling-party': { words: [
    claim('the top policy tile shows it', 'верхний жетон политики', 'policy tile on top', 'tuile politique au sommet'),
  ] },
  'committee.policy-timing': { words: [
    claim('only in the action phase', 'только во время фазы действий', 'only during the action phase', "n'est en vigueur que pendant la phase d'action"),
    claim('a new one from the next action phase', 'со следующей фазы действий', 'from the next action phase', "entre en vigueur à la phase d'action suivante"),
  ], insets: [
    claim('one edition does not say only', 'не сказано, действует ли политика и в других фазах', 'does not say whether a policy is also in force in other phases', "ne dit pas si une politique est en vigueur aussi dans d'autres phases"),
  ] },
  'committee.becoming-ruling': { numbers: ['chairman.tr'], words: [
    claim('the dominant replaces the ruling party', 'ведущая партия сменяет правящую партию', 'dominant party (replaces|becomes) the ruling party', 'parti majoritaire succède au parti dirigeant'),
    policyOnTop, allPlayers, exceptLeader,
    claim('in force in the next action phase', 'в следующей фазе действий', 'in force in the next action phase', "en vigueur pendant la prochaine phase d'action"),
    claim('the lobby is refilled', 'пополните очередь', 'fill the lobby', 'complétez le Lobby'),
  ] },
  'committee.lobby-start': { numbers: ['lobby.size'], words: [
    claim('each player, each generation', 'каждый игрок начинает поколение', 'each player starts each generation', 'au début de chaque génération, chaque joueur'),
    claim('unless the reserve was empty', 'если было кого туда поставить', 'unless they had none left to put there', 'sauf si, faute de représentant en réserve, sa place y est restée vide'),
    claim('placed for free', 'бесплатно', 'for free', 'gratuitement'),
  ] },
  'committee.lobby-refill': { words: [
    claim('at the end of each generation', 'в конце каждого поколения', 'at the end of each generation', 'à la fin de chaque génération, chaque joueur'),
    claim('only players with none there', 'у которого в очереди нет делегата', 'with no delegate in the lobby', "qui n'a plus de représentant dans le Lobby"),
    emptyAddsNothing,
  ] },
  'committee.neutral': { words: [
    claim('they belong to nobody', 'владельца у них нет', 'belong to nobody', "n'appartiennent à personne"),
    claim('one more player', 'считаются ещё одним игроком', 'one more player', 'un joueur de plus'),
    claim('can be leader and chairman', 'нейтральный делегат может стать и лидером партии, и даже председателем', 'can become party leader and chairman', 'peut devenir leader de parti et Président'),
  ] },
};
