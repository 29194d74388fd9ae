import { delegatesOf, mostDelegates, OWNERS, PARTIES, type Owner, type Party, type Position } from '../../../../engine/turmoil/index.ts';
import { attempt, problemsOf, type Edit, type TableProblem } from '../table/table.ts';

/** A refused edit, or a table that was impossible from the start. */
export interface TableRefusal {
  readonly problem: TableProblem;
  /** The edit that is refused; null for a table that was impossible from the start. */
  readonly edit: Edit | null;
  /** The party that it is about. */
  readonly at: Party | null;
  /** The parties where the same would be possible. */
  readonly instead: readonly Party[];
  /** An edit that is possible and helps. */
  readonly fix: Edit | null;
}

/** The owners who have a delegate in a party, those with the most first. */
const ownersIn = ({ game }: Position, party: Party): readonly Owner[] => {
  const seats = game.committee.parties[party];
  return OWNERS.filter((owner) => delegatesOf(seats, owner) > 0).toSorted((one, other) => delegatesOf(seats, other) - delegatesOf(seats, one));
};

/** Takes one of an owner's delegates off the party that has most of them. */
const fewer = ({ game: { committee } }: Position, owner: Owner): Edit => {
  const [party] = PARTIES.toSorted((one, other) => delegatesOf(committee.parties[other], owner) - delegatesOf(committee.parties[one], owner));
  return { type: 'remove', owner, party: party! };
};

/** Brings a delegate from another party, where none is left to be added: from the one that has most of them. */
const brought = (table: Position, edit: Edit | null): readonly Edit[] => {
  if (edit?.type !== 'add') return [];
  const { parties } = table.game.committee;
  const { owner, party } = edit;
  return PARTIES.filter((from) => from !== party && delegatesOf(parties[from], owner) > 0)
    .toSorted((one, other) => delegatesOf(parties[other], owner) - delegatesOf(parties[one], owner))
    .map((from) => ({ type: 'move', owner, from, party }));
};

/** The edits that may help with a problem, the best first. */
const remedies = (table: Position, problem: TableProblem, edit: Edit | null): readonly Edit[] => {
  const { committee } = table.game;
  switch (problem.code) {
    case 'dominance-outnumbered':
      return mostDelegates(committee, committee.dominant).map((party) => ({ type: 'marker', party }));
    case 'leader-missing':
    case 'leader-outnumbered':
      return ownersIn(table, problem.party).map((owner) => ({ type: 'leader', owner, party: problem.party }));
    case 'chairman-missing':
      return [{ type: 'chairman', owner: 'neutral' }];
    case 'wrong-delegate-count':
      return edit ? brought(table, edit) : [fewer(table, problem.owner)];
    case 'reserve-empty':
      return brought(table, edit);
    case 'none-to-remove': {
      const owners = ownersIn(table, problem.party);
      return owners.length === 1 ? [{ type: 'remove', owner: owners[0]!, party: problem.party }] : [];
    }
    default:
      return [];
  }
};

/** Whether two tables differ. */
export const differ = (one: Position, other: Position): boolean => JSON.stringify(one) !== JSON.stringify(other);

/** Whether an edit is possible and changes something. */
export const helps = (table: Position, edit: Edit): boolean => {
  const tried = attempt(table, edit);
  return tried.ok && differ(tried.table, table);
};

const partiesFor = (table: Position, problem: TableProblem, edit: Edit | null): readonly Party[] => {
  const owner = problem.code === 'reserve-empty' ? problem.player : problem.code === 'wrong-delegate-count' ? problem.owner : null;
  // No piece is left in the reserve: one can be taken from these.
  if (owner) return PARTIES.filter((party) => delegatesOf(table.game.committee.parties[party], owner) > 0);
  return edit && 'party' in edit ? PARTIES.filter((party) => party !== edit.party && attempt(table, { ...edit, party }).ok) : [];
};

const partyOf = (problem: TableProblem): Party | null =>
  'party' in problem ? problem.party : problem.code === 'dominance-outnumbered' ? problem.dominant : null;

/** Of several parties that outnumber the dominant one, the one is named to which the marker can go. */
const named = (problem: TableProblem, fix: Edit | null): TableProblem =>
  problem.code === 'dominance-outnumbered' && fix?.type === 'marker' ? { ...problem, by: fix.party } : problem;

/** Says all that a reader needs to know of a refusal. */
export const refusalOf = (table: Position, problem: TableProblem, edit: Edit | null): TableRefusal => {
  const fix = remedies(table, problem, edit).find((one) => helps(table, one)) ?? null;
  return {
    problem: named(problem, fix),
    edit,
    at: edit && 'party' in edit ? edit.party : partyOf(problem),
    instead: partiesFor(table, problem, edit),
    fix,
  };
};

/** What is impossible on a table as it is; null for a table that can be. */
export const faultOf = (table: Position): TableRefusal | null => {
  const [problem] = problemsOf(table);
  return problem ? refusalOf(table, problem, null) : null;
};
