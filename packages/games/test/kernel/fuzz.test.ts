import { Rng } from '@warren/engine';
import { crc24, makeBase64url } from '@warren/engine/codes';
import { expect, test } from 'vitest';
import { drawBytes } from '../../../../tools/faults/parsers/inputs.mjs';
import { openPlayback } from '../../src/kernel/playback.js';
import { makeRecordingBytes, parseRecordingBytes } from '../../src/kernel/recording-bytes.js';
import { makeRecordingText, parseRecordingText } from '../../src/kernel/recording-text.js';
import { verify } from '../../src/kernel/verify.js';
import { findGame, GAMES } from '../../src/registry.js';
import { randomRun, SHORT_RUNS } from '../support/runs.js';

// A hundred thousand inputs, the same in every run: no parser throws, and nothing is accepted that would be
// written differently.

const INPUTS = 100_000;

const goods = GAMES.flatMap((game) =>
  SHORT_RUNS[game.id].map((settings, i) =>
    makeRecordingBytes(randomRun(game, settings, `fuzz ${i}`, 40 + 60 * i).recording()),
  ),
);

const damaged = (rng: Rng): Uint8Array => drawBytes(rng, goods);

/** A damaged one behind a right checksum: what a checksum alone would let through. */
function sealed(rng: Rng): Uint8Array {
  const bytes = damaged(rng);
  if (bytes.length < 3) return bytes;
  const end = bytes.length - 3;
  const check = crc24(bytes.subarray(0, end));
  bytes.set([check >>> 16, (check >>> 8) & 255, check & 255], end);
  return bytes;
}

test('bytes and texts of every kind: nothing throws, nothing is accepted that is written differently', () => {
  const rng = Rng.fromSeed('fuzz', 'recordings');
  const sources = [damaged, sealed];
  let accepted = 0;
  for (let i = 0; i < INPUTS; i++) {
    const bytes = sources[i % sources.length](rng);
    const asText = i % 4 < 2;
    const text = asText ? `r1-${makeBase64url(bytes)}` : '';
    const result = asText ? parseRecordingText(text) : parseRecordingBytes(bytes);
    if (!result.ok) {
      if (result.reason === '') throw new Error(`no reason for ${bytes}`);
      continue;
    }
    accepted++;
    const same = asText
      ? makeRecordingText(result.value) === text
      : `${makeRecordingBytes(result.value)}` === `${bytes}`;
    if (!same) throw new Error(`accepted what is written differently: ${bytes}`);
  }
  // Inputs of which none is ever good would only test the first check of the parser.
  expect(accepted).toBeGreaterThan(INPUTS / 1000);
  expect(accepted).toBeLessThan(INPUTS / 4);
});

test('texts of strange characters are refused', () => {
  const rng = Rng.fromSeed('fuzz', 'texts');
  for (let i = 0; i < 20_000; i++) {
    let text = i % 2 === 0 ? 'r1-' : '';
    for (let left = rng.below(40); left > 0; left--)
      text += String.fromCharCode(rng.below(i % 3 === 0 ? 0x10000 : 0x80));
    expect(parseRecordingText(text).ok).toBe(false);
  }
});

test('what the parser accepts can be verified and watched without a throw', () => {
  const rng = Rng.fromSeed('fuzz', 'verify');
  let watched = 0;
  for (let i = 0; i < 4_000; i++) {
    const parsed = parseRecordingBytes(sealed(rng));
    const game = parsed.ok ? findGame(parsed.value.game) : parsed;
    if (!parsed.ok || !game.ok) continue;
    // Long claims take their time and teach nothing new.
    const recording = parsed.value;
    if (recording.ticks > 5_000) continue;
    verify(game.value, recording);
    const playback = openPlayback(game.value, recording);
    if (!playback.ok) continue;
    playback.value.seek(recording.ticks);
    watched++;
  }
  expect(watched).toBeGreaterThan(20);
});
