import { findGame, openPlayback, type Playback } from '@warren/games';
import type { Command } from '../cli/command.js';
import { FileError, UsageError } from '../cli/errors.js';
import { playbackLines } from '../recording/playback-lines.js';
import { readRecordingFile } from '../recording/read-recording.js';
import { WATCH_KEYS, watch } from '../recording/watch.js';
import { openScreen } from '../screen/screen.js';

/** Where nobody watches, the picture may be as large as the largest map of most games. */
const PRINTED = { columns: 100, rows: 60 };

/** `warren replay`: watches a recording. */
export const replayCommand: Command = {
  name: 'replay',
  summary: 'shows a recording in the terminal',
  usage: ['replay FILE [--tick N]'],
  operands: 'FILE is a recording.',
  flags: [{ name: 'tick', value: 'N', about: 'prints the picture at this tick instead of playing' }],
  examples: ['warren replay run.warren', 'warren replay run.warren --tick 600'],
  notes: [`Keys: ${WATCH_KEYS}.`, 'Where the output is no terminal, the last picture is printed.'],
  async run(args, io) {
    const [path, ...more] = args.operands;
    if (path === undefined || more.length > 0) throw new UsageError('replay needs one recording');
    const tick = args.integer('tick', { min: 0, max: Number.MAX_SAFE_INTEGER });
    const playback = await openFile(path);
    if (io.stdoutIsTerminal && process.stdin.isTTY === true && tick === undefined) {
      await watch(playback, openScreen(), () => performance.now());
      return 0;
    }
    playback.seek(tick ?? playback.recording.ticks);
    await io.write(`${playbackLines(playback, PRINTED).join('\n')}\n`);
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
