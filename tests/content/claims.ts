import type { Claim, Kept } from './checks/claims.ts';

const claim = (says: string, ru: string, en: string, fr: string): Claim => [says, { ru, en, fr }];

const withLeaderLeftOut = claim('the leader is not counted', 'кроме лидера|не считая лидера', 'other than the leader|besides the leader', 'autre que le leader|en plus du leader');
const clockwise = claim('clockwise', 'по часовой стрелке', 'clockwise', 'dans le sens horaire');
const toFirstTied = claim('to the first of the tied', 'первая из равных|первой из равных', 'the first of the tied parties', 'au premier des partis à égalité');
const exceptLeader = claim('all but the leader', 'все… делегат… .. кроме (её )?лидера', 'all .. delegates .. (but|except) its leader', 'tous les représentants .. sauf son leader');
const emptyAddsNothing = claim('an empty reserve adds nothing', 'запас делегатов .. пуст, .. ничего не добавляет|пустым запасом делегатов ничего не добавляет', 'reserve is empty(,)? (nothing is added|adds nothing)', "réserve des représentants .. vide, il n'ajoute rien|réserve des représentants .. vide n'ajoute rien");
const allPlayers = claim('for all players', '(ко всем игрокам|для всех игроков)', 'for all players', '(à|pour) tous les joueurs');
const neutralAdded = claim('a neutral delegate is added', 'партия, указанная .. получает нейтрального делегата', 'party .. gets a neutral delegate', 'le parti indiqué .. reçoit un représentant neutre');
const policyOnTop = claim('on top of the stack', 'поверх стопки', 'on top of the stack', 'au sommet de la pile');

/** What each rule of Turmoil must not lose in any language, whatever is reworded: its numbers, thresholds, negations and key terms. */
export const turmoilClaims: Readonly<Record<string, Kept>> = {
  'committee.lobbying': { numbers: ['lobbying.cost'], words: [
    claim('not a standard project', 'а не стандартный проект', 'not a standard project', 'non un projet standard'),
    claim('any number of times per generation', 'за поколение не ограничено', 'any number of times per generation', "rien n'en limite le nombre par génération"),
    claim('any party', 'любой партии', 'any party', "n'importe quel parti"),
    claim('free from the lobby', 'из очереди — бесплатно', 'from the lobby, for free', 'depuis le Lobby, gratuitement'),
    claim('at a price from the reserve', 'из запаса делегатов — за \\d+ М€', 'from the delegate reserve, for \\d+ M€', 'depuis la réserve des représentants, pour \\d+ M€'),
  ] },
  'committee.delegate': { numbers: ['influence.each'], words: [
    claim('at least one', 'хотя бы один', 'at least one', 'au moins un'), withLeaderLeftOut,
    claim('leader and chairman give more', 'ещё по \\d+ приносят .. лидер .. и ваш председатель', 'chairman are worth \\d+ more each', 'Président en donnent chacun \\d+ de plus'),
  ], insets: [
    claim('only the leader of the dominant party', 'только лидер ведущей партии', 'only the leader of the dominant party', 'seul le leader du parti majoritaire'),
  ] },
  'committee.first-leader': { words: [
    claim('automatically', 'автоматически', 'automatically', 'automatiquement'),
    claim('the first delegate', 'делегат, который .. первым', 'the first delegate', 'le premier représentant'),
  ] },
  'committee.replace-leader': { words: [
    claim('at once', 'как только', 'as soon as', "dès qu'un"),
    claim('more delegates', 'больше делегатов', 'more delegates', 'plus de représentants'),
    claim('the neutral player included', 'в том числе у нейтрального', 'the neutral player included', 'joueur neutre compris'),
    claim('with equal numbers the leader stays', 'при равном числе .. остаётся прежним', 'equal numbers the leader stays', 'à égalité, le leader reste'),
    claim('the old leader goes back', 'прежний лидер возвращается в область делегатов', 'old leader goes back to the delegate area', "l'ancien leader regagne la zone des représentants"),
  ] },
  'committee.leader-counts': { words: [
    claim('still a delegate of the party', 'по-прежнему считается делегатом этой партии', "remains one of the party's delegates", "reste l'un des représentants du parti"),
    claim('not for influence', 'только при подсчёте влияния лидер не входит', 'only for influence is the leader not counted', "pour l'influence seulement, le leader ne compte pas"),
  ] },
  'committee.leader-of-dominant': { numbers: ['influence.each'], words: [
    claim('becomes chairman in the next crisis', 'следующего кризиса, .. станет председателем', 'next crisis, its leader becomes chairman', 'crise suivante, son leader devient Président'),
    claim('only if still dominant', 'если .. останется ведущей', 'if the party is still dominant', 'si ce parti est toujours en tête'),
  ] },
  'committee.chairman': { numbers: ['chairman.tr', 'influence.each', 'chairman.vp'], words: [
    claim('the leader of the dominant party moves', 'ведущая партия .. её лидер .. на место председателя', 'dominant party .. its leader moves to the chairman seat', 'parti majoritaire .. son leader passe sur le fauteuil du Président'),
    claim('gains TR', 'получает \\d+ РТ', 'gains \\d+ TR', 'gagne \\d+ NT'),
    claim('no other power', 'других полномочий он не даёт', 'no other power', 'aucun autre pouvoir'),
  ] },
  'committee.dominant-party': { words: [
    claim('most delegates', 'больше всего делегатов', 'the most delegates', 'le plus de représentants'),
    claim('leader included', 'считая лидера', 'leader included', 'leader compris'),
    claim('dominance marker', 'маркер лидерства', 'dominance marker', 'marqueur de majorité'),
  ] },
  'committee.dominance-shift': { words: [
    claim('strictly more', 'строго больше', 'strictly more', 'strictement plus'),
    claim('at any moment', 'в любой момент', 'at any moment', "à n'importe quel moment"),
    claim('an equal number is not enough', 'равного числа .. недостаточно', 'equal number is not enough', "l'égalité ne suffit pas"),
  ] },
  'committee.dominant-rules-next': { words: [
    claim('rules in the next generation', 'правящей партией следующего поколения', 'ruling party of the next generation', 'parti dirigeant de la génération suivante'),
  ] },
  'committee.dominance-tie': { words: [
    clockwise, toFirstTied,
    claim('from the new ruling party', 'от той, что только что стала правящей', 'from the party that has just become the ruling party', 'celui qui vient de devenir parti dirigeant'),
    claim('the party with the most now', 'теперь больше всего делегатов', 'now has the most delegates', 'désormais le plus de représentants'),
  ] },
  'committee.ruling-party': { words: [
    claim('the top policy tile shows it', 'верхний жетон политики', 'policy tile on top', 'tuile politique au sommet'),
  ] },
  'committee.policy-timing': { words: [
    claim('only in the action phase', 'только во время фазы действий', 'only during the action phase', "seulement pendant la phase d'action"),
    claim('a new one from the next action phase', 'со следующей фазы действий', 'from the next action phase', "à partir de la phase d'action suivante"),
  ], insets: [
    claim('one edition does not say only', 'слова «только» в тексте нет', 'does not add', 'ne dit pas'),
  ] },
  'committee.becoming-ruling': { numbers: ['chairman.tr'], words: [
    claim('the dominant replaces the ruling party', 'ведущая партия сменяет правящую партию', 'dominant party replaces the ruling party', 'parti majoritaire succède au parti dirigeant'),
    policyOnTop, allPlayers, exceptLeader,
    claim('in force in the next action phase', 'в следующей фазе действий', 'in force in the next action phase', "en vigueur à la prochaine phase d'action"),
    claim('the lobby is refilled', 'очередь пополняется', 'lobby is refilled', 'Lobby est complété'),
  ] },
  'committee.lobby-start': { numbers: ['lobby.size'], words: [
    claim('each player, each generation', 'каждое поколение каждый игрок начинает', 'each player starts each generation', 'au début de chaque génération, chaque joueur'),
    claim('unless the reserve was empty', 'запас делегатов .. не был пуст', 'unless .. delegate reserve was empty', 'sauf si sa réserve des représentants était vide'),
    claim('placed for free', 'бесплатно', 'for free', 'gratuitement'),
  ] },
  'committee.lobby-refill': { words: [
    claim('at the end of each generation', 'в конце каждого поколения', 'at the end of each generation', 'à chaque fin de génération, tout joueur'),
    claim('only players with none there', 'у которого в очереди нет делегата', 'with no delegate in the lobby', 'sans représentant dans le Lobby'),
    emptyAddsNothing,
  ] },
  'committee.neutral': { words: [
    claim('they belong to nobody', 'владельца у них нет', 'belong to nobody', "n'appartiennent à personne"),
    claim('one more player', 'ещё один игрок', 'one more player', 'un joueur de plus'),
    claim('can be leader and chairman', 'лидером партии .. председателем может оказаться и нейтральный делегат', 'can become party leader and chairman', 'peut devenir leader de parti et Président'),
  ] },
  'influence.max-five': { numbers: ['influence.cap'], words: [
    claim('never more', 'засчитывает не больше \\d+', 'never counts more than \\d+', 'ne compte jamais plus de \\d+'),
    claim('the icons do not say it', 'но не её символы', 'icons do not', 'symboles non'),
  ], insets: [
    claim('some events have no maximum', 'без предела', 'without a maximum', 'sans maximum'),
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
    claim('from 0 to the most', 'от 0 до \\d+', 'from 0 to \\d+', 'de 0 à \\d+'),
    claim('at least one', 'хотя бы', 'at least one', 'au moins un'),
    claim('the leader is not counted', 'кроме лидера', 'besides the leader', 'en plus du leader'),
    claim('however many', 'сколько бы их ни было', 'however many', "quel qu'en soit le nombre"),
    claim('chairman', 'председатель', 'being chairman', 'être Président'),
  ] },
  'influence.example-generous-funding': { numbers: ['2', '5', '15', '42', '7', '14'], words: [
    withLeaderLeftOut,
    claim('over 15', 'сверх 15', 'over 15', 'au-dessus de 15'),
    claim('the sum', '5 \\+ 2 = 7', '5 \\+ 2 = 7', '5 \\+ 2 = 7'),
    claim('the amount', '7 × 2 М€ = 14 М€', '7 × 2 M€ = 14 M€', '7 × 2 M€ = 14 M€'),
  ] },
  'influence.example-riots': { numbers: ['4', '7', '5', '1', '16'], words: [
    withLeaderLeftOut,
    claim('counts only 5', 'засчитывается только 5', 'counts only 5', "n'en compte que 5"),
    claim('the difference', '5 − 1 = 4', '5 − 1 = 4', '5 − 1 = 4'),
    claim('the amount', '4 × 4 М€ = 16 М€', '4 × 4 M€ = 16 M€', '4 × 4 M€ = 16 M€'),
  ] },
  'crisis.tr-revision': { numbers: ['tr-revision.loss'], words: [
    claim('all players lose TR', 'ВСЕ игроки теряют \\d+ РТ', 'ALL players lose \\d+ TR', 'TOUS les joueurs perdent \\d+ NT'),
    claim('at the start', 'начинается', 'at the start', "s'ouvre"),
  ] },
  'crisis.global-event': { words: [
    claim('the current event', 'текущее глобальное событие', 'current global event', 'événement global en cours'),
    claim('influence counts', 'влияние', 'influence', 'influence'),
    claim('before the new government', 'новое правительство придёт позже', 'before the new government', 'avant le nouveau gouvernement'),
  ] },
  'crisis.new-government.policy': { words: [
    claim('the dominant replaces the ruling party', 'ведущая партия сменяет правящую партию', 'dominant party replaces the ruling party', 'parti majoritaire remplace le parti dirigeant'), policyOnTop,
  ] },
  'crisis.new-government.bonus': { words: [allPlayers, claim('the new ruling bonus', 'бонус правления новой', 'ruling bonus of the new', 'bonus de dirigeant du nouveau')] },
  'crisis.new-government.return': { words: [exceptLeader, claim('the old chairman', 'прежний председатель', 'old chairman', "l'ancien Président")] },
  'crisis.new-government.chairman': { numbers: ['chairman.tr'], words: [
    claim('the leader takes the seat', 'на место председателя', 'takes the chairman seat', 'prend le fauteuil du Président'),
  ], insets: [
    claim('nobody gains for a neutral one', 'не получает никто', 'nobody gains', 'personne ne gagne'),
  ] },
  'crisis.new-government.dominance': { words: [
    clockwise, toFirstTied,
    claim('from the new ruling party', 'от новой правящей партии', 'from the new ruling party', 'à partir du nouveau parti dirigeant'),
  ], insets: [
    claim('one edition names no start', 'не сказано', 'is not named', "n'est pas nommé"),
  ] },
  'crisis.new-government.lobby': { numbers: ['lobby.size'], words: [
    emptyAddsNothing, claim('each player', 'у каждого игрока', 'each player', 'chaque joueur'),
  ] },
  'crisis.changing-times.current': { words: [
    neutralAdded,
    claim('on top of the current event', 'поверх текущего', 'on top of the current', "recouvre l'événement global en cours"),
    claim('middle right', 'справа посередине', 'middle right', 'à droite, à mi-hauteur'),
  ] },
  'crisis.changing-times.coming': { words: [
    claim('distant to coming', 'клетку приближающегося .. занимает будущее', 'distant .. to the space of the coming', "futur prend l'emplacement de l'événement global à venir"),
  ] },
  'crisis.changing-times.distant': { words: [
    neutralAdded,
    claim('the top card', 'верхняя карта', 'top card', 'première carte'),
    claim('top left corner', 'левом верхнем углу', 'top left corner', 'coin supérieur gauche'),
    claim('flavour text and effect', 'художественный текст и эффект', 'flavour text and its effect', 'texte contextuel et son effet'),
  ] },
};
