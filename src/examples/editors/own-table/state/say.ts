import { delegatesOf, PARTIES, type Owner, type Party, type Position } from '../../../../engine/turmoil/index.ts';
import type { Words } from '../../../../i18n/words.ts';
import { describeProblem } from '../../../../sentences/turmoil/problem.ts';
import { ofParty, ownerIn, sayLeader, sayMarker, saySent, subjectIn, toParty, whoIn } from '../../../../sentences/turmoil/words.ts';
import { ALL_OWN, type OwnNumber } from '../../../turmoil/crisis/numbers.ts';
import { numbersAsked, numbersOffered, type TableExample } from '../table/inputs.ts';
import { cardOn, SPACES, type Edit, type Space, type TableProblem } from '../table/table.ts';

/** Names a space of the events board, or the next card of the deck. */
export const spaceIn = (space: Space, words: Words): string => words.say(space === 'revealed' ? 'own-table.deck' : `turmoil.space.${space}`);

/** Names a number of a player. */
export const thingIn = (thing: string, words: Words): string => words.capital(words.say(`turmoil.thing.${thing}`));

const sayOwn = (edit: Edit, words: Words): string => {
  const say = (key: string, values = {}): string => words.say(`own-table.said.${key}`, values);
  switch (edit.type) {
    case 'add':
      return saySent(edit, words);
    case 'remove':
      return say('remove', { of: ofParty(words, edit.party), owner: ownerIn(words, edit.owner) });
    case 'move':
      return say('move', { Owner: words.capital(ownerIn(words, edit.owner)), to: toParty(words, edit.party) });
    case 'chairman':
      return say('chairman', { Owner: subjectIn(words, edit.owner) });
    case 'policy':
      return say('policy', { of: ofParty(words, edit.party) });
    case 'lobby':
      return say(edit.waits ? 'lobby' : 'no-lobby', { Owner: subjectIn(words, edit.player) });
    case 'lobbies':
      return say(edit.waits ? 'lobbies' : 'no-lobbies');
    case 'event':
      return say('event', { space: spaceIn(edit.space, words), card: edit.card ? words.label(edit.card) : words.say('turmoil.board.none') });
    case 'number': {
      const thing = ALL_OWN.find(({ field }) => field === edit.field)?.thing ?? edit.field;
      return say('number', { Owner: subjectIn(words, edit.player), thing: words.say(`turmoil.thing.${thing}`), n: edit.value });
    }
    case 'player':
      return say(edit.plays ? 'plays' : 'leaves', { Owner: subjectIn(words, edit.player) });
    // The sentences about leader and marker say it: there is none about the edit itself.
    default:
      return '';
  }
};

/** Whether an owner has no delegate in a party, and so sends one on becoming its leader. */
const isAbsent = (owner: Owner, party: Party, { game }: Position): boolean => delegatesOf(game.committee.parties[party], owner) === 0;

/** Says the new leaders. It names the former leader only if the new one has overtaken them: not if the reader chose the leader, nor if the former one has left. */
const leadersSaid = (edit: Edit, before: Position, after: Position, words: Words): readonly string[] =>
  PARTIES.flatMap((party) => {
    const from = before.game.committee.parties[party].leader;
    const to = after.game.committee.parties[party].leader;
    if (to === null || from === to) return [];
    const isOvertaken = from !== null && edit.type !== 'leader' && !isAbsent(from, party, after);
    return [sayLeader({ party, from: isOvertaken ? from : null, to }, words)];
  });

/** Whether an edit took the delegate of a player who waited in the lobby. */
const fromLobby = (edit: Edit, { game: { committee: old } }: Position, { game: { committee: now } }: Position): boolean =>
  'owner' in edit && edit.owner !== 'neutral' && old.lobby[edit.owner] > now.lobby[edit.owner];

/** Says which space lost its card: each card is there once. The deck is no space that is empty: its next card is not known then. */
const emptiedSaid = (edit: Edit, before: Position, words: Words): readonly string[] => {
  if (edit.type !== 'event' || !edit.card) return [];
  const left = SPACES.filter((space) => space !== edit.space && cardOn(before, space) === edit.card);
  return left.map((space) =>
    space === 'revealed'
      ? sayOwn({ type: 'event', space, card: null }, words)
      : words.say('own-table.said.emptied', { space: spaceIn(space, words) }),
  );
};

/** Says why an example asks for numbers that it did not ask before: the current event counts them, or the bonus of the dominant party does. */
const askedSaid = (id: TableExample, before: Position, after: Position, words: Words): readonly string[] => {
  const old = [...numbersAsked(id, before), ...numbersOffered(id, before)];
  const isNew = (one: OwnNumber): boolean => !old.includes(one);
  return [
    ...(numbersAsked(id, after).some(isNew) ? [words.say('own-table.said.asks-event')] : []),
    ...(numbersOffered(id, after).some(isNew) ? [words.say('own-table.said.asks-bonus')] : []),
  ];
};

/**
 * Says what an edit did, in sentences: itself, where the delegate or the card came from, then the leaders and the dominance marker that it
 * moved, and which numbers an example asks for because of it.
 */
export const sayEdit = (edit: Edit, before: Position, after: Position, words: Words, id: TableExample): readonly string[] => {
  const from = before.game.committee.dominant;
  const to = after.game.committee.dominant;
  const marker = from === to ? '' : sayMarker({ from, to, tied: [to] }, words);
  const lobby = fromLobby(edit, before, after) ? words.say('own-table.said.from-lobby') : '';
  const own = edit.type === 'leader' && isAbsent(edit.owner, edit.party, before) ? saySent(edit, words) : sayOwn(edit, words);
  return [
    own,
    lobby,
    ...emptiedSaid(edit, before, words),
    ...leadersSaid(edit, before, after, words),
    marker,
    ...askedSaid(id, before, after, words),
  ].filter(Boolean);
};

/** Says what was taken back or made again: the sentence of an edit, quoted. That of an edit on a page in another language is not known. */
export const sayAgain = (how: 'undone' | 'redone', by: string, words: Words): string =>
  words.say(`own-table.said.${how}`, { what: (by || words.say('own-table.said.earlier')).replace(/\.$/, '') });

/** Says why an edit is refused, or what is wrong with a table that was impossible from the start. */
export const sayProblem = (problem: TableProblem, edit: Edit | null, words: Words): string => {
  if (problem.code === 'none-to-remove') return words.say('own-table.problem.none-to-remove', { of: ofParty(words, problem.party) });
  if (problem.code === 'wrong-delegate-count')
    return words.say(`own-table.problem.${edit ? 'none-left' : 'too-many'}`, {
      Owner: words.capital(ownerIn(words, problem.owner)),
      due: problem.due,
      n: problem.count,
    });
  const said = describeProblem(problem, words);
  return problem.code === 'reserve-empty' ? `${said} ${words.say('problem.advice.colour')}` : said;
};

/** Says that no example can start from a table, and why; the same again in other words, so that a reader sees that the tap was taken. */
export const sayImpossible = (why: string, last: string, words: Words): string => {
  const first = words.say('own-table.said.impossible', { why }).trim();
  const still = words.say('own-table.said.still', { why }).trim();
  return last === first || last === still ? still : first;
};

/** Names the button of an edit that helps; an empty text for an edit that is never offered. */
export const sayFix = (edit: Edit, words: Words): string => {
  switch (edit.type) {
    case 'marker':
      return words.say('problem.fix.move-marker', { to: toParty(words, edit.party) });
    case 'leader':
      return words.say('problem.fix.seat-leader', { leader: whoIn(words, edit.owner), of: ofParty(words, edit.party) });
    case 'chairman':
      return words.say('problem.fix.seat-neutral');
    case 'remove':
      return words.say('own-table.fix.remove', { owner: ownerIn(words, edit.owner) });
    case 'move':
      return words.say('own-table.fix.move', { of: ofParty(words, edit.from) });
    case 'lobbies':
      return words.say('own-table.fix.lobbies');
    default:
      return '';
  }
};

/** Says a party's leader and delegates with their numbers. */
export const sayParty = ({ game }: Position, party: Party, words: Words): string => {
  const { leader, area } = game.committee.parties[party];
  const counted = Object.entries(area).filter(([, count]) => count > 0);
  const dominant = game.committee.dominant === party ? ` ${words.label('dominance-marker')}.` : '';
  return [
    `${words.label(party)}.${dominant}`,
    words.say('turmoil.board.leader', { owner: leader ? ownerIn(words, leader) : words.say('turmoil.board.none') }),
    words.say('turmoil.board.area', {
      delegates: counted.length
        ? words.list(counted.map(([owner, count]) => `${ownerIn(words, owner as Owner)} ${count}`))
        : words.say('turmoil.board.none'),
    }),
  ].join(' ');
};
