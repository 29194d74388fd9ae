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
  'introduction.global-events': { numbers: ['events.ahead'], words: [
    claim('every player', 'каждого игрока', 'every player', 'tous les joueurs'),
    claim('seen generations ahead', 'видно за \\d+ поколения', '\\d+ generations ahead', "\\d+ générations à l'avance"),
  ] },
  'introduction.committee': { words: [
    claim('delegates on the committee', 'делегатов в Комитет по терраформированию', 'delegates on the Terraforming Committee', 'représentants au Comité de Terraformation'),
    claim('influence', 'влияние', 'influence', 'influence'),
    claim('the next ruler', 'править в следующем поколении', 'will rule in the next generation', 'gouvernera à la génération suivante'),
    claim('one edition speaks of the leader', 'лидера партии', 'party leader', 'leader de parti'),
  ] },
  'introduction.parties': { numbers: ['parties.all'], words: [
    claim('only once', 'только один раз', 'only once', 'une seule fois'),
    claim('effect or action', 'эффект или действие', 'an effect or an action', 'un effet ou une action'),
    claim('when it becomes ruling', 'становится правящей партией', 'becomes the ruling party', 'devient parti dirigeant'),
    claim('bonus and policy', 'бонус правления, .. и политика', 'ruling bonus, .. and a policy', 'bonus de dirigeant, .. et une politique'),
  ] },
  'introduction.tr-loss': { numbers: ['tr-revision.loss'], words: [
    claim('every player loses', 'каждый игрок теряет \\d+ РТ', 'every player loses \\d+ TR', 'tout joueur perd \\d+ NT'),
    claim('each generation', 'в конце каждого поколения', 'at the end of each generation', 'à chaque fin de génération'),
    claim('not in the last one', 'в последнем поколении этого нет', 'not in the last generation', 'pas à la dernière génération'),
  ] },
  'components.list': { numbers: ['components.projects', 'components.corporations', 'components.references', 'components.events', 'parties.all', 'components.delegates', 'delegates.each', 'players.most', 'delegates.neutral'], words: [
    claim('events', '\\d+ карта глобальных событий', '\\d+ global event cards', '\\d+ cartes Événement global'),
    claim('delegates', '\\d+ делегатов: по \\d+ каждого из \\d+ цветов', '\\d+ delegates: \\d+ in each of \\d+ colours', '\\d+ représentants : \\d+ dans chacune des \\d+ couleurs'),
    claim('neutral ones', '\\d+ нейтральных делегатов', '\\d+ neutral delegates', '\\d+ représentants neutres'),
    claim('cards', '\\d+ карт проектов, \\d+ карт корпораций, \\d+ карты-памятки', '\\d+ project cards, \\d+ corporation cards, \\d+ reference cards', '\\d+ cartes projet, \\d+ cartes corporation, \\d+ cartes de référence'),
    claim('milestone tile', 'достижения «Колонизатор»', 'Terraformer milestone', "l'objectif Terraformeur"),
    claim('both boards', 'планшет Комитета по терраформированию и планшет глобальных событий', 'Terraforming Committee board and the global events board', 'plateau du Comité de Terraformation et le plateau des événements globaux'),
    claim('the marker is in neither list', 'ни в одном издании маркера лидерства', 'neither edition lists the dominance marker', 'aucune des deux éditions .. marqueur de majorité'),
  ] },
  'components.event-card': { words: [
    claim('two parties', 'две партии', 'two parties', 'deux partis'),
    claim('top left when revealed', 'в левом верхнем углу получает нейтрального делегата, когда карту открывают', 'top left corner gets a neutral delegate when the card is revealed', 'coin supérieur gauche reçoit un représentant neutre quand la carte est révélée'),
    claim('middle right when current', 'справа посередине получает нейтрального делегата, когда .. текущим глобальным событием', 'middle right gets a neutral delegate when .. current global event', 'droite, à mi-hauteur, reçoit un représentant neutre quand .. événement global en cours'),
    claim('flavour text and effect below', 'в нижней части .. художественный текст и эффект', 'lower part .. flavour text and its effect', 'le bas .. texte contextuel et son effet'),
  ] },
  'components.committee-board': { words: [
    claim('seat, policy, lobby, reserve', 'место председателя, действующая политика, очередь и запас делегатов', 'chairman seat, the policy in force, the lobby and the delegate reserve', 'fauteuil du Président, la politique en vigueur, le Lobby et la réserve des représentants'),
    claim('each party', 'у каждой партии — место лидера партии, область делегатов и бонус правления', 'for each party, its party leader seat, its delegate area and its ruling bonus', 'pour chaque parti, son fauteuil du leader de parti, sa zone des représentants et son bonus de dirigeant'),
    claim('the marker in one area', 'маркер лидерства лежит в области делегатов одной', 'dominance marker lies in the delegate area of one', "marqueur de majorité .. dans la zone des représentants de l'un"),
  ] },
  'setup.when': { words: [claim('after the second step', 'после второго шага', 'after the second step', 'après la deuxième étape')] },
  'setup.boards': { words: [
    claim('committee board', 'планшет Комитета по терраформированию', 'Terraforming Committee board', 'plateau du Comité de Terraformation'),
    claim('events board', 'планшет глобальных событий', 'global events board', 'plateau des événements globaux'),
    claim('beside the main board', 'рядом с игровым полем', 'beside the main board', 'à côté du plateau principal'),
  ] },
  'setup.terraformer': { numbers: ['terraformer.tr'], words: [
    claim('base map only', 'на базовом поле \\(Фарсида\\)', 'on the base map, Tharsis', 'sur le plateau de base, Tharsis'),
    claim('milestone', 'достижение «Колонизатор»', 'Terraformer milestone', "l'objectif Terraformeur"),
    claim('only so much', 'теперь хватает .. \\d+ РТ', 'now takes only \\d+ TR', '\\d+ NT y suffisent désormais'),
    claim('printed name', 'как напечатано', 'printed as', 'nom imprimé'),
  ] },
  'setup.player-delegates': { numbers: ['delegates.each', 'lobby.size', 'delegates.in-reserve'], words: [
    claim('lobby and reserve', '\\d+ в очередь, .. \\d+ — в запас делегатов', '\\d+ in the lobby .. \\d+ in the delegate reserve', '\\d+ dans le Lobby .. \\d+ autres dans la réserve des représentants'),
    claim('each player', 'каждый игрок', 'each player', 'chaque joueur'),
  ] },
  'setup.neutral-delegates': { numbers: ['delegates.neutral-reserve'], words: [
    claim('on the chairman seat', 'нейтральный делегат занимает место председателя', 'neutral delegate takes the chairman seat', 'représentant neutre occupe le fauteuil du Président'),
    claim('the others in reserve', 'остальные \\d+ — нейтральный запас', 'other \\d+ are the neutral reserve', '\\d+ autres forment la réserve neutre'),
  ] },
  'setup.delegates-stay': { words: [
    claim('none leaves', 'ни один маркер делегата не покидает планшет', 'no delegate marker leaves', 'aucun jeton représentant ne quitte'),
    claim('the whole game', 'за всю игру', 'for the whole game', 'de toute la partie'),
  ] },
  'setup.shuffle-events': { words: [
    claim('shuffle', 'перемешайте карты глобальных событий', 'shuffle the global event cards', 'mélangez les cartes Événement global'),
    claim('deck on its space', 'отведённую ей клетку', 'its own space', 'son propre emplacement'),
  ] },
  'setup.coming-event': { words: [
    claim('coming space', 'клетку приближающегося глобального события', 'space of the coming global event', "emplacement de l'événement global à venir"),
    claim('face up', 'лицом вверх', 'face up', 'face visible'),
    claim('top left', 'левом верхнем углу', 'top left corner', 'coin supérieur gauche'),
    claim('neutral leader', 'нейтрального делегата, и он становится лидером партии', 'neutral delegate as party leader', 'représentant neutre, qui en est le leader de parti'),
    claim('dominant at once', 'теперь это ведущая партия', 'now the dominant party', 'maintenant le parti majoritaire'),
    claim('marker', 'маркер лидерства в её область делегатов', 'dominance marker in its delegate area', 'marqueur de majorité dans sa zone des représentants'),
  ] },
  'setup.distant-event': { words: [
    claim('distant', 'будущее глобальное событие', 'distant global event', 'événement global futur'),
    claim('top card', 'верхнюю в колоде', 'on top of the deck', 'au sommet du paquet'),
    claim('top left', 'левом верхнем углу', 'top left corner', 'coin supérieur gauche'),
    claim('neutral leader', 'нейтрального делегата, и он становится лидером партии', 'neutral delegate as party leader', 'représentant neutre, qui en est le leader de parti'),
    claim('same party: to the area instead', 'та же партия, .. вместо этого .. в её область делегатов', 'same party .. to its delegate area instead', 'même parti .. plutôt sa zone des représentants'),
  ] },
  'setup.no-current-event': { words: [
    claim('first generation', 'в первом поколении', 'first generation', 'première génération'),
    claim('no current event', 'текущее глобальное событие отсутствует', 'has no current global event', "n'a pas d'événement global en cours"),
    claim('nothing to resolve', 'разыгрывать нечего', 'nothing to resolve', 'rien à résoudre'),
  ] },
  'setup.policy-tiles': { numbers: ['parties.all'], words: [
    claim('Greens on top', 'сверху — жетон Зелёных', 'tile of the Greens on top', 'celle des Verts au sommet'),
    claim('first ruling party', 'Зелёные — первая правящая партия', 'Greens are the first ruling party', 'Les Verts sont le premier parti dirigeant'),
    claim('policy in the first action phase', 'в первой фазе действий в силе их политика', 'policy is in force in the first action phase', "politique est en vigueur à la première phase d'action"),
  ] },
  'setup.shuffle-cards': { words: [
    claim('projects', 'новые карты проектов .. в колоду проектов', 'new project cards into the project deck', 'nouvelles cartes projet au paquet des projets'),
    claim('corporations', 'новые карты корпораций — в колоду корпораций', 'new corporation cards into the corporation deck', 'nouvelles cartes corporation à celui des corporations'),
  ], insets: [
    claim('one edition names projects only', 'упомянуты только \\d+ новых карт проектов', 'only the \\d+ new project cards', 'seules les \\d+ nouvelles cartes projet'),
  ] },
  'parties.mars-first.goal': { words: [claim('developed and independent', 'развивался и стал независимым', 'developed and independent', 'développé et indépendant'), claim('party', 'Марс вперёд', 'Mars First', 'Pour Mars')] },
  'parties.mars-first.bonus': { numbers: ['bonus.megacredits-each'], words: [
    claim('per own building tag', 'каждому игроку — \\d+ М€ за каждую его метку здания', 'each player gains \\d+ M€ for each building tag of their own', "chaque joueur gagne \\d+ M€ par badge Construction qu'il possède"),
  ] },
  'parties.mars-first.policy': { numbers: ['mars-first.steel'], words: [
    claim('any tile that you place on Mars', 'любой жетон, который вы кладёте на Марс', 'any tile that you place on Mars', 'toute tuile que vous posez sur Mars'), claim('steel', 'сталь: \\d+', '\\d+ steel', '\\d+ acier'),
  ] },
  'parties.scientists.goal': { words: [claim('technology is the way', 'Учёных .. в будущее .. технологии', 'Scientists, technology .. future', 'Les Scientifiques, .. avenir .. technologie')] },
  'parties.scientists.bonus': { numbers: ['bonus.megacredits-each'], words: [
    claim('per own science tag', 'каждому игроку — \\d+ М€ за каждую его метку открытия', 'each player gains \\d+ M€ for each science tag of their own', "chaque joueur gagne \\d+ M€ par badge Science qu'il possède"),
  ] },
  'parties.scientists.policy': { numbers: ['scientists.cost', 'scientists.cards'], words: [
    claim('only once per generation per player', 'каждый игрок .. только раз за поколение', 'each player .. only once per generation', "chaque joueur n'y a droit qu'une fois par génération"),
    claim('cards from the deck for M€', 'за \\d+ М€ возьмите из колоды карты: \\d+', 'for \\d+ M€, draw \\d+ cards from the deck', 'contre \\d+ M€, prenez \\d+ cartes du paquet'),
  ] },
  'parties.unity.goal': { words: [claim('the whole solar system', 'Союз .. человечество .. во всей Солнечной системе', 'Unity .. mankind .. whole solar system', "L'Unité .. humanité .. partout dans le système solaire")] },
  'parties.unity.bonus': { numbers: ['bonus.megacredits-each'], words: [
    claim('per own Venus, Earth and Jovian tag', 'каждому игроку — \\d+ М€ за каждую его метку Венеры, метку Земли и метку Юпитера', 'each player gains \\d+ M€ for each Venus tag, each Earth tag and each Jovian tag of their own', "chaque joueur gagne \\d+ M€ par badge Vénus, par badge Terre et par badge Jovien qu'il possède"),
  ] },
  'parties.unity.policy': { numbers: ['unity.titanium'], words: [claim('titanium is worth more', 'ваш титан ценится на \\d+ М€ дороже', 'your titanium is worth \\d+ M€ more', 'votre titane vaut \\d+ M€ de plus')] },
  'parties.kelvinists.goal': { words: [claim('fast, by heat', 'Кельвинисты .. быстрого терраформирования с помощью тепла', 'Kelvinists .. fast terraforming by means of heat', 'Les Kelvinistes .. terraformer vite, grâce à la chaleur')] },
  'parties.kelvinists.bonus': { numbers: ['bonus.megacredits-each'], words: [
    claim('per step of heat production', 'каждому игроку — \\d+ М€ за каждую единицу его производства тепла', 'each player gains \\d+ M€ for each step of their own heat production', 'chaque joueur gagne \\d+ M€ par niveau de sa production de chaleur'),
  ] },
  'parties.kelvinists.policy': { numbers: ['kelvinists.cost', 'kelvinists.steps'], words: [
    claim('heat and energy', 'производство тепла и своё производство энергии — каждое на \\d+', 'heat production and your energy production by \\d+ step each', "production de chaleur et votre production d'énergie de \\d+ niveau chacune"),
    claim('any number of times', 'за поколение не ограничено', 'any number of times per generation', "rien n'en limite le nombre par génération"),
    claim('for M€', 'за \\d+ М€', 'for \\d+ M€', 'contre \\d+ M€'),
  ] },
  'parties.reds.goal': { words: [claim('stays red', 'Красные .. осталась — красного цвета', 'Reds .. stay red', 'Les Rouges .. reste rouge')] },
  'parties.reds.bonus': { numbers: ['reds.bonus-tr', 'reds.solo-most-tr'], words: [
    claim('lowest TR', 'с самым низким РТ получает \\d+ РТ', 'lowest TR gains \\d+ TR', 'au NT le plus bas gagne \\d+ NT'),
    claim('all who tie', 'каждый из них', 'all of them do', 'tous le gagnent'),
    claim('solo', 'в игре в одиночку .. не больше \\d+', 'in solo play, .. is \\d+ or less', 'en solo, .. ne dépasse pas \\d+'),
  ] },
  'parties.reds.policy': { numbers: ['reds.cost'], words: [
    claim('each step', 'каждый шаг, .. РТ, стоит вам \\d+ М€', 'each step .. TR is raised costs you \\d+ M€', 'chaque cran .. NT monte vous coûte \\d+ M€'),
    claim('with less you cannot', 'меньше \\d+ М€, повысить РТ нельзя', 'with less than \\d+ M€ you cannot raise your TR', 'avec moins de \\d+ M€, vous ne pouvez pas augmenter votre NT'),
  ], insets: [
    claim('each time, in one edition', '\\d+ М€ каждый раз, когда', '\\d+ M€ each time', '\\d+ M€ chaque fois que'),
    claim('two steps would cost the same', 'повышение на два шага тоже стоило бы \\d+ М€', 'two steps would cost \\d+ M€ too', 'deux crans coûterait aussi \\d+ M€'),
  ] },
  'parties.greens.goal': { words: [claim('a new Earth soon', 'Зелёным .. новая Земля, .. как можно раньше', 'Greens .. new Earth, as soon as possible', 'Les Verts .. nouvelle Terre, le plus tôt possible')] },
  'parties.greens.bonus': { numbers: ['bonus.megacredits-each'], words: [
    claim('per own plant, microbe and animal tag', 'каждому игроку — \\d+ М€ за каждую его метку растения, метку микроба и метку животного', 'each player gains \\d+ M€ for each plant tag, each microbe tag and each animal tag of their own', "chaque joueur gagne \\d+ M€ par badge Plante, par badge Microbe et par badge Animal qu'il possède"),
  ] },
  'parties.greens.policy': { numbers: ['greens.megacredits'], words: [claim('each greenery tile', 'каждый жетон озеленения, который вы кладёте, .. \\d+ М€', 'each greenery tile that you place .. \\d+ M€', 'chaque tuile forêt que vous posez .. \\d+ M€')] },
  'cards.text': { words: [claim('requirements in words', 'требования карты словами', "card's text spells out its requirements", "prérequis d'une carte .. en toutes lettres dans son texte")] },
  'cards.party-requirement': { numbers: ['cards.party-delegates'], words: [
    claim('either is enough', 'хотя бы одно из двух', 'at least one of these', "au moins l'un de ces points"),
    claim('ruling, by the top tile', 'правящая партия, .. верхнему жетону политики', 'ruling party, .. top policy tile', 'parti dirigeant, .. tuile politique du sommet'),
    claim('at least so many delegates', 'не меньше \\d+ ваших делегатов', 'at least \\d+ delegates', 'au moins \\d+ représentants'),
    claim('the leader counts', 'на месте лидера партии тоже считается', 'party leader seat counts', 'fauteuil du leader de parti compte'),
  ] },
  'global-events.distant': { words: [
    claim('top left', 'партия в левом верхнем углу .. получает нейтрального делегата', 'party in its top left corner gets a neutral delegate', 'parti de son coin supérieur gauche reçoit un représentant neutre'),
    claim('flavour text and effect', 'художественный текст и эффект', 'flavour text and its effect', "texte contextuel et l'effet"),
    claim('third crisis after', 'в третьем кризисе после того, в котором', 'third crisis after the one', 'troisième crise après celle'),
  ], insets: [
    claim('one edition', 'случится через 2 поколения', 'in 2 generations', 'dans 2 générations'),
    claim('the other', 'случится через 3 поколения', 'in 3 generations', 'dans 3 générations'),
    claim('set-up', 'во втором поколении, другая — в третьем', 'in the second generation, the other in the third', "à la deuxième génération, l'autre à la troisième"),
  ] },
  'global-events.coming': { words: [
    claim('on becoming current', 'становится текущим глобальным событием', 'becomes the current global event', "devient l'événement global en cours"),
    claim('middle right', 'справа посередине, получает нейтрального делегата', 'middle right of its card gets a neutral delegate', 'à droite, à mi-hauteur, reçoit un représentant neutre'),
  ] },
  'global-events.current': { words: [
    claim('in the crisis of each generation', 'кризисе, .. каждое поколение', 'crisis at the end of each generation', 'crise qui clôt chaque génération'),
    claim('no bonuses and no TR', 'ни бонусов, ни РТ', 'no bonuses and no TR', "n'y gagne ni bonus ni NT"),
    claim('none in the first generation', 'в первом поколении .. отсутствует', 'first generation has no current', "première génération n'a pas"),
  ] },
  'special-cases.parameter-at-goal': { words: [
    claim('neither up nor down', 'ни вверх, ни вниз', 'neither up nor down', 'ni vers le haut ni vers le bas'),
    claim('to the end', 'до конца игры', 'rest of the game', 'toute la partie'),
  ] },
  'special-cases.volcanic-eruptions': { numbers: ['0'], words: [
    claim('to the step or past it', 'деления 0 °C или .. за него', 'at 0 °C or past it', '0 °C ou au-delà'),
    claim('first player chooses', 'первый игрок .. где выберет', 'first player chooses', 'premier joueur .. où il le choisit'),
    claim('no bonuses', 'бонусов за это не получает', 'no bonuses for it', 'sans aucun bonus'),
  ] },
  'special-cases.snow-cover': { numbers: ['0'], words: [
    claim('the ocean stays', 'уже выложенный .. остаётся', 'already placed for that step stays', 'déjà placée .. reste'),
    claim('another may be placed', 'можно выложить ещё один', 'another ocean tile may be placed', 'autre tuile océan peut être placée'),
  ], insets: [
    claim('not a second time, in one edition', 'второй раз не срабатывает', 'not triggered a second time', 'ne se déclenche pas une deuxième fois'),
    claim('the editions contradict', 'противоречат друг другу', 'contradict each other', 'se contredisent'),
  ] },
  'solar-phase.when': { words: [
    claim('after production', 'за фазой производства', 'after the production phase', 'après la phase de production'),
    claim('every generation', 'в каждом поколении', 'every generation', 'chaque génération'), claim('four steps', 'четыре', 'four', 'quatre étapes'),
  ] },
  'solar-phase.end-check': { words: [
    claim('all three', 'и температура, и кислород, и океаны', 'temperature, oxygen and oceans have all', "température, l'oxygène et les océans ont tous"),
    claim('a last chance', 'в последний раз превратить растения', 'one last chance to turn plants', 'une dernière fois changer des plantes'),
    claim('one or more', 'один или несколько', 'one or more', 'une ou plusieurs'),
    claim('the rest is skipped', 'остальные шаги пропускаются', 'remaining steps are skipped', 'étapes restantes sont passées'),
  ] },
  'solar-phase.world-government': { numbers: ['world-government.steps'], words: [
    claim('with Venus Next', 'Проект „Венера“', 'Venus Next', 'Venus Next'),
    claim('not at its goal', 'не достиг цели', 'not at its goal', "n'est pas au maximum"),
    claim('before the order changes', 'ещё не сменилась', 'before the turn order changes', "avant que l'ordre du tour ne change"),
    claim('no bonuses', 'бонусов он за это не получает', 'no bonuses for it', 'aucun bonus'),
    claim('no TR', 'и РТ тоже', 'no TR either', 'ni aucun NT'),
    claim('or an ocean', 'или выкладывает жетон океана', 'or places an ocean tile', 'ou place une tuile océan'),
    claim('other cards', 'Полярные водоросли .. Афродита', 'Arctic Algae .. Aphrodite', 'Algues arctiques .. Aphrodite'),
  ] },
  'solar-phase.world-government-variant': { words: [claim('left out', 'дольше, обойдитесь без', 'longer game, leave out', 'plus longtemps, passez-vous')] },
  'solar-phase.colonies': { numbers: ['colonies.steps'], words: [
    claim('all trade fleets', 'все торговые флоты', 'all trade fleets', 'toutes les flottes commerciales'),
    claim('each white marker', 'белый маркер каждого жетона колонии', 'white marker of each colony tile', 'marqueur blanc de chaque tuile Colonie'),
    claim('with Colonies', 'дополнением «Колонии»', 'Colonies expansion', 'extension Colonies'),
    claim('to the right, in one edition', 'вправо', 'to the right', 'vers la droite'),
  ] },
  'solar-phase.crisis': { words: [
    claim('four steps in order', 'пересмотр РТ ?;\\s+глобальное событие ?;\\s+новое правительство ?;\\s+время перемен', 'TR revision ?;\\s+global event ?;\\s+new government ?;\\s+changing times', 'révision du NT ?;\\s+événement global ?;\\s+nouveau gouvernement ?;\\s+temps des changements'),
    claim('in this order', 'порядок такой', 'in this order', 'dans cet ordre'),
  ] },
  'end.no-crisis': { words: [claim('skipped', 'кризис уже не наступает', 'no crisis any more', "n'y a plus de crise"), claim('when the game ends', 'игра закончилась', 'the game ends', 'la partie terminée')] },
  'end.scoring': { numbers: ['chairman.vp', 'leader.vp'], words: [
    claim('chairman', 'председатель приносит владельцу \\d+ ПО', 'chairman is worth \\d+ VP', 'Président vaut \\d+ PV'),
    claim('all parties', 'ВСЕХ партиях, а не только', 'ALL parties are worth \\d+ VP each', 'TOUS les partis, .. \\d+ PV chacun'),
  ] },
  'solo.rules': { words: [claim('base game and expansions', 'одиночной игры — базовой и всех дополнений', 'solo rules of the base game and of all expansions', 'règles solo du jeu de base et de toutes les extensions')] },
  'solo.differences': { words: [
    claim('the Reds differ', 'бонус правления Красных иной', 'ruling bonus of the Reds works differently', 'bonus de dirigeant des Rouges est différent'),
    claim('some events too', 'отдельные глобальные события', 'some global events', 'certains événements globaux'),
  ] },
  'solo.goal': { numbers: ['solo.goal-tr'], words: [
    claim('one of two goals', 'успеть к сроку или достичь \\d+ РТ', 'to beat the clock, or to reach \\d+ TR', 'dans le temps imparti ou atteindre \\d+ NT'),
    claim('before the game', 'перед началом игры', 'before the game', 'avant la partie'),
    claim('Prelude', 'Пролога', 'Prelude', 'Prelude'),
  ], insets: [claim('silent edition', 'ничего не говорит', 'says nothing', "n'en dit rien")] },
  'credits.original': { words: [
    claim('design', 'Якоб Фрюкселиус', 'Jacob Fryxelius', 'Jacob Fryxelius'), claim('graphics', 'Исаак Фрюкселиус', 'Isaac Fryxelius', 'Isaac Fryxelius'),
    claim('publishers', 'FryxGames; в русском — Lavka Games; во французском — Stronghold Games', 'FryxGames; Lavka Games in the Russian one; Stronghold Games in the French one', "FryxGames ; Lavka Games dans l'édition russe ; Stronghold Games dans la française"),
    claim('unofficial', 'неофициальный', 'unofficial', "n'est pas officiel"),
    claim('neither made nor approved', 'не создавали и не одобряли', 'is not made by .. nor approved', "ni les auteurs ni les éditeurs ne l'ont fait ou approuvé"),
  ] },
  'open-questions.same-party-again': { numbers: ['chairman.tr'], words: [
    claim('once more', 'ещё раз становится', 'once more', 'redevient'), claim('bonus again', 'бонус правления разыгрывается снова', 'ruling bonus is resolved again', 'bonus de dirigeant est de nouveau appliqué'),
    claim('chairman', 'становится председателем', 'becomes chairman', 'devient Président'),
  ] },
  'open-questions.no-delegates-left': { words: [clockwise, claim('the new ruling party last', 'сама она — последняя', 'itself comes last', 'lui-même en dernier'), claim('from the new ruling party', 'от новой правящей партии', 'from the new ruling party', 'à partir du nouveau parti dirigeant')] },
  'open-questions.neutral-reserve-empty': { words: [claim('none is added', 'никто не добавляется', 'none is added', "aucun n'est ajouté"), claim('empty', 'нейтральный запас пуст', 'neutral reserve is empty', 'réserve neutre est vide')] },
  'open-questions.leader-removed': { words: [
    claim('a leader who ties stays', 'лидер партии остаётся, если', 'still ties for the most stays', 'encore à égalité .. reste en place'),
    claim('turn order', 'в порядке хода', 'in turn order', "dans l'ordre du tour"), claim('neutral last', 'нейтральные делегаты — последними', 'neutral delegates come last', 'représentants neutres viennent en dernier'),
  ] },
  'open-questions.reds-cannot-pay': { words: [claim('no', 'нет', 'no', 'non'), claim('paying is not optional', 'платить обязательно', 'paying is not optional', "payer n'est pas facultatif")] },
  'open-questions.reds-in-crisis': { words: [claim('costs nothing', 'ничего не стоит', 'costs nothing', 'ne coûte rien'), claim('only in the action phase', 'только в фазе действий', 'only in the action phase', "n'agit que pendant la phase d'action")] },
  'open-questions.event-order': { words: [claim('turn order', 'в порядке хода', 'in turn order', "dans l'ordre du tour"), claim('from the first player', 'первым игроком в только что сыгранном поколении', 'first player of the generation just played', "premier joueur de la génération qui vient d'être jouée")] },
  'open-questions.reserve-before-lobby': { numbers: ['lobbying.cost'], words: [claim('yes, at a price', 'да, за \\d+ М€', 'yes, for \\d+ M€', 'oui, pour \\d+ M€')] },
  'open-questions.greens-at-setup': { words: [claim('no', 'нет', 'no', 'non'), claim('only the policy', 'только их политика', 'only their policy', 'seule leur politique')] },
  'open-questions.goal-reached-late': { words: [claim('at the next check', 'при проверке в следующем поколении', 'at the check of the next generation', 'à la vérification de la génération suivante')] },
  'open-questions.eruption-without-ocean': { words: [claim('nothing, no bonus', 'ничего не выкладывается, и бонуса нет', 'nothing is placed, and there is no bonus', "rien n'est placé et il n'y a pas de bonus"), claim('heat too', 'производства тепла', 'heat production', 'production de chaleur')] },
  'open-questions.own-tiles': { words: [claim('your own', 'вы сами кладёте', 'you place on Mars yourself', 'vous posez vous-même'), claim('oceans too', 'включая жетоны океана', 'ocean tiles included', 'tuiles océan comprises')] },
  'open-questions.tags-counted': { words: [claim('face up', 'лицом вверх', 'face up', 'face visible'), claim('not of events', 'карт событий не учитываются', 'event cards do not count', 'cartes Événement jouées ne comptent pas')] },
  'open-questions.losses': { words: [claim('never more', 'никогда не теряет больше', 'never loses more', 'ne perd jamais plus')] },
  'open-questions.event-deck-empty': { words: [claim('nothing is revealed', 'ничего не открывается', 'nothing is revealed', "rien n'est révélé"), claim('the rest moves', 'всё равно движется', 'still moves', 'avance quand même')] },
};
