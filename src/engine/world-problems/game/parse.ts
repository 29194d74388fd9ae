import {
  arrayOf,
  guarded,
  nullable,
  objectOf,
  readBoolean,
  readNumber,
  readText as text,
  recordOf,
  type Read,
  type Reader,
} from '../../core/shape.ts';
import type { WorldProblemsRule } from '../vocabulary/rules.ts';
import { isAction, isBack, isPhase, isSide } from '../vocabulary/words.ts';
import type { WorldProblemsRefusal } from './refusals.ts';
import type { Country, Cycle, Effect, Game, Goal, ProblemCard, RadicalsCard, Supplement, Technology, Unit, Use } from './state.ts';

/** What `parseGame` returns: the game, or the refusal `unreadable`, which names the field. */
export type ParseOutcome =
  { readonly ok: true; readonly state: Game } | { readonly ok: false; readonly problem: Extract<WorldProblemsRefusal, { code: 'unreadable' }> };

const texts = arrayOf(text);

const stock = recordOf(readNumber);
const goals = arrayOf(objectOf<Goal>({ id: text, back: guarded(isBack), stays: readBoolean }));
const technologies = arrayOf(objectOf<Technology>({ id: text, reusable: readBoolean }));
const affects = (value: unknown, at: string): Read<Effect['affects']> => (value === 'all' ? { ok: true, value } : texts(value, at));
const effect = objectOf<Effect>({ stock, reputation: readNumber, affects });
const radicals = arrayOf(objectOf<RadicalsCard>({ id: text, effect }));
const use = objectOf<Use>({ country: text, action: guarded(isAction), technology: nullable(text) });

const supplement: Reader<Supplement> = objectOf<Supplement>({
  radicals: objectOf({ deck: radicals, discarded: radicals, inEffect: radicals }),
  karma: objectOf({ walk: arrayOf(guarded(isSide)), board: recordOf(effect) }),
});

const game: Reader<Game> = objectOf<Game>({
  countries: arrayOf(objectOf<Country>({ id: text, reputation: readNumber, goals, technologies })),
  units: arrayOf(objectOf<Unit>({ members: texts, stock })),
  resources: objectOf({ base: texts, other: texts }),
  bank: stock,
  fund: stock,
  technologies: objectOf({ deck: technologies, shared: technologies }),
  goals: objectOf({ spare: goals, pile: goals, box: goals }),
  problems: arrayOf(objectOf<ProblemCard>({ id: text, needs: objectOf({ a: stock, b: stock }) })),
  cycle: objectOf<Cycle>({
    at: readNumber,
    phase: guarded(isPhase),
    side: nullable(guarded(isSide)),
    penalties: readNumber,
    used: arrayOf(use),
  }),
  titled: texts,
  secondExchange: readBoolean,
  supplement: nullable(supplement),
});

/** The rule that says what belongs into a part of a game. */
const RULES: Readonly<Record<string, WorldProblemsRule>> = {
  countries: 'setup.resources',
  units: 'alliances.one-country',
  resources: 'setup.bank',
  bank: 'setup.bank',
  fund: 'funds.contribute',
  technologies: 'setup.technology',
  goals: 'setup.goals',
  problems: 'round.problem-queue',
  titled: 'compensation.how',
  secondExchange: 'bank.three-players',
  supplement: 'karma.board',
};

/**
 * Reads a game that comes from outside: from a file, a server, a form. It need not be legal; that is `refusalsOf`'s to say,
 * and every procedure asks it.
 * @param value any value
 * @returns a new game of the known fields; all others are left out
 * @refuses a value that has not the shape of a game, with `unreadable` and the first field that is wrong
 * @example parseGame({ countries: [] }) // { ok: false, problem: { code: 'unreadable', at: 'units', … } }
 */
export function parseGame(value: unknown): ParseOutcome {
  const read = game(value, '');
  if (read.ok) return { ok: true, state: read.value };
  const [part = ''] = read.at.split('.');
  return { ok: false, problem: { code: 'unreadable', rule: RULES[part] ?? 'round.order', at: read.at === '' ? 'whole' : read.at } };
}
