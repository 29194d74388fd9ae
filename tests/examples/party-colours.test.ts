import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PARTIES } from '../../src/engine/turmoil/index.ts';

const css = ['tokens', 'shared/parties'].map((name) => readFileSync(`src/styles/${name}.css`, 'utf8')).join('\n');

type Channels = readonly [red: number, green: number, blue: number];

/** A colour of the styles by day and by night, in linear light. */
const linear = (name: string): readonly Channels[] => {
  const [, ...hex] = new RegExp(`${name}: light-dark\\(#(\\w{6}), #(\\w{6})\\)`).exec(css) ?? [];
  expect(hex).toHaveLength(2);
  return hex.map((one) => {
    const [red, green, blue] = [0, 2, 4].map((at) => Number.parseInt(one.slice(at, at + 2), 16) / 255) as unknown as Channels;
    const toLight = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
    return [toLight(red), toLight(green), toLight(blue)];
  });
};

const luminance = ([red, green, blue]: Channels): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
const contrast = (one: Channels, other: Channels): number => {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('in the %s theme', (_, theme) => {
  test.each(PARTIES)('the colour of %s stands out from the paper and from cards, three to one', (party) => {
    const colour = linear(`\\.of-${party} \\{\\s+--party`)[theme]!;
    for (const surface of ['paper', 'raised']) expect(contrast(colour, linear(`--${surface}`)[theme]!)).toBeGreaterThanOrEqual(3);
  });

  test('no two parties have one colour', () => {
    expect(new Set(PARTIES.map((party) => linear(`\\.of-${party} \\{\\s+--party`)[theme]!.join(' '))).size).toBe(PARTIES.length);
  });
});
