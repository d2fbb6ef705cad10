import type { Result } from '@warren/engine';
import { openPlayback } from '@warren/games';
import type { Command } from '../cli/command.js';
import { FileError } from '../cli/errors.js';
import { playbackPicture, WATCH_KEYS, type Watching, watch } from '../game/replay.js';
import { findView } from '../games/registry.js';
import { readRecordingFile } from '../storage/recordings.js';
import { pictureLines } from '../tui/picture.js';
import { openScreen } from '../tui/screen.js';
import { type Look, readLook } from '../tui/style.js';

/** The size of the picture that is printed to a file or a pipe. */
const PRINTED = { columns: 80, rows: 24 };

/** `warren replay`: watches a recording. */
export const command: Command = {
  name: 'replay',
  usage: ['replay FILE [--tick N]'],
  operands: 'FILE is a recording.',
  flags: {
    'tick N': 'prints the picture at this tick instead of playing',
    plain: 'no colours, as with NO_COLOR',
    ascii: 'letters and signs only, for terminals without Unicode',
  },
  examples: ['warren replay run.warren', 'warren replay run.warren --tick 600'],
  notes: [`Keys: ${WATCH_KEYS}.`, 'Where the output is no terminal, the last picture is printed.'],
  async run(args, io) {
    const path = args.operand('replay needs one recording');
    const tick = args.integer('tick', { min: 0, max: Number.MAX_SAFE_INTEGER });
    const options = { plain: args.has('plain'), ascii: args.has('ascii') };
    if (io.stdoutIsTerminal && process.stdin.isTTY === true && tick === undefined) {
      const look = readLook(options, io.env, process.platform);
      await watch(await openFile(path, look), openScreen(look), () => performance.now());
      return 0;
    }
    // What goes to a file or another program is the same on every machine.
    const watching = await openFile(path, { palette: 'plain', unicode: !options.ascii });
    watching.playback.seek(tick ?? watching.playback.recording.ticks);
    await io.write(`${printedLines(watching).join('\n')}\n`);
    return 0;
  },
};

/** The picture, the numbers in words, and where in the recording this is. */
function printedLines(watching: Watching): string[] {
  const { game, state } = watching.playback;
  const hud = game.hudLines(game.frame(state).hud).map(({ label, value }) => `${label}: ${value}`);
  const lines = pictureLines(playbackPicture(watching, PRINTED));
  return [...lines.slice(0, -1), hud.join('   '), ...lines.slice(-1)];
}

async function openFile(path: string, look: Look): Promise<Watching> {
  const recording = orCantShow(path, await readRecordingFile(path));
  const view = orCantShow(path, findView(recording.game));
  return { playback: orCantShow(path, openPlayback(view.game, recording)), view, look };
}

function orCantShow<T>(path: string, result: Result<T>): T {
  if (!result.ok) throw new FileError(`can't show ${path}: ${result.reason}`);
  return result.value;
}
