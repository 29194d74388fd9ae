import type { Kept } from '../../checks/claims.ts';
import { claim } from '../say.ts';

/** Claims for the chapters introduction, components, setup. */
export const start: Readonly<Record<string, Kept>> = {
  'introduction.global-events': { numbers: ['events.ahead'], words: [
    claim('every player', 'каждого игрока', 'every player', 'tous les joueurs'),
    claim('seen generations ahead', 'открывают за \\d+ поколения', '\\d+ generations ahead', "\\d+ générations à l'avance"),
  ] },
  'introduction.committee': { words: [
    claim('delegates to the committee', 'делегатов в Комитет по терраформированию', 'send delegates to the Terraforming Committee', 'représentants au Comité de Terraformation'),
    claim('influence', 'влияние', 'influence', 'influence'),
    claim('the next ruler', 'править в следующем поколении', 'rules in the next generation', 'gouvernera à la génération suivante'),
    claim('one edition speaks of the leader', 'лидера партии', 'party leader', 'leader du parti'),
  ] },
  'introduction.parties': { numbers: ['parties.all'], words: [
    claim('only once', 'бонус разыгрывают всякий раз, когда партия становится правящей', 'resolve once each time', 'une seule fois'),
    claim('effect or action', 'эффект или действие', 'an effect or an action', 'un effet ou une action'),
    claim('when it becomes ruling', 'становится правящей', 'becomes the ruling party', 'devient dirigeant'),
    claim('the policy from the next action phase', 'политика вступает в силу со следующей фазы действий', 'the policy from the next action phase', "sa politique entre en vigueur à la phase d'action suivante"),
    claim('bonus and policy', 'бонус правления и политика', 'ruling bonus, .. and a policy', 'bonus de dirigeant, .. et une politique'),
  ] },
  'introduction.tr-loss': { numbers: ['tr-revision.loss'], words: [
    claim('every player loses', 'каждый игрок теряет \\d+ РТ', 'each player loses \\d+ TR', 'chaque joueur perd \\d+ NT'),
    claim('each generation', 'в конце каждого поколения', 'at the end of each generation', 'à chaque fin de génération'),
    claim('not in the last one', 'в последнем поколении РТ не теряют', 'only the last generation is spared: skip', "la dernière génération fait exception : elle n'a pas de crise"),
  ] },
  'components.list': { numbers: ['components.projects', 'components.corporations', 'components.references', 'components.events', 'parties.all', 'components.delegates', 'delegates.each', 'players.most', 'delegates.neutral'], words: [
    claim('events', '\\d+ карта глобальных событий', '\\d+ global event cards', '\\d+ cartes Événement global'),
    claim('delegates', '\\d+ делегатов: по \\d+ каждого из \\d+ цветов', '\\d+ delegates: \\d+ in each of \\d+ colours', '\\d+ représentants : \\d+ dans chacune des \\d+ couleurs'),
    claim('neutral ones', '\\d+ нейтральных делегатов', '\\d+ neutral delegates', '\\d+ représentants neutres'),
    claim('cards', '\\d+ карт проектов, \\d+ карт корпораций, \\d+ карты-памятки', '\\d+ project cards, \\d+ corporation cards, \\d+ reference cards', '\\d+ cartes projet, \\d+ cartes corporation, \\d+ cartes de référence'),
    claim('milestone tile', 'достижения «Колонизатор»', 'Terraformer milestone', "l'objectif Terraformeur"),
    claim('both boards', 'планшет Комитета по терраформированию и планшет глобальных событий', 'Terraforming Committee board and the global events board', 'plateau du Comité de Terraformation et le plateau des événements globaux'),
    claim('the marker is in neither list', 'маркера лидерства нет в списке ни одного', 'lists of both editions leave out the dominance marker', 'aucun des deux livrets .. marqueur de majorité'),
  ] },
  'components.event-card': { words: [
    claim('two parties', 'две партии', 'two parties', 'deux partis'),
    claim('top left when revealed', 'в левом верхнем углу получает нейтрального делегата, когда карту открывают', 'when the card is revealed, add a neutral delegate to the party in the top left corner', 'quand vous la révélez, ajoutez un représentant neutre à celui du coin supérieur gauche'),
    claim('middle right when current', 'справа посередине получает нейтрального делегата, когда .. текущим глобальным событием', 'when the card becomes the current global event, add a neutral delegate to the party on the right-hand side', 'quand elle devient .. événement global en cours, ajoutez un représentant neutre à celui de droite, à mi-hauteur'),
    claim('flavour text and effect below', 'в нижней части .. художественный текст и эффект', 'lower part .. flavour text and its effect', 'au bas .. texte contextuel et son effet'),
  ] },
  'components.committee-board': { words: [
    claim('seat, policy, lobby, reserve', 'место председателя, действующая политика, очередь и запас делегатов', 'chairman seat, the policy in force, the lobby and the delegate reserve', 'fauteuil du Président, la politique en vigueur, le Lobby et la réserve des représentants'),
    claim('each party', 'у каждой партии — место лидера партии, область делегатов и бонус правления', 'for each party, its party leader seat, its delegate area and its ruling bonus', 'pour chaque parti, un fauteuil du leader de parti, une zone des représentants et un bonus de dirigeant'),
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
    claim('only so much', 'теперь для достижения достаточно \\d+ РТ', 'now need only \\d+ TR', 'il ne demande plus que \\d+ NT'),
    claim('printed name', 'достижение названо «Колонизатор»', 'is called “Colonizer”', "s'appelle « Colonisateur »"),
  ] },
  'setup.player-delegates': { numbers: ['delegates.each', 'lobby.size', 'delegates.in-reserve'], words: [
    claim('lobby and reserve', '\\d+ в очередь, .. \\d+ — в запас делегатов', '\\d+ of them in the lobby .. \\d+ in the delegate reserve', '\\d+ dans le Lobby et les \\d+ autres dans sa réserve des représentants'),
    claim('each player', 'каждый игрок', 'each player', 'chaque joueur'),
  ] },
  'setup.neutral-delegates': { numbers: ['delegates.neutral-reserve'], words: [
    claim('on the chairman seat', 'нейтрального делегата на место председателя', 'put one neutral delegate on the chairman seat', 'représentant neutre sur le fauteuil du Président'),
    claim('the others in reserve', 'остальных \\d+ положите в нейтральный запас', 'other \\d+ form the neutral reserve', '\\d+ autres forment la réserve neutre'),
  ] },
  'setup.delegates-stay': { words: [
    claim('none leaves', 'ни один делегат не покидает планшет', 'delegate markers stay .. for the whole game', 'aucun jeton représentant ne quitte'),
    claim('the whole game', 'за всю игру', 'for the whole game', 'de toute la partie'),
  ] },
  'setup.shuffle-events': { words: [
    claim('shuffle', 'перемешайте карты глобальных событий', 'shuffle the global event cards', 'mélangez les cartes Événement global'),
    claim('deck on its space', 'отведённую ей клетку', 'the deck on its space', 'le paquet sur son emplacement'),
  ] },
  'setup.coming-event': { words: [
    claim('coming space', 'клетку приближающегося глобального события', 'coming space: it is the coming global event', "emplacement de l'événement global à venir"),
    claim('face up', 'лицом вверх', 'face up', 'face visible'),
    claim('top left', 'левом верхнем углу', 'top left corner', 'coin supérieur gauche'),
    claim('neutral leader', 'он становится лидером партии', "add a neutral delegate to the party named in the card's top left corner, as party leader", 'gauche un représentant neutre, qui devient le leader du parti'),
    claim('dominant at once', 'теперь это ведущая партия', 'now the dominant party', 'maintenant le parti majoritaire'),
    claim('marker', 'маркер лидерства в её область делегатов', 'dominance marker in its delegate area', 'marqueur de majorité dans sa zone des représentants'),
  ] },
  'setup.distant-event': { words: [
    claim('distant', 'на клетку будущего глобального события', 'distant global event', 'événement global futur'),
    claim('top card', 'откройте следующую карту колоды', 'next card of the deck', 'la carte suivante du paquet'),
    claim('top left', 'левом верхнем углу', 'top left corner', 'coin supérieur gauche'),
    claim('neutral leader', 'если лидера в ней ещё нет, делегат становится лидером партии', "add a neutral delegate to the party named in the card's top left corner, as party leader", 'gauche un représentant neutre, qui devient le leader du parti'),
    claim('same party: to the area instead', 'если есть — поставьте делегата в её область делегатов', 'already has a leader, put this delegate in its delegate area', 'ce parti a déjà un leader, mettez plutôt ce représentant dans sa zone des représentants'),
  ] },
  'setup.no-current-event': { words: [
    claim('first generation', 'в первом поколении', 'first generation', 'première génération'),
    claim('no current event', 'текущего глобального события нет', 'has no current global event', "n'a pas d'événement global en cours"),
    claim('nothing to resolve', 'разыгрывать нечего', 'nothing to resolve', 'rien à résoudre'),
  ] },
  'setup.policy-tiles': { numbers: ['parties.all'], words: [
    claim('Greens on top', 'наверх положите жетон Зелёных', "with the Greens' tile on top", 'celle des Verts au sommet'),
    claim('first ruling party', 'Зелёные — первая правящая партия', 'Greens are the first ruling party', 'Les Verts sont le premier parti dirigeant'),
    claim('policy in the first action phase', 'их политика действует в первой фазе действий', 'policy is in force in the first action phase', "politique est en vigueur pendant la première phase d'action"),
  ] },
  'setup.shuffle-cards': { words: [
    claim('projects', 'новые карты проектов .. в колоду проектов', 'new project cards into the project deck', 'nouvelles cartes projet au paquet des projets'),
    claim('corporations', 'новые карты корпораций — в колоду корпораций', 'new corporation cards into the corporation deck', 'nouvelles cartes corporation à celui des corporations'),
  ], insets: [
    claim('one edition names projects only', 'добавьте \\d+ новых карт проектов в колоду', 'shuffle the \\d+ new project cards into', 'ajoutez les \\d+ nouvelles cartes projet au'),
  ] },
};
