// Plays the golden recordings of Classic anew from the built games where the rules have risen or a case is new.
import { readFileSync, writeFileSync } from 'node:fs';
import { Rng } from '../../../../engine/dist/index.js';
import * as games from '../../../dist/index.js';
import { CASES, must } from './cases.mjs';

const FILE = new URL('recordings.json', import.meta.url);

const before = readRecordings();
const after = Object.fromEntries(Object.keys(CASES).map((name) => [name, kept(name) ?? played(name)]));
writeFileSync(FILE, `${JSON.stringify(after, null, 2)}\n`);

/** A recording by the rules in force is never played anew: the test says whether it still holds. */
function kept(name) {
  const golden = before[name];
  if (golden === undefined) return null;
  const { rules } = must(games.parseRecordingText(golden.recording));
  return rules === games.classic.rules ? golden : null;
}

function played(name) {
  const recording = CASES[name](games, Rng.fromSeed('golden', name)).recording();
  const { ticks, outcome } = must(games.verify(games.classic, recording));
  const trace = must(games.traceRecording(games.classic, recording));
  console.log(`${name}: ${JSON.stringify(outcome)}`);
  return { ticks, trace, outcome, recording: games.makeRecordingText(recording) };
}

function readRecordings() {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return {};
    throw error;
  }
}
