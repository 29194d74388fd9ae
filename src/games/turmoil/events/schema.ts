import { z } from 'astro/zod';
import { COUNTED, PARTIES, RESOURCES, TAGS, TR_SETS } from '../../../engine/turmoil/index.ts';
import { inEachLang, PROMISE, urlInEachLang } from '../../../book/shapes.ts';

const party = z.enum(PARTIES);
const resource = z.enum(RESOURCES);

const count = z
  .enum([...COUNTED, ...TAGS.map((tag) => `tag:${tag}`), ...RESOURCES.map((one) => `production:${one}`), ...Object.keys(TR_SETS)])
  .describe('What is counted in front of a player; tr-sets-of-5-over-15 are the whole fives of TR above 15.');

const counting = {
  count: count.nullable().describe('Null: influence alone makes the units.'),
  capped: z.boolean().describe('Whether the card limits what is counted: rule influence.max-five.'),
  influence: z.enum(['add', 'subtract', 'none']).describe('What influence does to the number counted.'),
};
const perUnit = { perUnit: z.number(), ...counting };

const ranking = z.looseObject({
  kind: z.literal('rank'),
  score: z.array(count).describe('Influence is added to these.'),
  first: z.number().describe('TR for whoever has most.'),
  second: z.number().describe('TR for the second; none if several are first.'),
  least: z.number().describe('A lower score is not ranked.'),
  solo: z.array(z.looseObject({ atLeast: z.number(), tr: z.number() })).describe('TR for a player alone, the highest score first.'),
});

const effect = z
  .discriminatedUnion('kind', [
    z.looseObject({ kind: z.enum(['gain', 'lose']), resource, ...perUnit }),
    z.looseObject({ kind: z.literal('production'), resource, ...perUnit, unitsPerStep: z.number().describe('Units that make one step.') }),
    z.looseObject({ kind: z.enum(['gain-of-choice', 'draw-cards', 'add-floaters']), ...perUnit }),
    z.looseObject({ kind: z.literal('gain-if'), resource, amount: z.number(), threshold: z.number(), ...counting }),
    z.looseObject({ kind: z.literal('lose-production'), resource, steps: z.number() }),
    z.looseObject({ kind: z.literal('lose-all'), resource }),
    z.looseObject({ kind: z.literal('keep-at-most'), resource, base: z.number().describe('What is over this and influence is lost.') }),
    z.looseObject({ kind: z.literal('lose-tr'), amount: z.number().describe('Influence makes it smaller.') }),
    z.looseObject({ kind: z.literal('discard-cards'), amount: z.number() }),
    z.looseObject({ kind: z.literal('add-to-each-card'), count: z.enum(['cards-with-resources', 'floater-cards']) }),
    z.looseObject({ kind: z.literal('lose-floaters-or-megacredits'), floaters: z.number(), megacredits: z.number() }),
    z.looseObject({ kind: z.literal('temperature'), steps: z.number() }),
    z.looseObject({ kind: z.literal('ocean'), by: z.number().describe('1: the first player places an ocean tile; -1: removes one.') }),
    ranking,
  ])
  .describe('In the order of the card. Within version 1 kinds may be added.');

const event = z.looseObject({
  id: z.string().describe('Permanent: never renamed, never used for another card.'),
  game: z.string(),
  names: inEachLang,
  own: z.array(z.string()).describe('Languages whose name is a translation by this site, the printed one not being known.'),
  revealed: party.describe('Top left: gets a neutral delegate when the card is revealed.'),
  current: party.describe('Middle right: gets one when the card becomes the current event.'),
  needs: z.array(z.enum(['venus', 'colonies'])).describe('Expansions without which the card is not used.'),
  effects: z.array(effect),
  text: inEachLang.describe('The effects in words, made from the data above.'),
  note: inEachLang.nullable().describe('What else a reader should know.'),
  unsure: z.boolean().describe('The sources compared do not all name both parties.'),
  rules: z.array(z.string()).describe('Ids of rules that speak of the card.'),
  url: urlInEachLang,
});

/** The shape of `/api/v1/events.json`. */
export const eventsSchema = z
  .looseObject({
    version: z.literal(1),
    source: inEachLang.describe('Where the data come from.'),
    events: z.array(event),
  })
  .describe(`The global event cards: card data, from outside the rulebooks. ${PROMISE}`);
