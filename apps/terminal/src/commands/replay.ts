import { findGame, openPlayback, type Playback, TICKS_PER_SECOND } from '@warren/games';
import type { Command } from '../cli/command.js';
import { FileError, Interrupted, UsageError } from '../cli/errors.js';
import type { Io } from '../cli/io.js';
import { readRecordingFile } from '../recording/read-recording.js';
import { frameText } from '../screen/frame-text.js';
import { openScreen, type Screen } from '../screen/screen.js';

const FRAME_MS = 50;
const SPEEDS = [0.25, 0.5, 1, 2, 4, 8, 16];
const NORMAL = 2;
const JUMP_TICKS = 5 * TICKS_PER_SECOND;
const PRINTED = { columns: 100, rows: 60 };

/** `warren replay`: watches a recording. */
export const replayCommand: Command = {
  name: 'replay',
  summary: 'shows a recording in the terminal',
  usage: ['replay FILE'],
  operands: 'FILE is a recording; - is standard input (which then shows its end only).',
  flags: [{ name: 'tick', value: 'N', about: 'prints the picture at this tick instead of playing' }],
  examples: ['warren replay run.warren', 'warren replay run.warren --tick 600'],
  notes: [
    'Keys: space pauses, left and right jump five seconds, . steps, + and - change the speed, q leaves.',
  ],
  async run(args, io) {
    const [path, ...more] = args.operands;
    if (path === undefined || more.length > 0) throw new UsageError('replay needs one recording');
    const playback = await openFile(path);
    const tick = args.integer('tick', { min: 0, max: Number.MAX_SAFE_INTEGER });
    const canPlay = io.stdoutIsTerminal && process.stdin.isTTY === true && tick === undefined;
    if (canPlay) await watch(playback);
    else await print(playback, tick ?? playback.recording.ticks, io);
    return 0;
  },
};

async function openFile(path: string): Promise<Playback> {
  const recording = await readRecordingFile(path);
  if (!recording.ok) throw new FileError(`can't show ${path}: ${recording.reason}`);
  const game = findGame(recording.value.game);
  if (!game.ok) throw new FileError(`can't show ${path}: ${game.reason}`);
  const playback = openPlayback(game.value, recording.value);
  if (!playback.ok) throw new FileError(`can't show ${path}: ${playback.reason}`);
  return playback.value;
}

async function print(playback: Playback, tick: number, io: Io): Promise<void> {
  playback.seek(tick);
  await io.write(`${[...picture(playback, PRINTED), status(playback, ''), ''].join('\n')}`);
}

/** Plays until somebody leaves; at the end the last picture stays. */
async function watch(playback: Playback): Promise<void> {
  const screen = openScreen();
  let speed = NORMAL;
  let paused = false;
  let owed = 0;
  try {
    for (;;) {
      show(screen, playback, paused ? 'paused' : `${SPEEDS[speed]}x`);
      const key = await screen.key(FRAME_MS);
      if (key === 'q' || key === '\u001b') return;
      if (key === '\u0003') throw new Interrupted();
      if (key === ' ') paused = !paused;
      else if (key === '+') speed = Math.min(SPEEDS.length - 1, speed + 1);
      else if (key === '-') speed = Math.max(0, speed - 1);
      else if (key === '.') playback.forward();
      else if (key === '\u001b[C') playback.seek(playback.tick + JUMP_TICKS);
      else if (key === '\u001b[D') playback.seek(playback.tick - JUMP_TICKS);
      if (paused || key !== null) continue;
      owed += (SPEEDS[speed] * TICKS_PER_SECOND * FRAME_MS) / 1000;
      for (; owed >= 1; owed--) playback.forward();
    }
  } finally {
    screen.close();
  }
}

function show(screen: Screen, playback: Playback, mode: string): void {
  const { columns, rows } = screen;
  screen.draw([...picture(playback, { columns, rows: rows - 4 }), status(playback, mode).slice(0, columns)]);
}

/** The map and the numbers below it. */
function picture({ game, state }: Playback, size: { columns: number; rows: number }): string[] {
  const frame = game.frame(state);
  const hud = frame.hud.map(({ label, value }) => `${label}: ${value}`).join('   ');
  return [...frameText(frame, size), '', hud.slice(0, size.columns)];
}

function status({ game, recording, tick }: Playback, mode: string): string {
  return `${game.title}   tick ${tick} of ${recording.ticks}   ${mode}`.trimEnd();
}
