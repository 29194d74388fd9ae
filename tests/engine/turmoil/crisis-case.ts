import type { CrisisInput, Edition, EventId, Game } from '../../../src/engine/turmoil/index.ts';
import { game, type GameSketch } from './sketch.ts';

/** Short names of the rules that a crisis cites, for the column `trace`. */
export const RULES: Record<string, string> = {
  '1': 'crisis.tr-revision',
  '2': 'crisis.global-event',
  '3a': 'crisis.new-government.policy',
  '3b': 'crisis.new-government.bonus',
  '3c': 'crisis.new-government.return',
  '3d': 'crisis.new-government.chairman',
  '3e': 'crisis.new-government.dominance',
  '3f': 'crisis.new-government.lobby',
  '4a': 'crisis.changing-times.current',
  '4b': 'crisis.changing-times.coming',
  '4c': 'crisis.changing-times.distant',
  first: 'committee.first-leader',
  replace: 'committee.replace-leader',
  shift: 'committee.dominance-shift',
};

/** One crisis: what it shows and by which rule, the game before, the rules in order, and every fact that is new after it. */
export interface CrisisCase {
  readonly shows: string;
  readonly rule: string;
  readonly before: GameSketch;
  /** solar-flare if left out and there are cards, else none. */
  readonly revealed?: EventId | null;
  readonly reading?: Edition;
  readonly trace: string;
  /** `fact=value`, such as `red.tr=21 unity=Nb1 current=none`; see `differences`. */
  readonly after: string;
}

/** The trace of a crisis without cards: no event is resolved and nothing arrives. */
export const QUIET = '1 2 3a 3b 3c 3d 3e 3f 4a 4b 4c';

/** The game and the input of a case. */
export function setUp({ before, revealed, reading }: CrisisCase): { readonly game: Game; readonly input: CrisisInput } {
  const card = revealed === undefined && before.events !== undefined ? 'solar-flare' : (revealed ?? null);
  return {
    game: game(before),
    input: { revealed: card, readings: { 'influence.adjust': reading ?? 'ru', 'special-cases.snow-cover': reading ?? 'ru' } },
  };
}
