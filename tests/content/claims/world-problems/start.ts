import type { Kept } from '../../checks/claims.ts';
import { claim } from '../say.ts';

const supplement = claim('only in the supplement', 'только с дополнением', 'with the expansion', "avec l'extension");

/** Claims for the chapters setup, round, funds. */
export const start: Readonly<Record<string, Kept>> = {
  'setup.bank': { words: [
    claim('base resources', 'базовые ресурсы', 'base resources', 'ressources de base'),
    claim('in the centre, as the bank', 'в центр стола: это банк', 'in the centre of the table: they are the bank', 'au centre de la table : elles forment la banque'),
  ] },
  'setup.problems': { words: [
    claim('two sides', 'у каждой две стороны, а и б', 'each has two sides, a and b', 'chacun a deux côtés, a et b'),
    claim('all goals and technologies shown', 'покажите всем все цели и технологии', 'show everyone all possible goals and technologies', 'tous les objectifs et toutes les technologies possibles'),
  ] },
  'setup.goals': { numbers: ['goals.each'], words: [
    claim('each country, at random', 'каждой стране .. случайные цели', 'to each country at random', 'au hasard .. objectifs à chaque pays'),
    claim('same back', 'рубашка у обеих целей страны одинаковая', "a player's two goals have the same back", "les deux objectifs d'un joueur ont le même dos"),
    claim('types alternate', 'чередуются: аа, бб, аа, бб, аа', 'alternate around the table: aa, bb, aa, bb, aa', 'alternent autour de la table : aa, bb, aa, bb, aa'),
  ], insets: [claim('odd number of players', 'при нечётном числе игроков', 'with an odd number of players', 'avec un nombre impair de joueurs')] },
  'setup.technology': { numbers: ['technologies.each'], words: [claim('each country, at random', 'каждой стране .. случайной технологии', 'to each country at random', 'au hasard .. à chaque pays')] },
  'setup.resources': { numbers: ['resources.each', 'players.few', 'resources.few-players'], words: [
    claim('of every resource', 'каждой стране .. каждого ресурса', 'each country .. every resource', 'chaque pays .. chaque ressource'),
    claim('no reputation', 'репутации сначала ни у кого нет', 'with no reputation', 'sans réputation'),
    claim('base resources doubled with few players', 'при \\d+ игроках каждая страна получает вдвое больше базовых ресурсов', 'with \\d+ players, each starts with twice as many base resources', 'à \\d+ joueurs, chacun reçoit deux fois plus de ressources de base'),
  ], insets: [
    claim('the bank could be meant', 'удваивают запас банка', "that the bank's stock is doubled", 'du stock de la banque'),
    ] },
  'setup.spare-goals': { numbers: ['players.few', 'players.four', 'spare-goals.most'], words: [
    claim('face down in the centre', 'в центр стола .. лицом вниз запасные цели', 'spare goals face down in the centre', "au centre de la table, face cachée, .. objectifs de réserve"),
    claim('as many as players, up to a limit', 'столько, сколько игроков, но не больше \\d+', 'as many spare goals .. as there are players, but no more than \\d+', 'autant .. de joueurs, mais pas plus de \\d+'),
    claim('with three', '\\d+ цели при \\d+ игроках', '\\d+ goals with \\d+ players', '\\d+ objectifs à \\d+ joueurs'),
    claim('with four', '\\d+ цели при \\d+ игроках', '\\d+ goals with \\d+ players', '\\d+ objectifs à \\d+ joueurs'),
    claim('with five or more', '\\d+ целей при \\d+ игроках и больше', '\\d+ goals with \\d+ players or more', '\\d+ objectifs à \\d+ joueurs ou plus'),
  ], insets: [claim('the exact figure counts', 'применяется второе указание', 'the second figure applies', "cette seconde indication qui s'applique")] },
  'setup.radicals': { words: [
    supplement, claim('shuffled', 'перетасуйте колоду радикалов', 'shuffle the radicals deck', 'mélangez le paquet des radicaux'),
    claim('face down by the goals', 'рубашкой вверх рядом с картами целей', 'face down beside the goal cards', 'face cachée près des cartes objectif'),
  ], insets: [claim('elsewhere by the problems', 'рядом с проблемами', 'beside the problems', 'près des problèmes')] },
  'setup.karma': { words: [
    supplement, claim('by the bank', 'рядом с банком положите поле кармы', 'karma board beside the bank', 'le plateau de karma près de la banque'),
    claim('marker on zero', 'маркер кармы на нулевую отметку — ту, где роза ветров', 'karma marker on its zero space, the one with the compass rose', 'marqueur de karma sur la case zéro, celle de la rose des vents'),
  ] },
  'setup.screens': { words: [
    supplement, claim("the country's symbol", 'ширму с символом своей страны', 'a screen with the symbol of their country', 'le paravent au symbole de son pays'),
    claim('all but technologies', 'всё, кроме технологий', 'everything except technologies', 'tout, sauf ses technologies'),
    claim('nowhere else', 'ресурсы или репутацию в любом другом месте запрещено', 'you must not keep resources or reputation anywhere else', 'ne gardez ni ressources ni réputation ailleurs'),
    claim('but for the title', 'лишь обладатель титула .. играет без ширмы', 'only the holder of the title .. plays without a screen', 'seul le détenteur du titre .. joue sans paravent'),
  ] },
  'round.order': { words: [
    claim('action round first', 'круг действий', 'an action round', "une manche d'actions"),
    claim('then the vote', 'обсуждение проблемы, затем голосование: сторона а или б', 'a discussion of the problem, then a vote: side a or side b', 'une discussion du problème, puis un vote pour le côté a ou le côté b'),
    claim('another action round', 'ещё один круг действий', 'another action round', "une autre manche d'actions"),
    claim('contributions', 'взносы в фонды', 'contributions to the fund', 'les contributions au fonds'),
    claim('compensation', 'компенсация', 'compensation', 'la compensation'),
    claim('karma in the supplement', 'карма — в игре с дополнением', 'karma, in a game with the expansion', "le karma, si vous jouez avec l'extension"),
  ] },
  'round.end': { words: [
    claim('all problems solved', 'решены все проблемы', 'all problems are solved', 'tous les problèmes sont résolus'),
    claim('a fourth penalty round', 'четвёртый дополнительный круг', 'a fourth penalty round is due', 'une quatrième manche supplémentaire'),
    claim('which is not played', 'его не проводят', 'do not play that round', 'qui ne se joue pas'),
    claim('compensation and karma first', 'после последней ещё следуют компенсация и карма', 'compensation and karma still follow the last one', 'compensation et karma du dernier compris'),
    claim('screens lifted', 'уберите ширмы', 'lift the screens', 'levez .. les paravents'),
  ] },
  'round.problem-queue': { numbers: ['action-rounds.each'], words: [
    claim('in their order', 'открывайте проблемы по одной, в порядке очереди', 'reveal the problems one at a time, in the order of the queue', "révélez les problèmes un par un, dans l'ordre de la file"),
    claim('due after the action rounds', 'после \\d+ кругов действий решите', 'after \\d+ action rounds, solve', "après \\d+ manches d'actions, résolvez"),
  ] },
  'funds.vote': { words: [
    claim('after the first round', 'после первого круга действий', 'after the first action round', "après la première manche d'actions"),
    claim('each country', 'каждая страна голосует за сторону а или б', 'each country votes for side a or side b', 'chaque pays vote pour le côté a ou le côté b'),
    claim('a tie means A', 'голосов поровну, выбирают сторону а', 'vote is tied, side a wins', "à égalité .. le côté a l'emporte"),
    claim('an alliance votes once', 'у союза один голос', 'an alliance has a single vote', "une alliance n'a qu'une voix"),
  ] },
  'funds.contribute': { words: [
    claim('closed hand', 'зажимает в кулаке .. вытягивает руку', 'holds out .. in a closed fist', 'tend, dans sa main fermée'),
    claim('on three, all at once', 'на счёт «три» все одновременно раскрывают ладони', 'on the count of three, all open their hands together', "comptez jusqu'à trois : tous ouvrent la main en même temps"),
  ] },
  'funds.leader-reputation': { numbers: ['leader.reputation'], words: [
    claim('for each item', 'по каждому ресурсу, которого требует проблема, лидер', 'for each resource that the problem requires, .. is the leader', 'pour chaque ressource demandée par le problème, le premier contributeur'),
    claim('who gave the most', 'внёсшая его больше всех', 'contributed the most', 'a donné le plus'),
    claim('all who tie', 'если таких стран несколько, каждая из них получает по \\d+', 'if countries tie for the most, each of them gains \\d+', "si plusieurs pays sont à égalité, chacun d'eux gagne \\d+"),
  ] },
  'funds.return': { words: [
    claim('back to the bank', 'проблема решена, верните .. в банк', 'problem is solved, return .. to the bank', 'problème est résolu, remettez .. à la banque'),
    claim('unless claimed', 'если их не забирают как компенсацию', 'unless a player takes them as compensation', 'sauf si un joueur les prend en compensation'),
  ] },
  'funds.shortfall': { numbers: ['additional-rounds.most'], words: [
    claim('they stay in the fund', 'оставьте их в фонде', 'leave them in the fund', 'laissez-les dans le fonds'),
    claim('a penalty round', 'проведите дополнительный круг \\(в источнике он назван и штрафным\\)', 'begin a penalty round', 'commencez une manche supplémentaire'),
    claim('until solved', 'пока проблема не решена', 'until the problem is solved', "jusqu'à ce que le problème soit résolu"),
    claim('only three', 'дополнительных кругов всего \\d+', 'at most \\d+ penalty rounds', "il n'y a que \\d+ manches supplémentaires"),
    claim('a fourth ends the game', 'если нужен четвёртый, игра окончена', 'if a fourth is due, the game ends', "s'il en faut une quatrième, la partie est finie"),
  ], insets: [
    claim('in the whole game', '\\d+ на всю игру', 'limit of \\d+ is for the whole game', '\\d+ pour toute la partie'),
    ] },
};
