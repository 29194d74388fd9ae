import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXAMPLES } from '../../src/examples/all.ts';
import { opened, presetShown, written } from '../../src/examples/frame/state/state.ts';
import type { EditionChoice } from '../../src/examples/frame/state/url-state.ts';
import { ALL, editionsOf, exampleOf, type Tested } from './all.ts';

const crisis = exampleOf('crisis');

/** Opens an address, with or without the example's codec. */
const open = ({ id, view, codec }: Tested, s: string, edition: EditionChoice, fetched = true) =>
  opened<unknown>(view.source, fetched ? codec : null, { s, edition, editions: editionsOf(EXAMPLES[id]!.game) });

const body = fc.stringMatching(/^[A-Za-z0-9.\-_~*!']{1,400}$/);

/** What stands in an address of an example between the version and the edition. */
const bodiesOf = ({ view, codec }: Tested): readonly string[] =>
  view.source.presets.flatMap(({ id, value }) => [`p.${id}`, `i.${codec.encode(value)}`]);

describe.each(ALL)('any address of $id', (example) => {
  const { source } = example.view;
  const editions = ['', 'default', ...editionsOf(EXAMPLES[example.id]!.game)];
  const whole = fc
    .tuple(fc.constantFrom(...bodiesOf(example)), fc.constantFrom(...editions), fc.integer({ min: 1, max: 999 }))
    .map(([text, edition, step]) => `1.${text}.${edition}.${step}`);

  it('that is damaged shows the first preset', () => {
    const broken = fc.oneof(
      fc.string(),
      body.map((text) => `1.i.${text}.default.1`),
      whole.map((text) => text.slice(1)),
      whole.map((text) => `${text}000`),
    );
    fc.assert(
      fc.property(broken, (text) => {
        const present = open(example, text, 'default');
        fc.pre(present.damaged);
        expect(present).toEqual({ ...presetShown(source, source.presets[0].id, 'default'), damaged: true });
      }),
    );
  });

  it('that is whole is written again as it was, with the edition of the reader where it names none', () => {
    fc.assert(
      fc.property(whole, (text) => {
        const present = open(example, text, 'default');
        expect(present.damaged).toBe(false);
        expect(written(example.codec, present)).toBe(text.replace(/\.(?=\.\d+$)/, '.default'));
      }),
    );
  });

  it('of an edition that its game does not have is damaged', () => {
    for (const text of bodiesOf(example)) expect(open(example, `1.${text}.unknown.1`, 'default').damaged).toBe(true);
  });
});

describe('a codec that is fetched', () => {
  const own = '1.i.r20.14.0.1.b2e1_0-Nr2-0-N-0-0_riots.pandemic.0.solar-flare_r.r4n12.g.k.N.default.3';

  it('shows the first preset until it is fetched, and the state is not damaged', () => {
    expect(open(crisis, own, 'fr', false)).toMatchObject({ preset: 'ordinary', step: 1, edition: 'fr', damaged: false });
  });

  it('is not needed for presets; without it, the own input is not encoded', () => {
    expect(written(null, open(crisis, '1.p.tie.default.4', 'fr', false))).toBe('1.p.tie.default.4');
    expect(written(null, open(crisis, own, 'fr'))).toBeNull();
  });
});

// Released strings of version 1. They must be decoded forever: add new ones, change none.
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  crisis: [
    '1.p.ordinary.default.1',
    '1.p.tie.default.4',
    '1.p.neutral-chairman.ru.9',
    '1.p.empty-reserve.fr.2',
    '1.p.same-party.default.3',
    '1.p.refused.default.1',
    '1.i.r20.14.0.1.b2e1_0-Nr2-0-N-0-0_riots.pandemic.0.solar-flare_r.r4n12.g.k.N.default.3',
    '1.i.r20.14.0.1.b2e1_0-Nr2-0-N-0-0_riots.pandemic.0.solar-flare_r.r4n12.g.k.N!player1.tr!2~1a~5!greens.red!-1.ru.1',
  ],
  'event-track': ['1.p.crisis.ru.7', '1.p.refused.default.1', '1.i.riots_crisis_12_0_1.fr.3', '1.i.pandemic_coming_1~1a~5_-2_0.default.1'],
  influence: [
    '1.p.generous-funding.default.5',
    '1.p.riots.fr.4',
    '1.i.riots_7_0_3.default.1',
    '1.i.generous-funding_42_cl_6.ru.2',
    '1.i.pandemic_-3_c_2~1a~5.fr.1',
  ],
  lobbying: [
    '1.p.first-leader.default.3',
    '1.p.too-few-megacredits.default.1',
    '1.i.r20.14.0.1.b2-b20.9.0.0._0-Nr2-0-N-0-0_0.0.0.0_rb.r4b6n11.g.k.N*rkl*bgr*nkx*bl.default.7',
    '1.i.r20.14.0.1.b2_0-Nr2-0-N-0-0_0.0.0.0_r.r4n11.g.k.N*nx.ru.1',
  ],
  policies: [
    '1.p.mars-first.default.6',
    '1.p.scientists.default.1',
    '1.p.unity.default.1',
    '1.p.kelvinists.ru.3',
    '1.p.reds.fr.2',
    '1.p.reds-cannot-pay.default.1',
    '1.p.reds-in-crisis.default.2',
    '1.p.greens.default.3',
    '1.i.reds_action_no_14_26_0_0_0_0_raise*2!ocean*1!off-mars*0.fr.2',
    '1.i.scientists_crisis_yes_2~1a~5_20_-1_4_0_0_scientists*0!titanium*!other-tile*x.default.1',
    '1.i.greens_action_no_20_20_0_0_0_0_0.default.1',
  ],
  requirement: [
    '1.p.ruling.default.5',
    '1.p.delegates.default.4',
    '1.p.both.default.1',
    '1.p.lone-leader.default.2',
    '1.p.others.fr.4',
    '1.i.mars-first_greens_own_1_3.default.2',
    '1.i.reds_reds_none_2~1a~5_-1.default.1',
  ],
  setup: ['1.p.same-party.default.4', '1.p.refused.default.1', '1.i.rk_riots_solar-flare.default.3', '1.i.0_riots_riots.ru.1'],
  temperature: [
    '1.p.zero-again.fr.3',
    '1.p.refused.default.1',
    '1.i.snow-cover_2_5_0.default.2',
    '1.i.volcanic-eruptions_-4_9_1.ru.1',
    '1.i.snow-cover_~6qa~5_2~1a~5_0.default.1',
  ],
  'solar-phase': ['1.p.both-expansions.default.4', '1.p.refused.default.1', '1.i.mm1g_vc_oceans.default.5', '1.i.gggm_0_none.fr.1'],
  'final-scoring': [
    '1.p.three-players.default.8',
    '1.p.refused.default.1',
    '1.i.rgb_r_rgnbrg.default.2',
    '1.i.0_n_------.ru.1',
    '1.i.k_-_kkkk--.default.1',
  ],
};

describe('addresses of version 1', () => {
  const addresses = Object.entries(WRITTEN).flatMap(([id, all]) => all.map((s) => [id, s] as const));

  it.each(addresses)('%s: %s', (id, s) => {
    const present = open(exampleOf(id), s, 'default');
    expect(present.damaged).toBe(false);
    expect(written(exampleOf(id).codec, present)).toBe(s);
  });
});

it.each([
  '1.p.unknown.default.1',
  '1.i.nonsense.default.1',
  '1.i.riots_7_x_3.default.1',
  '1.i.reds_action_no_1_2_3_4_5_6_raise.default.1',
  '1.i.reds_reds_me_1_1.default.1',
  '1.i.rgb_r_rgnbr.default.1',
  '0',
])('%s is damaged: the first preset', (s) => {
  for (const example of ALL)
    expect(open(example, s, 'fr')).toMatchObject({ damaged: true, preset: example.view.source.presets[0].id, step: 1, edition: 'fr' });
});
