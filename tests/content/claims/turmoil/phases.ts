import type { Kept } from '../../checks/claims.ts';
import { claim } from '../say.ts';
import { clockwise, toFirstTied, exceptLeader, emptyAddsNothing, allPlayers, neutralAdded, policyOnTop } from './said.ts';

/** Claims for the chapters solar-phase, crisis, end. */
export const phases: Readonly<Record<string, Kept>> = {
  'solar-phase.when': { words: [
    claim('after production', 'за фазой производства', 'after the production phase', 'suit la phase de production'),
    claim('every generation', 'в каждом поколении', 'every generation', 'chaque génération'), claim('four steps', 'четыре', 'four', 'quatre étapes'),
  ] },
  'solar-phase.end-check': { words: [
    claim('all three', 'температура, кислород и океаны достигли', 'temperature, oxygen and oceans have all', "si la température, l'oxygène et les océans ont tous"),
    claim('a last chance', 'в последний раз превратить растения', 'each player may convert plants into any number of greenery tiles one last time', 'une dernière fois convertir ses plantes'),
    claim('one or more', 'один или несколько', 'any number of greenery tiles', 'une ou plusieurs'),
    claim('the rest is skipped', 'остальные шаги пропустите', 'skip the remaining steps', 'sautez ensuite les étapes restantes'),
  ] },
  'solar-phase.world-government': { numbers: ['world-government.steps'], words: [
    claim('with Venus Next', 'Проект „Венера“', 'Venus Next', "n'a lieu que si vous jouez avec l'extension Venus Next"),
    claim('not at its goal', 'не достиг цели', 'global parameter that has not reached its goal', "qui n'est pas encore au maximum"),
    claim('before the order changes', 'ещё не сменился', 'before the turn order changes', "avant que l'ordre du tour ne change"),
    claim('no bonuses', 'бонусов он за это не получает', 'no bonuses for this', 'aucun bonus'),
    claim('no TR', 'РТ он тоже не получает', 'no TR either', 'pas de NT non plus'),
    claim('or an ocean', 'или выкладывает жетон океана', 'or places an ocean tile', 'ou place une tuile océan'),
    claim('other cards', 'Полярные водоросли .. Афродита', 'Arctic Algae .. Aphrodite', 'Algues arctiques .. Aphrodite'),
  ] },
  'solar-phase.world-government-variant': { words: [claim('left out', 'дольше, пропускайте', 'longer game, leave out', 'plus longue, jouez sans')] },
  'solar-phase.colonies': { numbers: ['colonies.steps'], words: [
    claim('all trade fleets', 'все торговые флоты', 'all trade fleets', 'toutes les flottes commerciales'),
    claim('each white marker', 'белый маркер каждого жетона колонии', 'on each colony tile, move the white marker', 'marqueur blanc de chaque tuile Colonie'),
    claim('with Colonies', 'дополнением «Колонии»', 'Colonies expansion', "n'a lieu que si vous jouez avec l'extension Colonies"),
    claim('to the right, in one edition', 'вправо', 'to the right', 'vers la droite'),
  ] },
  'solar-phase.crisis': { words: [
    claim('four steps in order', 'пересмотр РТ ?;\\s+глобальное событие ?;\\s+новое правительство ?;\\s+время перемен', 'TR revision ?;\\s+global event ?;\\s+new government ?;\\s+changing times', 'révision du NT ?;\\s+événement global ?;\\s+nouveau gouvernement ?;\\s+temps des changements'),
    claim('in this order', 'порядок такой', 'in this order', 'dans cet ordre'),
  ] },
  'crisis.tr-revision': { numbers: ['tr-revision.loss'], words: [
    claim('all players lose TR', 'ВСЕ игроки теряют по \\d+ РТ', 'ALL players lose \\d+ TR', 'tous les joueurs, sans exception, perdent \\d+ NT'),
    claim('at the start', 'начинается', 'at the start', "s'ouvre"),
  ] },
  'crisis.global-event': { words: [
    claim('the current event', 'текущее глобальное событие', 'current global event', 'événement global en cours'),
    claim('influence counts', 'влияние', 'influence', 'influence'),
    claim('before the new government', 'новое правительство придёт позже', 'before the new government', 'avant le nouveau gouvernement'),
  ] },
  'crisis.new-government.policy': { words: [
    claim('the dominant replaces the ruling party', 'ведущая партия сменяет правящую партию', 'dominant party (replaces|becomes) the ruling party', 'parti majoritaire remplace le parti dirigeant'), policyOnTop,
  ] },
  'crisis.new-government.bonus': { words: [allPlayers, claim('the new ruling bonus', 'бонус правления новой', 'ruling bonus of the new', 'bonus de dirigeant du nouveau')] },
  'crisis.new-government.return': { words: [exceptLeader, claim('the old chairman', 'верните прежнего председателя', 'old chairman', "l'ancien Président")] },
  'crisis.new-government.chairman': { numbers: ['chairman.tr'], words: [
    claim('the leader takes the seat', 'на место председателя', 'to the chairman seat: it becomes the new chairman', 'sur le fauteuil du Président'),
  ], insets: [
    claim('nobody gains for a neutral one', 'не получает никто', 'nobody gains', 'personne ne gagne'),
  ] },
  'crisis.new-government.dominance': { words: [
    clockwise, toFirstTied,
    claim('from the new ruling party', 'от новой правящей партии', 'from the new ruling party', 'à partir du nouveau parti dirigeant'),
  ], insets: [
    claim('one edition names no start', 'не сказано', 'does not say from which party to count', "n'est pas nommé"),
  ] },
  'crisis.new-government.lobby': { numbers: ['lobby.size'], words: [
    emptyAddsNothing, claim('each player', 'у каждого игрока', 'each player', 'chaque joueur'),
  ] },
  'crisis.changing-times.current': { words: [
    neutralAdded,
    claim('on top of the current event', 'поверх текущего', 'on top of the current', "sur l'emplacement de l'événement global en cours, par-dessus la précédente"),
    claim('middle right', 'справа посередине', 'on the right-hand side', 'à droite, à mi-hauteur'),
  ] },
  'crisis.changing-times.coming': { words: [
    claim('distant to coming', 'переложите будущее .. на клетку приближающегося', 'distant .. to the coming space', "futur sur l'emplacement de l'événement global à venir"),
  ] },
  'crisis.changing-times.distant': { words: [
    claim('a neutral delegate is added', 'затем добавьте нейтрального делегата в партию', 'then add a neutral delegate to the party', 'ajoutez un représentant neutre au parti'),
    claim('the top card', 'верхнюю карту', 'top card', 'première carte'),
    claim('top left corner', 'левом верхнем углу', 'top left corner', 'coin supérieur gauche'),
    claim('flavour text and effect', 'художественный текст и эффект', 'flavour text and its effect', 'texte contextuel et son effet'),
  ] },
  'end.no-crisis': { words: [claim('skipped', 'кризис последнего поколения пропустите', 'skip the Turmoil phase', "la crise n'a pas lieu"), claim('when the game ends', 'игра закончилась', 'the game ends', 'met fin à la partie')] },
  'end.scoring': { numbers: ['chairman.vp', 'leader.vp'], words: [
    claim('chairman', 'председатель приносит владельцу \\d+ ПО', 'player whose delegate is chairman gains \\d+ VP', 'Président rapporte \\d+ PV'),
    claim('all parties', 'ВСЕХ партиях, а не только', 'each of their party leaders, whether the party is dominant or not', 'chaque leader de parti rapporte aussi \\d+ PV .. que le parti soit majoritaire ou non'),
  ] },
};
