import { countryIn, COUNTRIES, kindIn, KINDS } from '../../../sentences/world-problems/words.ts';
import { asWritten, choice, entering, number, tick, type FieldGroup, type FieldsOf } from '../../frame/definition/fields.ts';
import { withCountry } from '../countries.ts';
import { ACTS, AMOUNTS, COUNTRY_OR_NONE, GROUPS, isAllAllied, PLAYER_COUNTS, playersIn, type AllianceFields } from './input.ts';

/** All fields: also those that are not asked for what happens. */
const every: FieldsOf<AllianceFields> = ({ value, words }) => {
  const say = (key: string): string => words.say(`alliances.field.${key}`);
  const nameOf = (id: string): string => (id === 'none' ? say('none') : words.capital(countryIn(words, id)));
  const acts = ACTS.map((act) => [act, say(act)] as const);
  const countries = COUNTRIES.map((id) => [id, nameOf(id)] as const);
  const someone = COUNTRY_OR_NONE.map((id) => [id, nameOf(id)] as const);
  const groups = GROUPS.map((group) => [group, say(group)] as const);
  return [
    {
      legend: say('turn'),
      fields: [
        choice('al.players', say('players'), value.players, asWritten(PLAYER_COUNTS), (players) => ({ ...value, players })),
        choice('al.act', say('act'), value.act, acts, (act) => ({ ...value, act })),
        choice('al.who', say('who'), value.who, countries, (who) => ({ ...value, who })),
        ...(['with1', 'with2'] as const).map((name) =>
          choice(`al.${name}`, say(name), value.others[name], someone, (to) => ({ ...value, others: { ...value.others, [name]: to } })),
        ),
        ...(['initiator', 'odd'] as const).map((name) => choice(`al.${name}`, say(name), value[name], someone, (to) => ({ ...value, [name]: to }))),
      ],
    },
    ...playersIn(value).map((id, at): FieldGroup<AllianceFields> => {
      const { group, has, food, keeps } = value.countries[at]!;
      return {
        legend: nameOf(id),
        isFolded: true,
        fields: [
          choice(`al.${id}.group`, say('group'), group, groups, (to) => withCountry(value, at, { group: to })),
          number(`al.${id}.has`, words.label('reputation'), has, (to) => withCountry(value, at, { has: to })),
          choice(`al.${id}.food`, words.capital(kindIn(words, KINDS[0])), food, asWritten(AMOUNTS), (to) => withCountry(value, at, { food: to })),
          tick(`al.${id}.keeps`, say('keeps'), keeps, (to) => withCountry(value, at, { keeps: to })),
        ],
      };
    }),
  ];
};

/** Whether a field matters for what happens: who joins, or how the breakup is decided. */
const isAsked = (value: AllianceFields, name: string): boolean => {
  if (name === 'al.odd') return value.act === 'leave' && isAllAllied(value);
  if (name === 'al.initiator') return value.act === 'leave';
  return value.act === 'join' || (name !== 'al.with1' && name !== 'al.with2');
};

/** The reader's own table, and what happens: some join, or one leaves. */
export const fields: FieldsOf<AllianceFields> = (given) =>
  every(given).map((group) => ({ ...group, fields: group.fields.filter(({ name }) => isAsked(given.value, name)) }));

/** Puts the content of one field into an input. */
export const enter = entering(every);
