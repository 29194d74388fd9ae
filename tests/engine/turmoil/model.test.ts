import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { crisis, globalEvents, influenceOf, OWNERS, PARTIES, placeDelegate, removeDelegate, type Game } from '../../../src/engine/turmoil/index.ts';
import { influence, newGovernment, removed, rightfulDominant, rightfulLeaders, sent, sorted, tokensOf, type Board } from './model.ts';
import { placement, reachable } from './reachable.ts';
import { runs } from '../runs.ts';

const boardOf = ({ committee }: Game): Board => ({ tokens: tokensOf(committee), ruling: committee.ruling, dominant: committee.dominant });
const comparable = ({ tokens, ruling, dominant }: Board): unknown => ({ tokens: sorted(tokens), ruling, dominant });
const readings = { 'influence.adjust': 'ru', 'special-cases.snow-cover': 'ru' } as const;

test('a crisis leaves the board that the model leaves (crisis.new-government, crisis.changing-times)', () => {
  fc.assert(
    fc.property(reachable, ({ game, revealed, choices }) => {
      const outcome = crisis(game, { revealed, choices, readings });
      fc.pre(outcome.ok);
      const { coming } = game.events;
      const governed = newGovernment(game);
      const current = coming === null ? governed : sent(governed, 'neutral', 'home', globalEvents[coming].current);
      const distant = revealed === null ? current : sent(current, 'neutral', 'home', globalEvents[revealed].revealed);
      expect(outcome.ok && comparable(boardOf(outcome.state))).toEqual(comparable(distant));
    }),
    runs(200),
  );
});

test('lobbying leaves the board that the model leaves (committee.lobbying)', () => {
  fc.assert(
    fc.property(reachable, placement, ({ game }, one) => {
      const outcome = placeDelegate(game, one);
      fc.pre(outcome.ok);
      const from = one.source === 'lobby' ? 'lobby' : 'home';
      expect(outcome.ok && comparable(boardOf(outcome.state))).toEqual(comparable(sent(boardOf(game), one.player, from, one.party)));
    }),
    runs(200),
  );
});

test('a removal leaves the board that the model leaves (open-questions.leader-removed, open-questions.marker-after-removal)', () => {
  fc.assert(
    fc.property(reachable, fc.constantFrom(...OWNERS), fc.constantFrom(...PARTIES), ({ game }, owner, party) => {
      const outcome = removeDelegate(game, { owner, party });
      fc.pre(outcome.ok);
      const turn = game.players.map(({ colour }) => colour);
      expect(outcome.ok && comparable(boardOf(outcome.state))).toEqual(comparable(removed(boardOf(game), turn, owner, party)));
    }),
    runs(200),
  );
});

test('leaders, marker and influence are what the model finds (committee.replace-leader, committee.dominance-shift, influence.sources)', () => {
  fc.assert(
    fc.property(reachable, ({ game: { committee, players } }) => {
      const tokens = tokensOf(committee);
      expect(rightfulDominant(tokens)).toContain(committee.dominant);
      for (const [party, { leader }] of Object.entries(committee.parties)) {
        const rightful = rightfulLeaders(tokens, party as typeof committee.dominant);
        expect(rightful.length === 0 ? leader === null : leader !== null && rightful.includes(leader)).toBe(true);
      }
      for (const { colour } of players) expect(influenceOf(committee, colour)).toHaveLength(influence(tokens, committee.dominant, colour));
    }),
    runs(200),
  );
});
