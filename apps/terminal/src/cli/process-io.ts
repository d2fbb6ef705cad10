import { setImmediate as nextTurn } from 'node:timers/promises';
import { Interrupted } from './errors.js';
import { type Io, linesOf, writer } from './io.js';

/** The real process. Ctrl-C is noted and reported at the next breath, so that files can be cleaned up. */
export function processIo(): Io {
  let interrupted = false;
  process.on('SIGINT', () => {
    // The second Ctrl-C of an impatient person ends it at once.
    if (interrupted) process.exit(130);
    interrupted = true;
  });
  return {
    write: writer(process.stdout),
    tell: (line) => void process.stderr.write(`${line}\n`),
    lines: (longest) => linesOf(process.stdin, longest),
    stdoutIsTerminal: process.stdout.isTTY === true,
    stderrIsTerminal: process.stderr.isTTY === true,
    env: process.env,
    async breathe() {
      await nextTurn();
      if (interrupted) throw new Interrupted();
    },
    redraw: (text) => void process.stderr.write(`\r\u001b[2K${text}`),
  };
}
