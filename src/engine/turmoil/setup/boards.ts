import { each } from '../../core/each.ts';
import { twiceIn } from '../../core/twice.ts';
import { unreachable } from '../../core/unreachable.ts';
import type { Outcome } from '../../core/outcome.ts';
import { run, type PartOf, type Run } from '../../core/run.ts';
import { globalEvents, type EventId } from '../data/global-events.ts';
import { numbers } from '../data/numbers.ts';
import { emptyParties, FIRST_RULING } from '../committee/empty.ts';
import type { TurmoilProblem } from '../game/problems.ts';
import type { TurmoilRule } from '../vocabulary/rules.ts';
import type { Committee, EventTrack, PartySeats } from '../game/state.ts';
import { COLOURS, OWNERS, type Colour, type Party } from '../vocabulary/words.ts';

/** Who plays, and the two events that are drawn. */
export interface SetUpInput {
  /** 1 to 5 colours; their order does not matter here. */
  readonly colours: readonly Colour[];
  /** The card drawn first, onto the Coming space. */
  readonly coming: EventId;
  /** The card revealed second, onto the Distant space. */
  readonly distant: EventId;
}

/** The boards while they are set up: policy tile and dominance marker are not there from the first. */
export interface SetUp {
  readonly colours: readonly Colour[];
  readonly committee: Omit<Committee, 'ruling' | 'dominant'> & { readonly ruling: Party | null; readonly dominant: Party | null };
  readonly events: EventTrack;
}

/** What happens at set-up. */
export type SetUpEvent =
  /** Each player's delegates: so many to the lobby, so many to the reserve. */
  | { readonly type: 'players-ready'; readonly colours: readonly Colour[]; readonly lobby: 1; readonly reserve: number }
  /** One neutral delegate on the chairman seat, the others in the reserve. */
  | { readonly type: 'neutral-ready'; readonly reserve: number }
  | { readonly type: 'event-drawn'; readonly card: EventId; readonly space: 'coming' | 'distant' }
  | { readonly type: 'neutral-sent'; readonly party: Party; readonly card: EventId; readonly to: 'leader' | 'area' }
  | { readonly type: 'marker-laid'; readonly party: Party }
  /** The second delegate does not move the marker: `alone` if it has come to the same party, so that no other has a delegate. */
  | { readonly type: 'marker-stays'; readonly party: Party; readonly other: Party; readonly alone: boolean }
  | { readonly type: 'current-left-empty' }
  | { readonly type: 'policy-laid'; readonly party: Party }
  | { readonly type: 'no-bonus'; readonly party: Party };

/** Why a set-up is refused. */
export type SetUpProblem = Extract<TurmoilProblem, { code: 'no-players' | 'same-colour-twice' | 'same-card-twice' }>;

/** What `setUpBoards` returns. */
export type SetUpOutcome = Outcome<SetUp, SetUpEvent, SetUpProblem, TurmoilRule>;

type Part = PartOf<SetUp, SetUpEvent, TurmoilRule>;

/**
 * The boards before anything lies on them.
 * @param colours those who play
 * @returns the state before the first step; all delegates are still in the box
 */
export function bareBoards(colours: readonly Colour[]): SetUp {
  const lobby = each(COLOURS, () => 0 as const);
  const committee = { parties: emptyParties(), chairman: null, ruling: null, dominant: null, lobby, reserve: each(OWNERS, () => 0) };
  return { colours, committee, events: { distant: null, coming: null, current: null } };
}

/**
 * What an event does to the boards.
 * @param boards the state before; left as it is
 * @param event one event of its trace
 * @returns the state after the event
 */
export function applySetUp(boards: SetUp, event: SetUpEvent): SetUp {
  const { committee } = boards;
  switch (event.type) {
    case 'players-ready':
      return withCommittee(boards, {
        lobby: filled(committee.lobby, event.colours, event.lobby),
        reserve: filled(committee.reserve, event.colours, event.reserve),
      });
    case 'neutral-ready':
      return withCommittee(boards, { chairman: 'neutral', reserve: { ...committee.reserve, neutral: event.reserve } });
    case 'event-drawn':
      return { ...boards, events: { ...boards.events, [event.space]: event.card } };
    case 'neutral-sent':
      return sent(boards, event.party, event.to);
    case 'marker-laid':
      return withCommittee(boards, { dominant: event.party });
    case 'policy-laid':
      return withCommittee(boards, { ruling: event.party });
    case 'marker-stays':
    case 'current-left-empty':
    case 'no-bonus':
      return boards;
    default:
      return unreachable(event);
  }
}

const withCommittee = (boards: SetUp, change: Partial<SetUp['committee']>): SetUp => ({ ...boards, committee: { ...boards.committee, ...change } });

const filled = <R extends Readonly<Record<Colour, number>>>(counts: R, colours: readonly Colour[], value: number): R => ({
  ...counts,
  ...Object.fromEntries(colours.map((colour) => [colour, value])),
});

function sent(boards: SetUp, party: Party, to: 'leader' | 'area'): SetUp {
  const { parties, reserve } = boards.committee;
  const { leader, area } = parties[party];
  const seats: PartySeats = to === 'leader' ? { leader: 'neutral', area } : { leader, area: { ...area, neutral: area.neutral + 1 } };
  return withCommittee(boards, { parties: { ...parties, [party]: seats }, reserve: { ...reserve, neutral: reserve.neutral - 1 } });
}

/**
 * Sets both boards up in the order of the rulebooks: delegates, two events with their neutral delegates, policy tiles.
 * Rules setup.player-delegates to setup.policy-tiles; alone or with others it is the same.
 * @param input who plays, and the events that are drawn
 * @returns the boards before the first action phase with the steps that led there
 * @refuses no players, a colour that two have, and one card on two spaces
 */
export function setUpBoards(input: SetUpInput): SetUpOutcome {
  const problem = problemOf(input);
  return problem === null ? { ok: true, ...boardsAfter(input) } : { ok: false, problem };
}

/**
 * Sets both boards up like `setUpBoards`, without looking for problems.
 * @param input who plays, and the events that are drawn
 * @returns the boards with the steps that led there
 */
export function boardsAfter({ colours, coming, distant }: SetUpInput): Run<SetUp, SetUpEvent, TurmoilRule> {
  const parts: readonly Part[] = [
    readyPlayers,
    readyNeutral,
    draw(coming, 'coming'),
    layMarker(coming),
    draw(distant, 'distant'),
    keepMarker(distant),
    leaveCurrent,
    layPolicy,
  ];
  return run(applySetUp, bareBoards(colours), parts);
}

function problemOf({ colours, coming, distant }: SetUpInput): SetUpProblem | null {
  const rule = 'setup.player-delegates';
  const [twice] = twiceIn(colours);
  if (colours.length === 0) return { code: 'no-players', rule };
  if (twice !== undefined) return { code: 'same-colour-twice', rule, player: twice };
  return coming === distant ? { code: 'same-card-twice', rule: 'setup.distant-event', card: coming } : null;
}

const readyPlayers: Part = ({ colours }) => [
  {
    rule: 'setup.player-delegates',
    event: { type: 'players-ready', colours, lobby: numbers['lobby.size'], reserve: numbers['delegates.in-reserve'] },
  },
];

const readyNeutral: Part = () => [
  { rule: 'setup.neutral-delegates', event: { type: 'neutral-ready', reserve: numbers['delegates.neutral-reserve'] } },
];

/** A card comes to its space, and a neutral delegate to the party in its top left corner; the first one there leads it. */
function draw(card: EventId, space: 'coming' | 'distant'): Part {
  const rule = `setup.${space}-event` as const;
  const party = globalEvents[card].revealed;
  return ({ committee }) => {
    const first = committee.parties[party].leader === null;
    const drawn = { rule, event: { type: 'event-drawn', card, space } } as const;
    const came = { type: 'neutral-sent', party, card, to: first ? 'leader' : 'area' } as const;
    return [drawn, first ? { rule: 'committee.first-leader', also: [rule], event: came } : { rule, event: came }];
  };
}

const layMarker =
  (card: EventId): Part =>
  () => [{ rule: 'setup.coming-event', also: ['committee.dominant-party'], event: { type: 'marker-laid', party: globalEvents[card].revealed } }];

/** The second delegate makes its party equal at best: committee.dominance-shift. */
function keepMarker(card: EventId): Part {
  const other = globalEvents[card].revealed;
  return ({ committee: { dominant } }) => {
    if (dominant === null) return [];
    const alone = other === dominant;
    const rule = alone ? 'committee.dominant-party' : 'committee.dominance-shift';
    return [{ rule, event: { type: 'marker-stays', party: dominant, other, alone } }];
  };
}

const leaveCurrent: Part = () => [{ rule: 'setup.no-current-event', event: { type: 'current-left-empty' } }];

/** The Greens rule first, and their ruling bonus is not paid: open-questions.greens-at-setup. */
const layPolicy: Part = () => [
  { rule: 'setup.policy-tiles', event: { type: 'policy-laid', party: FIRST_RULING } },
  { rule: 'open-questions.greens-at-setup', event: { type: 'no-bonus', party: FIRST_RULING } },
];
