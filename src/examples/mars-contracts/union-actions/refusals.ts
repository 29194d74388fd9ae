import { unreachable } from '../../../engine/mars-contracts/index.ts';
import type { Words } from '../../../i18n/words.ts';
import type { Fix, Refusals } from '../../frame/definition/example.ts';
import { fixingFields } from '../../frame/late/ways-out.tsx';
import { enter } from './fields.ts';
import type { ActionFields, ActionProblem } from './input.ts';

const fixed = fixingFields(enter);

/** The fields of what stands in the slots. */
const STANDING = { '1': 'first', '2': 'second' } as const;

const otherThan = (slot: ActionFields['slot']): ActionFields['slot'] => (slot === '1' ? '2' : '1');

/** The places in the picture and the fields that a problem is about. */
const placesOf = (problem: ActionProblem): readonly string[] => {
  switch (problem.code) {
    case 'only-on-unions':
    case 'token-missing':
      return ['token', 'player:white'];
    case 'slot-taken':
    case 'slot-closed':
    case 'nothing-to-commit':
      return ['slot', `slot:1.${problem.slot}`];
    case 'placed-in-this-turn':
      return ['action', `slot:1.${problem.slot}`];
    default:
      return unreachable(problem);
  }
};

/** Makes the ways out: the other slot, an empty slot, a leader token, the next turn. */
export const refusals = (words: Words): Refusals<ActionFields, ActionProblem> => {
  const fix = (id: string, entries: Readonly<Record<string, string>>): Fix<ActionFields> => fixed(id, words.say(`union-actions.fix.${id}`), entries);
  const leader = fix('use-leader', { token: 'leader' });
  const other = ({ slot }: ActionFields): Fix<ActionFields> => fix('other-slot', { slot: otherThan(slot) });
  const emptied = ({ slot }: ActionFields): Fix<ActionFields> => fix('empty-slot', { [STANDING[slot]]: 'empty' });
  const isOtherFree = (value: ActionFields): boolean => value[STANDING[otherThan(value.slot)]] === 'empty';
  const fixesOf = ({ code }: ActionProblem, value: ActionFields): readonly Fix<ActionFields>[] => {
    switch (code) {
      case 'only-on-unions':
        return [leader, fix('at-union', { action: 'grant' })];
      case 'token-missing':
        return [leader, fix('leader-stands', value.first === 'white' ? { first: 'leader' } : { second: 'leader' })];
      case 'slot-taken':
      case 'slot-closed':
        return [isOtherFree(value) ? other(value) : emptied(value)];
      case 'nothing-to-commit':
        return [other(value), fix('place-first', { action: 'turns' }), fix('place-first-there', { action: 'turns', slot: otherThan(value.slot) })];
      case 'placed-in-this-turn':
        return [fix('next-turn', { action: 'turns' })];
      default:
        return unreachable(code);
    }
  };
  return { about: (problem, value) => ({ places: placesOf(problem), fixes: fixesOf(problem, value) }) };
};
