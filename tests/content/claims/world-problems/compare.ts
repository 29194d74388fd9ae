import type { Kept } from '../../checks/claims.ts';
import { claim } from '../say.ts';

const notAllGoals = claim('an alliance that missed some', 'в конце игры союз, у которого \\d+ цели или больше и хотя бы одна не выполнена', 'at the end of the game, an alliance that has missed even one of its \\d+ or more goals', 'en fin de partie, une alliance incomplète \\(il lui manque au moins un objectif, sur \\d+ ou plus\\)');
const whileHolding = claim('without a screen', 'без ширмы', 'without a screen', 'sans paravent');
const equalReputation = claim('equal reputation', 'если репутация равна', 'if reputation is equal', 'si les réputations sont égales');

/** Claims for the chapters alliances, reputation, compensation. */
export const compare: Readonly<Record<string, Kept>> = {
  'alliances.minimum': { numbers: ['alliance.players'], words: [claim('forbidden below', 'игроков меньше \\d+, союзы запрещены', 'fewer than \\d+ players, alliances are forbidden', 'à moins de \\d+ joueurs, les alliances sont interdites')] },
  'alliances.join-cost': { numbers: ['alliance.join-cost'], words: [claim('each who joins pays', 'каждая страна, вступая в союз, платит \\d+ единицы репутации', 'each country that forms or joins an alliance pays \\d+ reputation', 'chaque pays qui entre dans une alliance paie \\d+ points de réputation')] },
  'alliances.size': { numbers: ['alliance.share'], words: [
    claim('any number, but at most half', 'может быть не больше половины всех игроков \\(\\d+ %\\)', 'may include at most half of all players \\(\\d+%\\)', "peut réunir jusqu'à la moitié des joueurs \\(\\d+ %\\)"),
    claim('two of two', 'два союза по два участника и две независимые страны', 'two alliances of two members, and two independent countries', 'deux alliances de deux membres \\(deux pays restent indépendants\\)'),
    claim('two of three', 'два союза по три участника', 'two alliances of three members', 'deux alliances de trois membres'),
    claim('one of three', 'один союз из трёх участников и три независимые страны', 'one alliance of three members, and three independent countries', 'une alliance de trois membres \\(trois pays restent indépendants\\)'),
  ] },
  'alliances.one-country': { words: [
    claim('one big country', 'сливаются в одну большую', 'merge into one big country', 'fusionnent en un seul grand pays'),
    claim('votes and acts as one', 'голосует и действует как один игрок', 'votes and acts as a single player', 'vote et agit comme un seul joueur'),
    claim('all its goals', 'чтобы победить, ей нужно выполнить все цели', 'to win, it must meet all the goals of its members', 'pour gagner, il doit remplir tous les objectifs'),
    claim('unless nobody met all', 'на этом сайте она может победить и тогда, когда всех своих целей не выполнил никто', 'on this site, it can also win if nobody has met all their goals', "sur ce site, il peut aussi gagner si personne n'a rempli tous les siens"),
  ] },
  'alliances.leave': { numbers: ['breakup.reputation'], words: [
    claim('announced on your turn', 'объявите об этом в свой ход', 'announce it on your turn', 'annoncez-le pendant votre tour'),
    claim('a general vote on the initiator', 'общее голосование о том, кто инициатор', 'all players vote on who is the initiator', "tous les joueurs désignent alors par un vote l'initiateur"),
    claim('the initiator gains', 'инициатор получает \\d+ единиц репутации', 'initiator gains \\d+ reputation', "l'initiateur gagne \\d+ points de réputation"),
  ], insets: [claim('leaves in any case', 'выход состоится в любом случае', 'leaves in any case', 'part dans tous les cas')] },
  'alliances.breakup': { words: [
    claim('at least one leaves', 'уходит хотя бы один участник', 'as soon as a member leaves', "dès qu'un membre part"),
    claim('members and leaver swap', 'все участники союза и сам ушедший меняют свои цели на случайные запасные', 'all members of the alliance, including the one who leaves, and return any remainder to the bank. each of them also swaps their goals for random spare', "tous les membres de l'alliance, lui compris, échangent leurs objectifs, .. contre des objectifs de réserve tirés au hasard"),
    claim('but for goals that stay', 'исключение — цели, которые остаются у игрока', 'except the goals that they keep', "sauf ceux qu'ils conservent"),
    claim('resources equally', 'ресурсы делят поровну', 'divide the resources equally', 'ressources à parts égales'),
    claim('the rest to the bank', 'остаток возвращают в банк', 'return any remainder to the bank', 'remettez le reste à la banque'),
  ] },
  'alliances.forced-pair': { words: [
    claim('all in alliances', 'в союзах состоят все игроки', 'all players are in alliances', 'tous les joueurs sont dans des alliances'),
    claim('automatically', 'с ним сразу вступает в союз игрок, оставшийся без пары', 'the player left without a partner must at once join the one who left', 'il forme aussitôt, .. une alliance avec un autre joueur'),
    claim('free of charge', 'за это никто не платит', 'this costs nothing', 'sans rien payer'),
  ] },
  'alliances.kept-goals': { words: [
    claim('some stay', 'некоторые цели остаются у игрока', 'some goals stay with their owner', "certains objectifs ne s'échangent pas"),
    claim('revealed, card shown', 'нужно раскрыть: покажите её карту', 'reveal each of them: show its card', 'révélez-les en montrant leur carte'),
  ] },
  'alliances.intrigue': { words: [claim('welcome', 'заговоры приветствуются', 'plot as you like', 'complots sont bienvenus'), claim('letters and talks', 'тайные письма и тайные переговоры разрешены и даже желательны', 'secret letters and secret talks are not only allowed but encouraged', 'lettres et négociations secrètes sont permises, et même encouragées')] },
  'alliances.ranking-lost': { numbers: ['alliance.goals', 'goals.each'], words: [notAllGoals, claim('ranks below', 'ниже обычной страны, которая выполнила свои \\d+ цели', 'ranks below an ordinary country that has met its \\d+ goals', 'derrière un pays ordinaire qui a rempli ses \\d+ objectifs')] },
  'alliances.ranking-equal': { numbers: ['alliance.goals'], words: [notAllGoals, claim('equal to one that missed one', 'равен обычной стране, которой не хватило одной цели', 'ties with an ordinary country that has missed exactly one goal', 'à égalité avec un pays ordinaire à qui il manque un seul objectif'), claim('reputation decides', 'между ними решает репутация', 'reputation decides between them', 'la réputation les départage')] },
  'reputation.tie': { words: [claim('equal goals', 'целей выполнено поровну', 'met the same number of goals', "à nombre égal d'objectifs remplis"), claim('more reputation wins', 'побеждает игрок, у которого больше репутации', 'the player with the most reputation wins', 'le joueur qui a le plus de réputation gagne')] },
  'reputation.resources': { words: [
    claim('other ties too', 'репутация решает и в других случаях равенства: если, например', 'reputation settles other ties too. for example', "la réputation départage aussi les pays dans d'autres cas : par exemple"),
    claim('more reputation counts as more', 'его больше у страны с большей репутацией', 'the country with more reputation counts as having more', "à quantité égale d'une ressource, le pays qui a le plus de réputation l'emporte"),
    claim('goals that compare', 'цель, в которой сравнивают запасы', 'goals that compare resources', 'quand un objectif compare leurs stocks'),
  ], insets: [claim('not in the funds', 'каждый из равных лидеров получает \\d+ единицу репутации', 'each of the tied leaders gains \\d+ reputation', 'chacun des premiers contributeurs à égalité gagne \\d+ point de réputation')] },
  'compensation.claim': { words: [
    claim('right after', 'сразу после того, как проблема решена .. можно запросить', 'right after a problem is solved', 'aussitôt un problème résolu'),
    claim('its resources', 'запросить компенсацию — ресурсы из фонда этой проблемы', 'claim compensation: the resources in its fund', "c'est-à-dire les ressources de son fonds"),
    claim('only the lowest', 'компенсацию получает тот из запросивших, у кого репутация наименьшая', 'only the claimant with the lowest reputation', 'parmi les joueurs qui la demandent, seul celui qui a la plus faible réputation'),
    claim('the last problem too', 'проблема решена \\(и последняя тоже\\)', 'this also applies to the last problem', 'vaut aussi pour le dernier problème'),
  ] },
  'compensation.how': { words: [
    claim('lift the screen', 'поднимите ширму и покажите, что ваша репутация самая низкая', 'lift your screen and show that your reputation is the lowest', "levez votre paravent et montrez votre réputation, en affirmant qu'elle est la plus faible"),
    claim('while holding the title', 'титул «игрок с наименьшей репутацией». пока титул у вас, играйте без ширмы', 'title of lowest reputation. as title holder, play without a screen', 'titre de plus faible réputation. tant que vous le détenez, jouez sans paravent'), whileHolding,
  ] },
  'compensation.contest': { words: [
    claim('lower or equal', 'репутация меньше, чем у запросившего, или такая же', "reputation is lower than the claimant's or equal to it", 'réputation est inférieure ou égale à celle du demandeur'),
    claim('lift the screen', 'поднимает ширму и показывает свою репутацию', 'lift your screen and show your reputation', 'levez votre paravent et montrez votre réputation'),
    claim('after each problem, the last too', 'только сразу после решения проблемы, в том числе последней', 'right after each problem, including the last one', 'aussitôt le problème résolu, même le dernier'),
  ] },
  'compensation.equal-agreed': { words: [equalReputation, claim('both agree', 'оба игрока согласны', 'both players agree', 'les deux joueurs acceptent de partager'), claim('split equally at random', 'поровну; какие кому достанутся, решает случай', 'deal out the resources in the fund of the solved problem at random, in equal shares', 'répartissez entre eux, au hasard et à parts égales')] },
  'compensation.equal-refused': { words: [
    equalReputation, claim('one refuses', 'один из двоих против', 'one of the two refuses', "l'un des deux refuse"), claim('nobody gets anything', 'ресурсов не получает никто', 'nobody gains the resources', "personne n'obtient les ressources"),
    claim('no title', 'отказавшийся не получает титула', 'the one who refused does not take the title', "celui qui a refusé n'obtient pas le titre"),
    claim('nothing in the open', 'держать ресурсы на виду ему не нужно', 'need not keep their resources in the open', "n'a pas à laisser ses ressources à découvert"),
  ] },
  'compensation.lower': { words: [
    claim('not equal', 'если репутация разная', 'if reputation is not equal', 'si les réputations ne sont pas égales'),
    claim('less takes title and right', 'титул и право на ресурсы получает тот, у кого её меньше', 'the player with less takes the title and the right to the resources', 'celui dont la réputation est la plus faible prend le titre, peut prendre les ressources'), whileHolding,
    claim('the other gets the screen back', 'кто титула лишился, получает свою ширму обратно', 'who has lost the title takes their screen back', 'qui a perdu le titre récupère son paravent'),
  ] },
};
