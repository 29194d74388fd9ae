import { numbers, unreachable } from '../../../engine/world-problems/index.ts';
import type { Words } from '../../../i18n/words.ts';
import { COUNTRIES, countryIn } from '../../../sentences/world-problems/words.ts';
import type { About, Refusals } from '../../frame/definition/example.ts';
import { fixingFields, nearest } from '../../frame/late/ways-out.tsx';
import { enter } from './fields.ts';
import { othersIn, playersIn, type AllianceFields, type AllianceProblem } from './input.ts';

const fixed = fixingFields(enter);

const NAMED = ['who', 'with1', 'with2', 'initiator', 'odd'] as const;

/** The fields in which a country is named. */
const naming = ({ who, others, initiator, odd }: AllianceFields, id: string): readonly string[] =>
  NAMED.filter((field) => ({ who, ...others, initiator, odd })[field] === id).map((field) => `al.${field}`);

/** The countries that may be partners: they play, and are in another alliance than the one who joins, or alone. */
const partners = (value: AllianceFields): readonly string[] => {
  const groupOf = (id: string) => value.countries[COUNTRIES.findIndex((one) => one === id)]!.group;
  return playersIn(value).filter((id) => id !== value.who && (groupOf(id) === 'alone' || groupOf(id) !== groupOf(value.who)));
};

const aboutOf = (problem: AllianceProblem, value: AllianceFields, words: Words): About<AllianceFields> => {
  const fix = (id: string, entries: Readonly<Record<string, string | number>>, values = {}) =>
    fixed(id, words.say(`alliances.fix.${id}`, values), entries);
  const letPlay = fix('let-play', { 'al.players': numbers['alliance.players'] }, { n: numbers['alliance.players'] });
  const without = (field: string, country: string, instead = 'none') => fix('without', { [field]: instead }, { country: countryIn(words, country) });
  switch (problem.code) {
    case 'not-countable': {
      const id = problem.field.split('.')[0]!;
      const n = nearest(value.countries[COUNTRIES.findIndex((one) => one === id)]!.has);
      return { places: [`al.${id}.has`], fixes: n === null ? [] : [fix('enter', { [`al.${id}.has`]: n }, { n })] };
    }
    case 'not-playing':
      return { places: naming(value, problem.country), fixes: [letPlay] };
    case 'too-few-for-alliances':
      return { places: ['al.players'], fixes: [letPlay] };
    case 'alone-in-alliance': {
      const group = `al.${problem.country}.group`;
      return { places: [`al.${problem.country}`, group], fixes: [without(group, problem.country, 'alone')] };
    }
    case 'alliance-too-large': {
      const last = value.others.with2 === 'none' ? 'with1' : 'with2';
      const joining: readonly string[] = [value.who, ...othersIn(value)];
      const together = COUNTRIES.filter((id, at) => value.countries[at]!.group !== 'alone' || joining.includes(id));
      return { places: [...together.map((id) => `al.${id}`), `al.${last}`], fixes: [without(`al.${last}`, value.others[last])] };
    }
    case 'nobody-to-join': {
      const partner = COUNTRIES.find((id) => id !== value.who)!;
      return { places: ['al.with1'], fixes: [fix('with', { 'al.with1': partner })] };
    }
    case 'same-unit': {
      const places = naming(value, problem.country);
      const [first] = othersIn(value);
      const alone = () => fix('alone', { [`al.${first}.group`]: 'alone' }, { Who: words.capital(countryIn(words, first!)) });
      // Without the only one who joins, there is another partner, or the members part.
      const others = () => [...partners(value).map((id) => fix('with', { 'al.with1': id })), alone(), fix('leave', { 'al.act': 'leave' })];
      return {
        places: [`al.${problem.country}`, ...places],
        fixes: othersIn(value).length > 1 ? [without(places.at(-1)!, problem.country)] : others(),
      };
    }
    case 'not-enough-reputation': {
      const name = `al.${problem.country}.has`;
      return { places: [name], fixes: [fix('enter', { [name]: problem.needs }, { n: problem.needs })] };
    }
    case 'not-allied': {
      const member = COUNTRIES.find((_, at) => value.countries[at]!.group !== 'alone');
      return {
        places: [`al.${problem.country}`, 'al.who'],
        fixes: member ? [fix('other', { 'al.who': member })] : [fix('join', { 'al.act': 'join' })],
      };
    }
    case 'decision-needed': {
      const { group } = value.countries[COUNTRIES.indexOf(value.who)]!;
      const odd = problem.options.find((id) => value.countries[COUNTRIES.findIndex((one) => one === id)]!.group !== group);
      return { places: ['al.odd'], fixes: odd ? [fix('name', { 'al.odd': odd })] : [] };
    }
    default:
      return unreachable(problem);
  }
};

/** Makes the ways out: another number, another country, one fewer, or more players. */
export const refusals = (words: Words): Refusals<AllianceFields, AllianceProblem> => ({
  about: (problem, value) => aboutOf(problem, value, words),
});
