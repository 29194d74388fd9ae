import type { Kept } from '../../checks/claims.ts';
import { claim } from '../say.ts';

const duringTurn = claim('on your turn', 'в свой ход', '(o|i)n your turn|once per turn', '(à|pendant) votre tour|une fois par tour');

/** Claims for the chapters actions, technologies, bank, goals. */
export const deal: Readonly<Record<string, Kept>> = {
  'actions.each-once': { words: [
    claim('before the problem is solved', 'пока проблема ещё не решена', 'before the problem is solved', "tant que le problème n'est pas résolu"),
    claim('each of the four once', 'каждое из четырёх действий .. по одному разу', 'each of the four actions .. once', 'une fois chacune des quatre actions'),
    claim('in any order', 'в любом порядке', 'in any order', "dans l'ordre de votre choix"),
  ], insets: [
    claim('outside the four', 'среди четырёх действий не названы', 'does not list .. among the four', 'ne sont pas cités parmi les quatre'),
    claim('the second exchange stands', 'ни второго обмена при \\d+ игроках', 'second exchange with \\d+ players', 'second échange à \\d+ joueurs'),
    claim('reusable ones too', 'многоразовых технологий', 'reusable technologies', 'technologies réutilisables'),
  ] },
  'actions.exchange': { words: [claim('at the bank', 'поменяйте ресурс в банке', 'exchange resources at the bank', 'échangez une ressource à la banque'), claim('never for reputation', 'получить так репутацию нельзя', 'you can never gain reputation', 'jamais de réputation')] },
  'actions.technologies': { words: [claim('all, each once', 'все, но каждую по одному разу', 'any or all of your technologies, each once', 'toutes si vous voulez, mais une fois chacune'), claim('some passive and reusable', 'исключение — пассивные и многоразовые технологии', 'some technologies are passive and reusable', 'sauf celles qui sont passives et réutilisables')] },
  'actions.deals': { words: [
    claim('any other players', 'с любыми другими игроками', 'with any other players', 'avec les joueurs que vous voulez'),
    claim('resources', 'об обмене ресурсами', 'trade resources', 'échange de ressources'), claim('technologies', 'об обмене технологиями', 'trade technologies', 'échange de technologies'),
    claim('alliances', 'о вступлении в союз', 'join an alliance', 'entrée dans une alliance'),
  ] },
  'actions.buy-technology': { words: [claim('buy', 'купите .. технологию', 'buy a technology', 'achetez une technologie'), claim('random or shared', 'либо случайную технологию, для себя .. либо общую технологию, на выбор', 'a random one .. or one of your choice, .. shared technology', 'une au hasard .. soit une de votre choix, .. technologie commune')] },
  'technologies.random': { numbers: ['technology.random-cost', 'technology.gift'], words: [
    claim('price in reputation', '\\d+ единиц репутации', 'pay \\d+ reputation', 'payez \\d+ points de réputation'),
    claim('a gift to every other country', 'подарите каждой другой стране по \\d+ ресурсу', 'give \\d+ resource to every other country', 'offrez \\d+ ressource à chacun des autres pays'),
    claim('or no deal', 'если чего-то не хватает, покупка не состоится', 'if you cannot pay in full, you cannot buy', "s'il manque quoi que ce soit, l'achat n'a pas lieu"),
    claim('drawn at random', 'возьмите технологию наугад', 'at random', 'tirez une technologie au hasard'),
  ], insets: [claim('the source says every country', 'дарят каждой стране', 'the source says .every country.', 'un cadeau pour chaque pays')] },
  'technologies.chosen': { numbers: ['technology.chosen-cost'], words: [
    claim('you choose', 'за \\d+ единиц репутации выберите технологию сами', 'pay \\d+ reputation and choose', 'payez \\d+ points de réputation et choisissez'),
    claim('in the centre', 'в центр стола', 'in the centre of the table', 'au centre de la table'),
    claim("nobody's, for anyone", 'никому не принадлежит, и пользоваться ею может любой', 'belongs to nobody, and anyone may use it', "n'appartient à personne et que tous peuvent utiliser"),
    claim('shared', 'общая технология', 'shared technology', 'technologie commune'),
    claim('no gifts', 'дарить ресурсы за неё не нужно', 'you give no resources for it', "il n'y a alors pas de ressource à offrir"),
  ] },
  'technologies.store': { words: [
    claim('in the centre', 'в центре стола', 'centre of the table', 'centre de la table'),
    claim('alien technologies', 'хранилище технологий .. инопланетными', 'supply of alien technologies', 'réserve de technologies extraterrestres'), claim('secret goals', 'общую колоду тайных целей', 'the goal deck in the centre of the table', "grande pile d'objectifs secrets"),
  ] },
  'bank.rate': { numbers: ['bank.gives', 'bank.takes'], words: [
    duringTurn, claim('one for two', 'отдать \\d+ свой ресурс и взять .. любые \\d+ базовых ресурса', 'pay \\d+ of your resources to the bank and take any \\d+ base resources', 'donner \\d+ ressource à la banque et y prendre \\d+ ressources de base de votre choix'),
    claim('not reputation', 'репутацию так не получают', 'you cannot gain reputation', "n'y gagnez pas de réputation"),
  ] },
  'bank.three-players': { numbers: ['players.few', 'bank.few-players'], words: [
    claim('with three, twice per turn', 'при \\d+ игроках менять ресурсы можно дважды за свой ход', 'with \\d+ players, .. to let each player exchange resources twice per turn', 'à \\d+ joueurs, vous pouvez convenir, .. que chacun échange des ressources deux fois par tour'),
    claim('agreed before the game', 'если вы договорились об этом до начала игры', 'you may agree before the game to let', 'vous pouvez convenir, avant la partie, que'),
  ] },
  'goals.secret': { words: [claim('secret', 'ресурсы и цели каждая страна держит в секрете', 'keeps its resources and goals secret', 'garde secrets ses ressources et ses objectifs'), claim('open technologies', 'технологии открыты для всех', 'technologies are open to all', 'technologies sont visibles de tous')] },
  'goals.swap': { words: [
    duringTurn, claim('once', 'один раз', 'once', 'une fois'),
    claim('hand for table', 'тайную цель с руки на запасную цель со стола', 'a secret goal from your hand for a spare goal from the table', 'un objectif secret de votre main contre un objectif de réserve de la table'),
    claim('shuffle the rest', 'цели, оставшиеся на столе, перетасуйте', 'shuffle the spare goals on the table', 'mélangez .. les objectifs restants'),
  ], insets: [claim('shuffled in', 'на этом сайте — да', 'on this site, you shuffle that in too', 'sur ce site, oui')] },
  'goals.show-all': { words: [claim('before dealing', 'прежде чем раздавать цели', 'before you deal the goals', 'avant de distribuer les objectifs'), claim('all of them', 'все цели, какие бывают', 'all the goals in the game', 'tous les objectifs qui existent')] },
  'goals.duplicate': { words: [
    claim('two identical ones', 'две одинаковые цели', 'two identical goals', 'deux objectifs identiques'), claim('into the box', 'уберите одну из них в коробку', 'return the duplicate to the box', 'remettez le double dans la boîte'),
    claim('from the pile, not the table', 'из общей колоды целей, не из запасных целей', 'from the goal deck, not from the spare goals', 'par un objectif de la grande pile, pas par un objectif de réserve'),
    claim('contradictory ones are swapped', 'противоречат друг другу, страна меняет сама', 'contradict each other, it is up to the player to swap', "se contredisent, c'est au joueur d'en échanger un"),
  ] },
};
