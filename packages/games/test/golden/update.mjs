// Plays golden recordings anew from the built games where the rules have risen, and says what has changed.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Rng } from '../../../engine/dist/index.js';
import { findBot } from '../../dist/bots/index.js';
import * as games from '../../dist/index.js';
import { CASES, must } from './cases.mjs';

const HERE = new URL('./', import.meta.url);
const INDEX = new URL('index.json', HERE);

const index = readJson(INDEX);
const known = readdirSync(HERE)
  .filter((file) => file.endsWith('.txt'))
  .map((file) => file.slice(0, -4));
let broken = false;
for (const name of known.filter((old) => CASES[old] === undefined)) {
  rmSync(new URL(`${name}.txt`, HERE));
  delete index[name];
  console.log(`${name}: gone`);
}
for (const name of Object.keys(CASES)) {
  const change = known.includes(name) ? update(name) : write(name, 'new');
  if (change !== null) console.log(`${name}: ${change}`);
}
writeFileSync(INDEX, `${JSON.stringify(index, null, 2)}\n`);
process.exitCode = broken ? 1 : 0;

/** Keeps a recording that still says what it said; makes it anew when the rules have risen. */
function update(name) {
  const recording = must(games.parseRecordingText(readText(name)));
  const game = must(games.findGame(recording.game));
  if (recording.rules !== game.rules) return write(name, `rules ${recording.rules} -> ${game.rules}`);
  const verdict = games.verify(game, recording);
  if (verdict.ok && must(games.traceRecording(game, recording)) === index[name]?.trace) return null;
  broken = true;
  const reason = verdict.ok ? 'its states on the way differ' : verdict.reason;
  return `${game.title} behaves differently, but its rules are still ${game.rules}: raise them (${reason})`;
}

function write(name, change) {
  const run = CASES[name]({ ...games, findBot }, Rng.fromSeed('golden', name));
  const recording = run.recording();
  const before = index[name]?.outcome;
  writeFileSync(new URL(`${name}.txt`, HERE), `${games.makeRecordingText(recording)}\n`);
  const { outcome } = must(games.verify(run.game, recording));
  const trace = must(games.traceRecording(run.game, recording));
  index[name] = { ticks: recording.ticks, trace, outcome };
  return before === undefined ? change : `${change}; ${JSON.stringify(before)} -> ${JSON.stringify(outcome)}`;
}

function readText(name) {
  return readFileSync(new URL(`${name}.txt`, HERE), 'utf8').trimEnd();
}

function readJson(url) {
  try {
    return JSON.parse(readFileSync(url, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return {};
    throw error;
  }
}
