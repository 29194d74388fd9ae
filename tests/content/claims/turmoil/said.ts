import { claim } from '../say.ts';

// Said in several rules.
export const withLeaderLeftOut = claim('the leader is not counted', 'кроме лидера|лидер .. назван отдельно|ни один из (них|которых) не лидер', 'non-leader delegates?|none of them its leader', 'représentants? hors leader');
export const clockwise = claim('clockwise', 'по часовой стрелке', 'clockwise', 'dans le sens horaire');
export const toFirstTied = claim('to the first of the tied', 'первая из равных|первой из равных', 'the first of the tied parties', 'vers le premier des partis à égalité');
export const exceptLeader = claim('all but the leader', 'все… делегат… .. кроме (её )?лидера', 'all .. delegates .. (but|except) its leader', 'tous les représentants .. sauf son leader');
export const emptyAddsNothing = claim('an empty reserve adds nothing', 'запас делегатов .. пуст, .. ничего не добавляет|пустым запасом делегатов (ничего не добавляет|никого туда не ставит)', 'reserve is empty(,)? (nothing is added|adds nothing|adds none)', 'dans sa réserve des représentants[^a-z]*si elle est vide, sa place reste vide');
export const allPlayers = claim('for all players', '(ко всем игрокам|для всех игроков)', 'for all players', '(à|pour) tous les joueurs');
export const neutralAdded = claim('a neutral delegate is added', 'добавьте нейтрального делегата в партию, указанную', 'add a neutral delegate to the party', 'ajoutez un représentant neutre au parti indiqué');
export const policyOnTop = claim('on top of the stack', 'поверх стопки', 'on top of the stack', 'au sommet de la pile');
