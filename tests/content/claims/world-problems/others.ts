import type { Kept } from '../../checks/claims.ts';
import { claim } from '../say.ts';

/** Claims for the chapters radicals, karma, credits, open-questions. */
export const others: Readonly<Record<string, Kept>> = {
  'radicals.deck': { words: [claim('act on all', 'действуют на всех игроков', 'penalise all players', 'pénalisent tous les joueurs'), claim('penalise', 'штрафуют', 'penalise', 'pénalisent')] },
  'radicals.trigger': { words: [
    claim('at each penalty round', 'каждый раз, когда начинается дополнительный круг', 'each time a penalty round begins', "chaque fois qu'une manche supplémentaire commence"),
    claim('top card revealed and read', 'откройте верхнюю карту радикалов и прочитайте её вслух', 'reveal the top radicals card and read it aloud', 'révélez la première carte radicaux du paquet et lisez-la à voix haute'),
    claim('vote', 'проголосуйте: решать кризис радикалов или пустить его на самотёк', 'then vote: act against the radicals or let them be', 'votez : résoudre la crise des radicaux, ou laisser faire'),
    claim('not at the fourth', 'карту не открывайте', 'reveal no card', 'ne révélez aucune carte'),
  ] },
  'radicals.pay': { numbers: ['radicals.cost'], words: [
    claim('each country is asked for one', 'каждой стране предлагают сдать \\d+ единицу репутации', 'each country is asked to contribute \\d+ reputation', 'demandez à chaque pays \\d+ point de réputation'),
    claim('discarded if all do', 'если её сдали все страны и союзы без исключения, карту радикалов сбрасывают', 'if every country and alliance has done so, discard the radicals card', "si tous les pays et toutes les alliances, sans exception, l'ont donné, défaussez la carte radicaux"),
    claim('otherwise it takes effect', 'иначе она вступает в силу', 'otherwise it takes effect', 'sinon, elle prend effet'),
  ], insets: [claim('made all the same', 'взнос делают и тогда, когда проголосовали пустить кризис на самотёк', 'contribute even after a vote not to act', 'on contribue même après un vote pour laisser faire')] },
  'karma.board': { words: [
    claim('a marker on a board', 'по полю кармы передвигают маркер кармы', 'the karma marker moves down the karma board', 'le marqueur arrive sur une case du plateau de karma'),
    claim('as soon as it stands there', 'как только он встал на позицию', 'as soon as it enters a space', 'dès que le marqueur arrive sur une case'),
    claim('bonus or penalty', 'бонус или штраф', 'the bonus or penalty', 'le bonus ou la pénalité'),
  ] },
  'karma.move': { words: [
    claim('each time a problem is solved', 'каждый раз, когда проблема решена', 'each time a problem is solved', "chaque fois qu'un problème est résolu"),
    claim('A is left', 'если была выбрана сторона а — по левой ветви .. \\(стрелки на поле указывают на а и б\\)', 'down: to the left if you solved it on side a \\(the arrow points to a\\)', "à gauche si vous l'avez résolu du côté a \\(la flèche pointe vers a\\)"),
    claim('B is right', 'если сторона б — по правой \\(стрелки на поле указывают на а и б\\)', 'right if on side b \\(the arrow points to b\\)', "à droite si c'est du côté b \\(la flèche pointe vers b\\)"),
    claim('always down from zero', 'на нулевой отметке с розой ветров и всегда идёт вниз, к разветвлению', 'starts on the zero space with the compass rose', "le marqueur part de la case zéro, celle de la rose des vents, et descend toujours, vers l'embranchement"),
  ], insets: [claim('one walk through the game', 'один путь на всю игру', 'one journey through the whole game', 'un seul parcours pour toute la partie'), claim('one space', 'передвигают вниз на \\d+ позицию', 'move it \\d+ space down from its current space', 'descendez .. de \\d+ case')] },
  'karma.at-once': { words: [
    claim('right after the move', 'сразу, как только передвинули маркер кармы', 'right after the karma marker has moved', 'aussitôt après avoir déplacé le marqueur de karma'),
    claim('even after the end', 'даже если с решением последней проблемы игра закончилась', 'even after the last problem, when the game is over', "même si le dernier problème vient d'être résolu et que la partie est finie"),
  ] },
  'credits.original': { words: [
    claim('author', 'андрей ремнёв', 'andrey remnyov', 'andreï remniov'),
    claim('source with its link', 'прямой ссылки на него: https://helpiks.su/', 'a direct link to it: https://helpiks.su/', 'un lien direct vers lui : https://helpiks.su/'),
    claim('working title', '«мировые проблемы» — рабочее название', '“world problems” is a working title', '« problèmes mondiaux » est un titre provisoire'),
    claim('unofficial', 'неофициальный', 'unofficial', "n'est pas officiel"),
    claim('neither made nor approved', 'не создавали и не одобряли', 'was neither made nor approved by', "ni l'auteur ni .. ne l'ont fait ou approuvé"),
  ] },
  'open-questions.winner': { words: [
    claim('most goals win', 'кто выполнил больше целей; при равенстве — тот, у кого больше репутации', 'has met the most goals. in a tie, the player with the most reputation', "a rempli le plus d'objectifs ; à égalité, celui qui a le plus de réputation"),
  ] },
  'open-questions.alliance-against-country': { numbers: ['goals.each'], words: [
    claim('alliance and country that met all', 'они равны, и решает репутация; оба выше страны, которой не хватило хотя бы одной цели', 'they are equal, and reputation decides. both rank above', "ils sont à égalité, et la réputation les départage ; tous deux sont devant"),
  ] },
  'open-questions.penalty-round': { words: [
    claim('penalty round', 'круг действий перед взносами', 'an action round before the contributions', "une manche d'actions avant les contributions"),
    claim('no second vote', 'за сторону второй раз не голосуют', 'there is no second vote on it', 'sans nouveau vote sur le côté, qui reste le même'),
  ] },
  'open-questions.lead-without-giving': { words: [
    claim('nothing given leads nothing', 'если его не внёс никто, лидера нет', 'if nobody gave anything, there is no leader', "si personne n'en donne, il n'y a pas de premier contributeur"),
  ] },
  'open-questions.three-candidates': { words: [
    claim('three candidates', 'если хотя бы один против, их не получает никто', 'if even one refuses, nobody gains the resources', 'si un seul refuse, personne ne les obtient'),
  ] },
  'open-questions.title-holder': { words: [
    claim('all who shared hold the title', 'после раздела — у всех, кто делил', 'after a split, all who shared hold the title', 'après un partage, tous ceux qui ont partagé le détiennent'),
    claim('kept until another takes it', 'остаётся у обладателя, пока не перейдёт к другому', 'until somebody takes it from you', "garde le titre jusqu'à ce qu'un autre le lui prenne"),
  ] },
  'open-questions.whom-karma-affects': { words: [
    claim('karma affects all', 'на все страны, если на позиции не указано иное', 'all countries, unless the space says otherwise', 'tous les pays, sauf indication contraire sur la case'),
  ] },
  'open-questions.players-least': { numbers: ['players.few'], words: [claim('the least figure of the source', 'меньшего числа в источнике нет', 'the source names no smaller number', 'la source ne cite aucun nombre plus petit')] },
  'open-questions.start-reputation': { words: [claim('none', 'с нулевой', 'none: it is not among the starting resources', 'aucune : elle ne fait pas partie')] },
  'open-questions.once-per-round': { words: [claim('once per action round', 'один раз за круг: у каждого в нём один ход', 'once per action round: each player has one turn', "une fois par manche d'actions : chacun y joue un tour")] },
  'open-questions.reputation-at-bank': { words: [claim('not with reputation', 'нет, только ресурсами', 'no. you pay with resources only', 'non, seulement avec des ressources')] },
  'open-questions.one-gift': { words: [claim('one', 'один: союз — одна страна', 'one: an alliance is one country', "une seule : une alliance ne forme qu'un seul pays")] },
  'open-questions.pooled-stock': { words: [claim('one stock', 'да, у союза один запас', 'yes. an alliance has a single stock', "oui, une alliance n'a qu'un stock")] },
  'open-questions.alliance-reputation': { words: [claim('summed, not divided', 'сумма репутаций участников. каждый хранит свою, и при распаде её не делят', "the sum of its members' reputation. it is not divided", 'la somme de celles de ses membres. elle ne se partage pas')] },
  'open-questions.joining-existing': { words: [claim('only the newcomer pays', 'только она', 'only the country that joins', 'lui seul')] },
  'open-questions.initiator-tie': { words: [claim('who announced it', 'тот, кто объявил о выходе', 'the player who announced it', 'celui qui a annoncé son départ')] },
  'open-questions.alliance-after-leaving': { words: [claim('the others stay allied and pool again', 'остальные остаются в союзе, и доставшиеся им доли снова общие', 'the others stay allied and pool their shares again', 'les autres restent alliés et remettent leurs parts en commun')] },
  'open-questions.spare-goals-short': { words: [claim('from the pile, new ones first', 'недостающие возьмите из общей колоды целей. сначала берут новые цели, потом возвращают старые', 'the rest from the goal deck. only then return the old goals', 'complétez avec la grande pile. tirez les nouveaux objectifs avant de rendre les anciens'), claim('as many spares as before', 'в запасные — столько, сколько оттуда взяли, остальные — в колоду', 'one to the spare goals for each spare goal drawn, the others to the goal deck', "remettez-en sur la table autant que vous y avez pris d'objectifs de réserve, et les autres dans la grande pile. si cela ne suffit toujours pas, gardez les anciens")] },
  'open-questions.odd-player': { words: [claim('the players decide', 'решают сами игроки', 'the players decide', 'celui que les joueurs désignent'), claim('a breakup without an initiator', 'это распад .. но без инициатора', 'this is a breakup .. but without an initiator', "c'est une rupture .. mais sans initiateur")] },
  'open-questions.which-goals-stay': { words: [claim('the card says so', 'те, на чьих картах это указано', 'those whose cards say so', "ceux dont la carte l'indique")] },
  'open-questions.alliance-short': { words: [claim('it can', 'может: он равен стране, которой не хватило одной цели', 'yes. it ties with a country that has missed one goal', 'oui : elle est à égalité avec un pays à qui il manque un objectif'), claim('above none', 'страна, не выполнившая ни одной, стоит ниже союза', 'it also ranks above a country that has met none', "elle devance aussi un pays qui n'en a rempli aucun")], insets: [claim('if nobody met all', 'всех своих целей не выполнил никто', 'nobody has met all of their goals', "personne n'a rempli tous ses objectifs")] },
  'open-questions.two-alliances': { words: [claim('all goals, then reputation', 'который выполнил все свои цели; если их выполнили оба или ни один, решает репутация', 'that has met all its goals. if both have, or neither has, reputation decides', "celle qui a rempli tous ses objectifs. si toutes deux l'ont fait, ou aucune, la réputation les départage")] },
  'open-questions.complete-tie': { words: [claim('the place is shared', 'равные делят место', 'the tied players share the place', 'les joueurs à égalité partagent la place')] },
  'open-questions.nothing-below-zero': { words: [claim('no', 'нет: теряют только то, что есть', 'no. you lose only what you have', "non : on ne perd que ce qu'on a")] },
  'open-questions.no-vote': { words: [claim('a tie, so A', 'это тоже равенство: выбирают сторону а', 'that is a tie: side a wins', "c'est aussi une égalité : le côté a l'emporte")] },
  'open-questions.leaders-while-unsolved': { words: [claim('each time, what is given then', 'да, при каждом взносе; считают только то, что внесли на этот раз', 'yes. they gain it each time the hands are opened, but only for the contribution made then', 'oui, à chaque contribution ; seul compte ce qui est donné cette fois-là')] },
  'open-questions.compensation-base-game': { words: [claim('yes, without screens', 'если ширм нет, просто покажите репутацию', 'without screens, simply show your reputation', 'sans paravents, montrez simplement votre réputation')] },
  'open-questions.uncontested-claim': { words: [claim('it stands, with the title', 'запрос остаётся в силе, и титул переходит к запросившему', 'the claim stands, and the claimant takes the title', 'la demande tient, et le titre passe au demandeur')] },
  'open-questions.split-remainder': { words: [claim('to the bank', 'верните их в банк', 'return them to the bank', 'remettez-le à la banque')] },
  'open-questions.title-after-refusal': { words: [claim('who agreed', 'у того, кто был согласен', 'the one who agreed', 'celui qui acceptait de partager')] },
  'open-questions.radicals-moment': { words: [claim('before the actions', 'до действий этого круга', "before the round's actions", 'avant les actions de la manche')] },
  'open-questions.no-radicals-left': { words: [claim('the round goes on', 'голосовать не о чем, и круг идёт дальше', 'skip the vote; the round goes on', "il n'y a rien à voter et la manche continue")] },
  'open-questions.paid-reputation': { words: [claim('no', 'нет', 'no', 'non')] },
};
