import type { Kept } from '../../checks/claims.ts';
import { claim } from '../say.ts';
import { clockwise } from './said.ts';

/** Claims for the chapters solo, credits, open-questions. */
export const others: Readonly<Record<string, Kept>> = {
  'solo.rules': { words: [claim('base game and expansions', 'одиночной игры из базовой игры и из всех дополнений', 'solo rules of the base game and of all expansions', 'règles solo du jeu de base et de toutes les extensions')] },
  'solo.differences': { words: [
    claim('the Reds differ', 'бонус правления Красных работает иначе', 'ruling bonus of the Reds works differently', 'bonus de dirigeant des Rouges fonctionne autrement'),
    claim('some events too', 'некоторые глобальные события', 'some global events', 'certains événements globaux'),
  ] },
  'solo.goal': { numbers: ['solo.goal-tr'], words: [
    claim('one of two goals', 'за отведённое число поколений или достичь \\d+ РТ', 'within the given number of generations, or to reach \\d+ TR', 'nombre de générations imparti ou atteindre \\d+ NT'),
    claim('before the game', 'перед началом игры', 'before the game', 'avant la partie'),
    claim('Prelude', 'Пролога', 'Prelude', 'Prelude'),
  ], insets: [claim('silent edition', 'о выборе не сказано', 'says nothing', 'ne parle pas de choix')] },
  'credits.original': { words: [
    claim('design', 'Якоб Фрюкселиус', 'Jacob Fryxelius', 'Jacob Fryxelius'), claim('graphics', 'Исаак Фрюкселиус', 'Isaac Fryxelius', 'Isaac Fryxelius'),
    claim('publishers', 'в обоих изданиях — FryxGames; кроме того, в русском — Lavka Games, во французском — Stronghold Games', 'FryxGames; Lavka Games in the Russian one; Stronghold Games in the French one', 'FryxGames dans les deux éditions ; Lavka Games dans la russe ; Stronghold Games dans la française'),
    claim('unofficial', 'неофициальный', 'unofficial', "n'est pas officiel"),
    claim('neither made nor approved', 'не создавали и не одобряли', 'was neither made nor approved by', "ni les auteurs ni les éditeurs ne l'ont fait ou approuvé"),
  ] },
  'open-questions.same-party-again': { numbers: ['chairman.tr'], words: [
    claim('once more', 'ещё раз становится', 'once more', 'redevient'), claim('bonus again', 'снова разыграйте бонус правления', 'resolve its ruling bonus again', 'résolvez de nouveau son bonus de dirigeant'),
    claim('chairman', 'становится председателем', 'becomes chairman', 'devient Président'),
  ] },
  'open-questions.no-delegates-left': { words: [clockwise, claim('not the new ruling party itself', 'в следующую', 'not to the ruling party itself', 'et non à celui-ci'), claim('from the new ruling party', 'после новой правящей', 'from the new ruling party', 'après le nouveau parti dirigeant')] },
  'open-questions.neutral-reserve-empty': { words: [claim('none is added', 'никого не добавляйте', 'add none', "n'en ajoutez aucun"), claim('empty', 'нейтральный запас пуст', 'neutral reserve is empty', 'réserve neutre est vide')] },
  'open-questions.leader-removed': { words: [
    claim('a leader who ties stays', 'если владелец лидера партии и сам среди этих равных, лидер остаётся', 'still tied for the most delegates, that player stays party leader', 'encore à égalité .. reste en place'),
    claim('turn order', 'в порядке хода', 'in turn order', "dans l'ordre du tour"), claim('neutral last', 'нейтральные делегаты — последние', 'neutral delegates come last', 'représentants neutres viennent en dernier'),
    claim('a neutral leader has no turn', 'у нейтрального лидера своего места в порядке хода нет', 'neutral delegates have no place in turn order', "un leader neutre n'a pas de place dans l'ordre du tour"),
    claim('then from the first player', 'после него считают с первого игрока', 'if the old leader was neutral, count from the first player', 'après lui, commencez par le premier joueur'),
  ] },
  'open-questions.reds-cannot-pay': { words: [claim('no', 'нет', 'no', 'non'), claim('paying is not optional', 'отказаться от платы нельзя', 'paying is not optional', "payer n'est pas facultatif")] },
  'open-questions.reds-in-crisis': { words: [claim('costs nothing', 'ничего не стоит', 'costs nothing', 'ne coûte rien'), claim('in the action phase', 'политика действует в фазе действий', 'in force in the action phase', "en vigueur pendant la phase d'action"), claim('only one edition says that', 'лишь в русском издании', 'only the Russian edition rules out other phases', "seule l'édition russe exclut toute autre phase")] },
  'open-questions.event-order': { words: [claim('turn order', 'в порядке хода', 'in turn order', "dans l'ordre du tour"), claim('from the first player', 'первым игроком в только что сыгранном поколении', 'first player of the generation just played', "premier joueur de la génération qui vient d'être jouée")] },
  'open-questions.reserve-before-lobby': { numbers: ['lobbying.cost'], words: [claim('yes, at a price', 'да, за \\d+ М€', 'yes. it costs \\d+ M€', 'oui, pour \\d+ M€')] },
  'open-questions.greens-at-setup': { words: [claim('no', 'нет', 'no', 'non'), claim('only the policy', 'только их политика', 'only their policy', 'seule leur politique')] },
  'open-questions.goal-reached-late': { words: [claim('at the next check', 'при проверке в следующем поколении', 'at the end check of the next generation', 'à la vérification de la génération suivante')] },
  'open-questions.eruption-without-ocean': { words: [claim('nothing, no bonus', 'жетон океана не выкладывайте; бонуса деления не получает никто', 'place no ocean tile; nobody gains the bonus', "personne ne gagne le bonus, et aucune tuile océan n'est placée"), claim('heat too', 'производства тепла', 'heat production', 'production de chaleur'), claim('influence still counts', 'что карта даёт за влияние, игроки получают', 'what the card gives for their influence', 'ce que la carte donne pour son influence')] },
  'open-questions.event-temperature': { words: [claim('nobody', 'нет, никто', 'no. the card raises it, not a player', 'non, personne'), claim('what is said', 'ни бонусов, ни РТ', 'no bonuses and no TR', 'ni bonus ni NT')] },
  'open-questions.own-tiles': { words: [claim('your own', 'вы сами выкладываете', 'you place on Mars yourself', 'vous placez vous-même'), claim('oceans too', 'включая жетоны океана', 'including ocean tiles', 'tuiles océan comprises')] },
  'open-questions.tags-counted': { words: [claim('face up', 'лицом вверх', 'face-up', 'face visible'), claim('not of events', 'карт событий не учитываются', 'event cards do not count', 'cartes Événement jouées ne comptent pas')] },
  'open-questions.losses': { words: [claim('never more', 'теряет не больше того, что у него есть', 'never loses more', 'ne perd jamais plus')] },
  'open-questions.marker-after-removal': { words: [
    clockwise, claim('several tie ahead of the dominant party', 'её обогнали сразу несколько партий, в которых делегатов поровну', 'several parties now tie with more delegates than it has', 'plusieurs partis, à égalité entre eux, en ont maintenant plus que lui'),
    claim('from the party that was dominant', 'от партии, которая была ведущей', 'from the party that was dominant', 'à partir du parti qui était majoritaire'),
    claim('not said', 'сказано только о равенстве при смене правительства', 'rulebooks settle only a tie when the government changes', "les livrets ne parlent que d'une égalité au changement de gouvernement"),
  ] },
  'open-questions.event-deck-empty': { words: [claim('nothing is revealed', 'новую карту не открывайте', 'reveal nothing', 'ne révélez rien'), claim('the rest moves', 'всё равно переложите', 'still move', 'avancez quand même')] },
};
