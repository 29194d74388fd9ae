import type { Kept } from '../../checks/claims.ts';
import { claim } from '../say.ts';

/** Claims for the chapters contracts, scoring, assistance-token, automa, credits, open-questions. */
export const contracts: Readonly<Record<string, Kept>> = {
  'contracts.advance': { words: [
    claim('each time', 'каждый раз, выполнив требование', 'each time you meet the requirement', 'chaque fois que vous remplissez le prérequis'),
    claim('in the play area', 'в вашей игровой области', 'in your play area', 'de votre zone de jeu'),
    claim('the next level', 'сдвиньте .. печать корпорации на следующий уровень', 'move its corporation seal to the next level', 'avancez son sceau de corporation au niveau suivant'),
  ] },
  'contracts.complete': { numbers: ['completion.steps'], words: [
    claim('the last level', 'до последнего уровня, контракт выполнен', 'the last level, the contract is completed', 'le contrat est achevé quand .. au dernier niveau'),
    claim('the bonus', 'бонус за завершение: маркер прогресса на жетоне союза, у которого взят контракт, сдвиньте вперёд на \\d+ деление', "completion bonus: move the progress marker on the contract's union tile \\d+ step forward", "bonus d'achèvement : avancez de \\d+ échelon le marqueur de progression de la tuile syndicat d'où vient le contrat"),
    claim('in this order', 'по порядку', 'in this order', "dans l'ordre"),
    claim('exactly one reward', 'ровно одну из двух наград', 'exactly one of the two rewards', 'une seule des deux récompenses'),
  ] },
  'contracts.reward-a': { words: [
    claim('the VP shown', 'столько ПО, сколько указано на карте контракта', 'at once gain the VP shown on the contract card', 'les PV indiqués par la carte Contrat'),
    claim('discarded', 'сбросьте её', 'discard the card', 'défaussez-la'),
  ] },
  'contracts.reward-b': { words: [
    claim('the steps shown', 'маркер прогресса .. на столько делений, сколько указано на карте контракта', 'progress marker .. as many steps forward as the contract card shows', "marqueur de progression .. du nombre d'échelons indiqué par la carte Contrat"),
    claim('flipped and kept', 'карту контракта переверните и оставьте перед собой', 'flip the contract card and keep it in front of you', 'retournez la carte Contrat et gardez-la devant vous'),
    claim('the seal on the card', 'печать корпорации положите в ячейку печати на карте', 'corporation seal in the space for it on the card', "sceau de corporation à l'emplacement qu'elle lui réserve"),
  ] },
  'contracts.only-after-taking': { words: [
    claim('only if met afterwards', 'сдвигайте печать корпорации, только если .. требование уже после того, как взяли контракт', 'move .. only if .. requirement after taking the contract', "n'avancez .. que si .. prérequis après avoir pris le contrat"),
    claim('what came before does not count', 'сделанное раньше не считается', 'what you did before does not count', 'aviez fait avant ne compte pas'),
  ] },
  'contracts.example': { numbers: ['2', '0', '1'], words: [
    claim('Yellow', 'Жёлтый ставит фишку союза в ячейку действия и получает основной грант: 2 льда', 'Yellow places their union token in an action slot and gains the main grant: 2 ice', "Jaune place son pion syndicat dans une case d'action ; la subvention principale lui donne 2 unités de glace"),
    claim('since the previous turn', 'на жетон союза в прошлый ход', "on White's previous turn, White placed a union token on the union tile", 'depuis son tour précédent'),
    claim('may commit', 'доступно действие «Приверженность союзу»', 'so White may now commit to the union', "peut donc s'engager envers le syndicat"),
    claim('launch', 'в ячейку повторного действия, и выполняет запуск', 'repeat-action slot and performs a launch', "case de répétition d'action et effectue ainsi un lancement"),
    claim('a contract on the first level', 'карту контракта и кладёт печать корпорации на уровень 0', 'takes a contract card and puts a corporation seal on its level 0', 'prend aussi une carte Contrat et place un sceau de corporation sur le niveau 0'),
    claim('laboratory', 'лабораторию и сдвигает печать корпорации на 1 уровень вниз: с уровня 0 на уровень 1', 'laboratory and moves the corporation seal 1 level down, from level 0 to level 1', 'laboratoire et descend le sceau de corporation de 1 niveau, de 0 à 1'),
  ] },
  'scoring.completed': { words: [
    claim('each completed contract in the play area', 'каждый выполненный контракт в вашей игровой области', 'each completed contract in your play area', 'chaque contrat achevé de votre zone de jeu'),
    claim('at the end', 'в конце игры', 'at the end of the game', 'à la fin de la partie'),
    claim('by the marker of its union', 'положение маркера прогресса на жетоне его союза', 'position of the progress marker on the tile of its union', 'position du marqueur de progression sur la tuile de son syndicat'),
  ] },
  'scoring.uncompleted': { numbers: ['uncompleted.vp'], words: [
    claim('each one not completed', 'за каждый контракт, который остался в вашей игровой области невыполненным', 'for each uncompleted contract left in your play area', 'pour chaque contrat resté inachevé dans votre zone de jeu'),
    claim('lost', 'вы теряете \\d+ ПО', 'you lose \\d+ VP', 'vous perdez \\d+ PV'),
  ] },
  'scoring.example': { numbers: ['3', '2', '6', '4'], words: [
    claim('three, two of them kept', '3 контракта одного союза: 2 карты контрактов оставил', '3 contracts of one union, kept 2 of the contract cards', "3 contrats d'un même syndicat : il a gardé 2 cartes Contrat"),
    claim('the third for VP', 'третью сбросил и сразу взял за неё 2 ПО', 'discarded the third to gain 2 VP at once', 'défaussé la troisième, contre 2 PV'),
    claim('one not completed', 'один контракт остался невыполненным', 'has an uncompleted contract', 'reste un contrat inachevé'),
    claim('the section, not the steps', 'очки показывает секция шкалы прогресса, а не число делений', 'the section of the progress track shows the points; do not count the steps', "la section de la piste de progression qui indique les points, non le nombre d'échelons"),
    claim('the amount', '2 × 3 ПО = 6 ПО', '2 × 3 VP = 6 VP', '2 × 3 PV = 6 PV'),
    claim('the difference', '6 − 2 = 4', '6 − 2 = 4', '6 − 2 = 4'),
  ] },
  'assistance.use': { numbers: ['assistance.chosen'], words: [
    claim('only with this expansion', 'только в игре с этим дополнением', 'only in games with this expansion', "ne sert qu'avec cette extension"),
    claim('shuffled with the others', 'перемешайте его с остальными', 'shuffle it with the others', 'mélangez-le aux autres'),
    claim('chosen, or at random', 'либо выберите из них \\d+, либо переверните все лицом вниз и возьмите \\d+ наугад', 'either choose \\d+ of them, or turn them all face down and take \\d+ at random', 'puis choisissez \\d+ jetons, ou retournez-les tous face cachée et prenez-en \\d+ au hasard'),
  ] },
  'assistance.trade-union': { numbers: ['trade-union.grants', 'trade-union.steps'], words: [
    claim('each placement of either token', 'всякий раз, ставя на жетон союза свою фишку союза или фишку лидера', 'each time you place your union token or a leader token on a union tile', 'chaque fois que vous placez un pion syndicat ou un pion leader sur une tuile syndicat'),
    claim('the main grant so many times', 'основной грант этого жетона дважды', 'main grant of that tile twice', 'deux fois la subvention principale'),
    claim('and steps', 'и сдвигайте его маркер прогресса вперёд на \\d+ деления', 'in addition, move the progress marker on that tile \\d+ steps forward', 'de plus, avancez de \\d+ échelons son marqueur de progression'),
  ], insets: [
    claim('once, by the form of the verb', 'по форме глагола .. лишь однажды', 'could also mean that the marker moves only once', 'peut aussi se lire ainsi : une seule avancée'),
    claim('each time here', 'на этом сайте его сдвигают каждый раз', 'on this site, it moves each time', 'sur ce site, avancez le marqueur chaque fois'),
  ] },
  'assistance.trade-union-automa': { numbers: ['trade-union.grants'], words: [
    claim('the next commitment', 'за следующее действие «Приверженность союзу»', 'the next time it commits to a union', 'prochain engagement envers un syndicat'),
    claim('the additional grant so many times', 'дополнительный грант дважды', 'additional grant twice', 'deux fois la subvention supplémentaire'),
  ] },
  'automa.cards': { numbers: ['components.automa-cards'], words: [
    claim('shuffled in', 'перемешайте \\d+ карты действий Автомы из дополнения с остальными её картами действий', '\\d+ additional Automa action cards of the expansion to its action cards, and shuffle', "\\d+ cartes Action de l'Automa que contient l'extension, puis mélangez"),
  ] },
  'automa.place': { words: [
    claim('a card for a union', 'на взятой карте действий Автомы .. локация союза', 'Automa action card .. for a union location', "carte Action de l'Automa .. concerne un lieu de syndicat"),
    claim('priority card and its arrow', 'возьмите ещё карту приоритета Автомы и следуйте её стрелке', 'draw an Automa priority card too and follow its arrow', "piochez aussi une carte Priorité de l'Automa et suivez sa flèche"),
    claim('the first available slot', 'иначе в первую доступную ячейку действия поставьте фишку союза Автомы', "otherwise, place the Automa's union token in the first available action slot", "sinon, placez le pion syndicat de l'Automa dans la première case d'action disponible"),
    claim('or a commitment', 'уже стоит фишка Автомы, на этом сайте Автома выполняет действие «приверженность союзу»', "on this site, if one of the Automa's tokens is already in an action slot of that union, the automa commits", "sur ce site, .. occupe déjà une case d'action de ce syndicat, il s'engage"),
    claim('a leader if it is used', 'если эта фишка уже использована — одну из фишек лидеров Автомы', "if the union token is already in use, place one of the Automa's leader tokens", "si ce pion a déjà servi, .. l'un des pions leader de l'Automa"),
  ] },
  'automa.commit': { numbers: ['automa.cost', 'automa.vp', 'automa.steps'], words: [
    claim('grant and contract', 'получает дополнительный грант и ту карту контракта под жетоном этого союза', 'gains the additional grant and takes a contract card from below that union tile', "donnez-lui la subvention supplémentaire, puis, parmi les cartes Contrat sous la tuile de ce syndicat, celle"),
    claim('by the arrow', 'указывает стрелка карты приоритета', 'the arrow on its Automa priority card points', 'désigne la flèche de sa carte Priorité'),
    claim('spends credits', 'тратит \\d+ кредита', 'pays \\d+ credits', 'dépensez \\d+ de ses crédits'),
    claim('as if completed', 'будто выполнила этот контракт: получает \\d+ ПО и сбрасывает карту контракта', 'as if it had completed that contract, it gains \\d+ VP and discards the contract card', "donnez-lui \\d+ PV, comme s'il avait achevé ce contrat, et défaussez la carte"),
    claim('the marker', 'маркер прогресса этого союза сдвиньте вперёд на \\d+ деление', "move that union's progress marker \\d+ step forward", 'avancez ensuite de \\d+ échelon le marqueur de progression de ce syndicat'),
  ] },
  'automa.production': { words: [
    claim('production action', 'союз предлагает действие производства', 'union offers a production action', 'syndicat propose une action de production'),
    claim('the mining yield of its leader card', 'Автома получает добычу, указанную на её карте лидера', 'mining yield printed on its leader card', "produit d'extraction imprimé sur sa carte Leader"),
  ] },
  'automa.cannot-commit': { words: [
    claim('if it cannot', 'если действие «Приверженность союзу» Автоме недоступно', 'if the Automa cannot commit to a union', "si l'Automa ne peut pas s'engager envers un syndicat"),
    claim('the token stays', 'не двигайте её фишку', 'leave its token where it is', 'ne déplacez pas son pion'),
    claim('the yield as usual', 'Автома, как обычно, получает добычу со своей карты лидера', 'gains the mining yield on its leader card as usual', "donnez-lui quand même le produit d'extraction de sa carte Leader"),
    claim('no contract card', 'но карты контракта не получает', 'but no contract card', 'mais aucune carte Contrat'),
  ] },
  'automa.cannot-afford': { words: [
    claim('it cannot pay', 'если Автоме нечем заплатить', 'if the Automa cannot pay', "si l'Automa n'a pas de quoi payer"),
    claim('no contract card', 'карту контракта она не получает', 'takes no contract card', 'ne reçoit aucune carte Contrat'),
  ] },
  'credits.original': { words: [
    claim('authors', 'Густав Сундстрём', 'Theo K\\. Mavraganis and Gustav Sundström', 'Theo K\\. Mavraganis et Gustav Sundström'),
    claim('development', 'разработка: Тео К\\. Мавраганис и Димитрис Сиакампенис', 'development: Theo K\\. Mavraganis and Dimitris Siakampenis', 'développement : Theo K\\. Mavraganis et Dimitris Siakampenis'),
    claim('pictures', 'Тан Хо Сим, .. Стелла Костаки', 'Tan Ho Sim, .. Stella Kostaki', 'Tan Ho Sim, .. Stella Kostaki'),
    claim('science', 'Сотериос Цантилас', 'Soterios Tsantilas', 'Soterios Tsantilas'),
    claim('the Russian translator', 'Сергей Капрарь, переводчик', 'Sergey Kaprar, translator', 'Sergueï Kaprar, traducteur'),
    claim('publisher, year, version', 'Artipia Games, © 2023, все права защищены; правила v1\\.1', 'Artipia Games, © 2023, all rights reserved; rules version v1\\.1', 'Artipia Games, © 2023, tous droits réservés ; règles v1\\.1'),
    claim('extends Ceres', 'дополнение к игре «Церера» \\(Ceres\\)', 'an expansion for Ceres', 'une extension de Ceres'),
    claim('which the rules do not name', 'базовая игра не названа', 'do not name the base game', 'ne nomme pas le jeu de base'),
    claim('unofficial', 'этот сайт неофициальный', 'this site is unofficial', "ce site n'est pas officiel"),
    claim('neither made nor approved', 'не создавали и не одобряли', 'was neither made nor approved by', "ni les auteurs ni l'éditeur ne l'ont fait ou approuvé"),
  ] },
  'open-questions.slots-per-tile': { words: [
    claim('how many slots', 'сколько ячеек действия', 'how many action slots', "combien de cases d'action"),
    claim('as many as drawn', 'столько, сколько на нём нарисовано', 'as many as are drawn on it', "autant qu'elle en montre"),
  ] },
  'open-questions.place-and-commit': { words: [
    claim('same round', 'в одном раунде и поставить фишку, и выполнить с ней действие «Приверженность союзу»', 'place a token and commit to a union with it in the same round', "dans une même manche, placer un pion, puis le descendre pour s'engager envers un syndicat"),
    claim('not the same turn', 'да, но не за один ход', 'yes, but not in one turn', 'oui, mais pas pendant le même tour'),
    claim('the example', 'фишку он поставил в прошлый ход', 'because White placed the token on the previous turn', 'car il a placé son pion à son tour précédent'),
  ] },
  'open-questions.tokens-return': { words: [
    claim('tokens return with leaders', 'когда по правилам базовой игры забирают фишки лидеров', 'when the base game tells you to take back your leader tokens', 'quand le jeu de base vous fait reprendre vos pions leader'),
    claim('and the slot opens', 'тогда же снова открывают и ячейки действия', 'also when the action slot opens again', "les cases d'action se rouvrent alors"),
  ] },
  'open-questions.seal-after-reward': { words: [
    claim('the seal after A', 'печать корпорации после награды А', 'put the corporation seal after reward A', 'sceau de corporation après la récompense A'),
    claim('to the tile of its union', 'на жетон союза, с которого её взяли', 'on the tile of its union', 'sur la tuile de son syndicat'),
  ] },
  'open-questions.seals-run-out': { words: [
    claim('no seal, no contract', 'дополнительный грант вы получаете, а карту контракта — нет', 'gain the additional grant, but take no contract card', 'recevez la subvention supplémentaire, mais pas de carte Contrat'),
  ] },
  'open-questions.track-end': { words: [
    claim('the end of the track', 'он остаётся на месте, лишние деления пропадают', 'it stays there. further steps are lost', 'laissez-le où il est : les échelons en trop sont perdus'),
  ] },
  'open-questions.grant-meets-contract': { words: [
    claim('the grant comes before the card', 'нет: грант получают раньше, чем берут карту контракта', 'no. you gain the grant before you take the contract card', "non : vous recevez la subvention avant"),
  ] },
  'open-questions.deck-short': { numbers: ['contracts.drawn'], words: [claim('what is left, in order', 'раздавайте то, что осталось, по \\d+ карты на жетон союза, начиная с наименьшего номера', 'deal what is left, \\d+ cards to each union tile, lowest number first', 'révélez ce qui reste, \\d+ cartes par tuile syndicat, en commençant par le plus petit numéro')] },
  'open-questions.no-cards-left': { words: [claim('the grant all the same, no card and no seal', 'дополнительный грант вы получаете, а карту контракта и печать корпорации — нет', 'gain the additional grant, but take no contract card and no corporation seal', 'recevez la subvention supplémentaire, mais ni carte Contrat ni sceau de corporation')] },
  'open-questions.several-contracts': { words: [claim('on each', 'печать корпорации сдвигают на каждом из них', 'move the corporation seal on each of them', 'avancez le sceau de corporation sur chacun')] },
  'open-questions.reward-a-discard': { words: [claim('its own discard pile', 'обратно в колоду контрактов карта не возвращается', 'you never shuffle back into the contract deck', "qu'on ne remélange jamais")] },
  'open-questions.trade-union-waits': { words: [claim('it waits', 'нет: Профсоюз сработает, когда Автома выполнит это действие', 'no. the automa keeps trade union until its next commitment', 'non : le jeton attend le premier engagement possible')] },
  'open-questions.automa-union-token': { numbers: ['components.union-tokens'], words: [claim('taken in the setup, none for a fifth', 'да, она берёт её при подготовке. если игроков \\d+, фишки для Автомы не остаётся', 'yes. it takes one during setup. with \\d+ players there is none left for it', "oui, il en prend un à la mise en place. à \\d+ joueurs, il n'en reste pas pour lui")] },
  'open-questions.automa-main-grant': { words: [claim('yes', 'да, как и игроки', 'yes. the automa gains it as players do', 'oui, comme les joueurs')] },
  'open-questions.automa-commits-when': { words: [claim('where its token stands', 'стрелка ведёт к союзу, где её фишка уже стоит в ячейке действия. фишку при этом сдвигают', 'arrow points to a union where one of its tokens is already in an action slot. move that token down', "mène à un syndicat où l'un de ses pions occupe déjà une case d'action. ce pion descend")] },
  'open-questions.automa-seal': { words: [claim('none', 'нет: карту контракта она сразу сбрасывает', 'no. it discards its contract card at once', 'non : il défausse aussitôt sa carte Contrat')] },
  'open-questions.automa-no-commitment': { words: [claim('no card is left', 'под жетоном этого союза не осталось карт контрактов', 'no contract card is left below that union tile', 'il ne reste aucune carte Contrat sous la tuile de ce syndicat')] },
  'open-questions.automa-cannot-pay': { numbers: ['automa.cost'], words: [claim('fewer credits; the grant is kept, the token moves', 'меньше \\d+ кредитов. грант остаётся', 'fewer than \\d+ credits. it keeps the grant', 'moins de \\d+ crédits. il garde la subvention'), claim('the marker stays', 'маркер прогресса не двигают', 'the progress marker does not move', "le marqueur de progression, lui, n'avance pas")] },
};
