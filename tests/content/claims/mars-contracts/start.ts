import type { Kept } from '../../checks/claims.ts';
import { claim } from '../say.ts';

/** Claims for the chapters components, setup, rounds, unions. */
export const start: Readonly<Record<string, Kept>> = {
  'components.list': { numbers: ['components.union-tiles', 'components.union-tokens', 'components.progress-markers', 'components.seals', 'components.assistance-tokens', 'components.contracts', 'components.automa-cards'], words: [
    claim('unions', '\\d+ жетонов союзов и \\d+ фишки союзов', '\\d+ union tiles and \\d+ union tokens', '\\d+ tuiles syndicat et \\d+ pions syndicat'),
    claim('markers', '\\d+ маркера прогресса', '\\d+ progress markers', '\\d+ marqueurs de progression'),
    claim('seals', '\\d+ печатей корпораций', '\\d+ corporation seals', '\\d+ sceaux de corporation'),
    claim('assistance token', '\\d+ жетон содействия', '\\d+ assistance token', "\\d+ jeton d'assistance"),
    claim('contracts', '\\d+ карты контрактов', '\\d+ contract cards', '\\d+ cartes Contrat'),
    claim('Automa', '\\d+ карты действий Автомы', '\\d+ Automa action cards', "\\d+ cartes Action de l'Automa"),
  ], insets: [
    claim('one token a colour, so many seals', 'фишек союзов — по \\d+ каждого из \\d+ цветов, печатей — по \\d+', '\\d+ union token in each of \\d+ colours, and \\d+ seals in each', '\\d+ pion syndicat dans chacune des \\d+ couleurs, et \\d+ sceaux dans chacune'),
  ] },
  'components.union-tile': { words: [
    claim('I', 'I — номер союза', 'I: the union number', 'I : le numéro de syndicat'),
    claim('II', 'II — основной грант', 'II: the main grant', 'II : la subvention principale'),
    claim('III', 'III — дополнительный грант', 'III: the additional grant', 'III : la subvention supplémentaire'),
    claim('IV', 'IV — ячейка печатей', 'IV: the space for corporation seals', "IV : l'emplacement des sceaux de corporation"),
    claim('V', 'V — шкала прогресса', 'V: the progress track', 'V : la piste de progression'),
  ] },
  'components.contract-card': { words: [
    claim('I', 'I — уровни', 'I: the levels', 'I : les niveaux'),
    claim('II', 'II — требование', 'II: the requirement', 'II : le prérequis'),
    claim('III', 'III — бонус за завершение', 'III: the completion bonus', "III : le bonus d'achèvement"),
    claim('IV', 'IV — две награды, из которых выбирают', 'IV: the two rewards to choose from', 'IV : les deux récompenses au choix'),
  ] },
  'setup.union-token': { numbers: ['tokens.each'], words: [
    claim('with the corporation board', 'готовя планшет корпорации', 'for your corporation board', "quand vous préparez votre plateau de corporation"),
    claim('after the colour', 'выберите цвет, как обычно, а затем', 'after choosing a colour', 'une fois la couleur choisie'),
    claim('of that colour, to the play area', 'в свою игровую область \\d+ фишку союза этого цвета', '\\d+ union token of that colour in your play area', 'dans votre zone de jeu \\d+ pion syndicat de cette couleur'),
  ] },
  'setup.union-tiles': { words: [
    claim('with the board', 'при подготовке игрового поля', 'while you prepare the game board', 'quand vous préparez le plateau de jeu'),
    claim('shuffled', 'перемешайте жетоны союзов', 'shuffle the union tiles', 'mélangez les tuiles syndicat'),
    claim('one for each participant', 'столько, сколько участников', 'as many as there are participants', "autant qu'il y a de participants"),
    claim('a row, lowest first', 'ряд: сначала наименьший номер союза, дальше по возрастанию', 'a row .. the game board, in order of their union numbers, the lowest first', 'en rangée .. plateau de jeu, par numéro de syndicat croissant'),
    claim('the rest to the box', 'лишние жетоны союзов уберите в коробку', 'return the remaining union tiles to the box', 'remettez dans la boîte les tuiles syndicat en trop'),
  ], insets: [
    claim('the Automa is not mentioned', 'участник ли Автома, не сказано', 'do not say whether the Automa is a participant', "le livret ne dit pas si l'Automa est un participant"),
    claim('it counts here', 'на этом сайте она участник', 'on this site it counts as one', 'sur ce site, il en est un'),
  ] },
  'setup.markers-and-seals': { numbers: ['markers.each', 'progress.start', 'seals.each'], words: [
    claim('each tile', 'на каждом жетоне союза', 'each union tile', 'chaque tuile syndicat'),
    claim('marker on its first space', '\\d+ маркер прогресса на отметку \\d+ шкалы прогресса', '\\d+ progress marker on space \\d+ of the progress track', '\\d+ marqueur de progression sur la case \\d+ de la piste de progression'),
    claim('seals of one random colour', 'в ячейку печатей положите \\d+ печатей корпораций одного случайного цвета', '\\d+ corporation seals .. all of one colour chosen at random', "\\d+ sceaux de corporation d'une même couleur, tirée au hasard"),
    claim('the rest to the box', 'остальные маркеры прогресса и печати корпораций уберите в коробку', 'return the other progress markers and corporation seals to the box', 'remettez dans la boîte les autres marqueurs de progression et sceaux de corporation'),
  ] },
  'setup.contract-deck': { words: [
    claim('all shuffled', 'перемешайте все карты контрактов', 'shuffle all contract cards', 'mélangez toutes les cartes Contrat'),
    claim('face down by the tiles', 'рубашкой вверх возле жетонов союзов', 'face down beside the union tiles', 'face cachée, près des tuiles syndicat'),
  ] },
  'rounds.new-contracts': { numbers: ['contracts.drawn'], words: [
    claim('each round, before the mining phase', 'каждый раунд, перед фазой добычи', 'each round, before the mining phase', "à chaque manche, avant la phase d'extraction"),
    claim('first the old ones to the box', 'сначала уберите в коробку карты контрактов, которые остались', 'first return any contract cards still below the union tiles to the box', "remettez d'abord dans la boîte les cartes Contrat restées"),
    claim('then so many for each tile', 'потом для каждого жетона союза .. по \\d+ карты контрактов', 'then draw \\d+ contract cards for each union tile', 'révélez ensuite \\d+ cartes Contrat pour chaque tuile syndicat'),
    claim('in their areas', 'отведённые для них места', 'place them below it', 'placez-les dessous'),
  ], insets: [claim('on or under', 'то на жетоне союза, то под ним', 'on the union tile, and under it', 'tantôt sur la tuile syndicat, tantôt sous elle'),
    claim('below it here', 'на этом сайте это места под каждым жетоном союза', 'on this site, it is below each union tile', 'sur ce site, ils se trouvent sous chaque tuile syndicat'),
  ] },
  'unions.two-actions': { numbers: ['unions.locations', 'unions.actions'], words: [
    claim('phase', 'в фазе активации', 'in the activation phase', "pendant la phase d'activation"),
    claim('a location on each tile', 'на каждом жетоне союза есть \\d+ локация', 'each union tile has \\d+ location', 'chaque tuile syndicat ajoute \\d+ lieu'),
    claim('so many new actions', '\\d+ новых действия', '\\d+ new actions', '\\d+ nouvelles actions'),
    claim('the first', '«Получение гранта союза»', 'receive a union grant', 'recevoir une subvention de syndicat'),
    claim('the second', '«Приверженность союзу»', 'commit to a union', "s'engager envers un syndicat"),
  ] },
  'unions.grant': { words: [
    claim('either token', 'свою фишку союза или одну из своих фишек лидеров', 'your union token or one of your leader tokens', "votre pion syndicat ou l'un de vos pions leader"),
    claim('an available slot', 'доступную ячейку действия', 'available action slot of a union tile', "case d'action disponible d'une tuile syndicat"),
    claim('the main grant', 'получите основной грант этого жетона союза', 'gain the main grant of that union tile', 'recevez la subvention principale de cette tuile'),
  ] },
  'unions.token-is-leader': { words: [
    claim('it is a leader', 'фишка союза — это тоже фишка лидера', 'union token is a leader token as well', 'pion syndicat est lui aussi un pion leader'),
    claim('only on a union tile', 'только на жетон союза', 'only on a union tile', 'vous ne pouvez le placer que sur une tuile syndicat'),
  ] },
  'unions.commit': { numbers: ['commitment.seals', 'contracts.first-level'], words: [
    claim('a token already there', 'свою фишку, которая уже стоит в ячейке действия на жетоне союза', 'one of your tokens that is already in an action slot of a union tile', "l'un de vos pions déjà placés dans une case d'action d'une tuile syndicat"),
    claim('down', 'вниз, в ячейку повторного действия', 'down to the repeat-action slot', "descendez-le dans la case de répétition d'action"),
    claim('the additional grant', 'получите дополнительный грант', 'gain the additional grant', 'recevez la subvention supplémentaire'),
    claim('a contract and a seal', 'одну из карт контрактов, доступных под этим жетоном союза, и \\d+ печать корпорации', 'one of the contract cards available below that union tile, and \\d+ corporation seal', "l'une des cartes Contrat disponibles sous cette tuile syndicat et \\d+ sceau de corporation"),
    claim('in the play area, on the first level', 'карту контракта в свою игровую область, а печать корпорации — на её уровень \\d+', 'contract card in your play area and the corporation seal on its level \\d+', 'carte Contrat dans votre zone de jeu et le sceau de corporation sur son niveau \\d+'),
  ] },
  'unions.slot-closed': { words: [
    claim('no longer available', 'ячейка действия, из которой сдвинули фишку, больше недоступна', 'action slot that the token has left is no longer available', "case d'action que le pion a quittée n'est plus disponible"),
    claim('to nobody, you included', 'никому, и вам в том числе, нельзя', 'nobody, including you, may', 'personne, pas même vous, ne peut'),
    claim('neither token', 'ни фишку союза, ни фишку лидера', 'a union token or a leader token', 'un pion syndicat ou un pion leader'),
  ] },
};
