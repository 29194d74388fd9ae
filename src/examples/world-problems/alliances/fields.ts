import { countryIn, COUNTRIES, kindIn, KINDS } from '../../../sentences/world-problems/words.ts';
import { asWritten, choice, number, tick, type Field, type FieldGroup, type Options } from '../../frame/definition/fields.ts';
import { ACTS, AMOUNTS, COUNTRY_OR_NONE, GROUPS, PLAYER_COUNTS, playersIn, type AllianceShown } from './input.ts';

/** The reader's own table, and what happens: some join, or one leaves. */
export const fields = ({ value, words }: AllianceShown): readonly FieldGroup[] => {
  const say = (key: string): string => words.say(`alliances.field.${key}`);
  const nameOf = (id: string): string => (id === 'none' ? say('none') : words.capital(countryIn(words, id)));
  const options = (ids: readonly string[], text: (id: string) => string): Options => ids.map((id) => [id, text(id)]);
  const some = (name: string, held: string): Field => choice(`al.${name}`, say(name), held, options(COUNTRY_OR_NONE, nameOf));
  return [
    {
      legend: say('turn'),
      fields: [
        choice('al.players', say('players'), value.players, asWritten(PLAYER_COUNTS)),
        choice('al.act', say('act'), value.act, options(ACTS, say)),
        choice('al.who', say('who'), value.who, options(COUNTRIES, nameOf)),
        some('with1', value.others.with1),
        some('with2', value.others.with2),
        some('initiator', value.initiator),
        some('odd', value.odd),
      ],
    },
    ...playersIn(value).map((id, at): FieldGroup => {
      const { group, has, food, keeps } = value.countries[at]!;
      return {
        legend: nameOf(id),
        isFolded: true,
        fields: [
          choice(`al.${id}.group`, say('group'), group, options(GROUPS, say)),
          number(`al.${id}.has`, words.label('reputation'), has),
          choice(`al.${id}.food`, words.capital(kindIn(words, KINDS[0])), food, asWritten(AMOUNTS)),
          tick(`al.${id}.keeps`, say('keeps'), keeps),
        ],
      };
    }),
  ];
};
