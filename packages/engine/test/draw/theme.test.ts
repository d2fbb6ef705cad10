import { describe, expect, test } from 'vitest';
import { type Colour, isColour, mixColours, parseColour } from '../../src/draw/colour.js';
import { DISTANCE_RAMP, rampIndex } from '../../src/draw/ramp.js';
import { THEME_NAMES, THEMES } from '../../src/draw/theme.js';

/** Relative luminance, as the guidelines for accessible content define it. */
function luminance(colour: Colour): number {
  const { red, green, blue } = parseColour(colour);
  const [r, g, b] = [red, green, blue].map((byte) => {
    const share = byte / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: Colour, b: Colour): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(THEME_NAMES)('%s theme', (name) => {
  const theme = THEMES[name];

  test('walls, trail and marks stand out from the floor', () => {
    for (const part of ['wall', 'trail', 'start', 'exit'] as const) {
      expect(contrast(theme[part], theme.floor)).toBeGreaterThan(4.5);
    }
    expect(theme.floor).not.toBe(theme.ground);
    expect(theme.shadow).not.toBe(theme.floor);
  });

  test('walls stand out from cells at every distance, the trail from its edge', () => {
    for (const colour of DISTANCE_RAMP) expect(contrast(theme.rampWall, colour)).toBeGreaterThan(3);
    expect(contrast(theme.rampTrail, theme.rampWall)).toBeGreaterThan(7);
  });

  test('all its colours are colours', () => {
    expect(Object.values(theme).every(isColour)).toBe(true);
  });
});

test('the ramp grows darker with every step', () => {
  for (let i = 1; i < DISTANCE_RAMP.length; i++) {
    // Rounding to whole bytes may hold a step back by a hair.
    expect(luminance(DISTANCE_RAMP[i])).toBeLessThan(luminance(DISTANCE_RAMP[i - 1]) + 0.002);
  }
  expect(luminance(DISTANCE_RAMP[0])).toBeGreaterThan(0.7);
  expect(luminance(DISTANCE_RAMP[DISTANCE_RAMP.length - 1])).toBeLessThan(0.2);
});

test('distances use the whole ramp, from its first colour to its last', () => {
  for (const farthest of [1, 2, 7, 128, 129, 1000, 16_000_000]) {
    expect(rampIndex(0, farthest)).toBe(0);
    expect(rampIndex(farthest, farthest)).toBe(DISTANCE_RAMP.length - 1);
  }
  expect(rampIndex(0, 0)).toBe(0);
});

test('colours mix from one end to the other', () => {
  expect(mixColours('#000000', '#ffffff', 0)).toBe('#000000');
  expect(mixColours('#000000', '#ffffff', 256)).toBe('#ffffff');
  expect(mixColours('#000000', '#0000ff', 128)).toBe('#000080');
});
