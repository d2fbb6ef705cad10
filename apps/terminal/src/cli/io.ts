import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { ClosedPipe, FileError, Interrupted } from './errors.js';

/** The input and output of a command. */
export type Io = Readonly<ReturnType<typeof processIo>>;

/** The output streams of a process as promises: a closed pipe and a full disk become errors with a name. */
export function writer(stream: NodeJS.WriteStream): (chunk: string | Uint8Array) => Promise<void> {
  let failure: Error | null = null;
  stream.on('error', (error: NodeJS.ErrnoException) => {
    failure = named(error);
  });
  return (chunk) =>
    new Promise((resolve, reject) => {
      if (failure !== null) return reject(failure);
      stream.write(chunk, (error) => (error ? reject(named(error)) : resolve()));
    });
}

function named(error: NodeJS.ErrnoException): Error {
  if (error.code === 'EPIPE' || error.code === 'ERR_STREAM_DESTROYED') return new ClosedPipe();
  if (error.code === 'ENOSPC') return new FileError("can't write the output: no space is left on the device");
  return new FileError(`can't write the output: ${error.code ?? error.message}`);
}

/** Splits a byte stream into lines without ever holding more than `longest` characters of one. */
export async function* linesOf(
  input: AsyncIterable<string | Uint8Array>,
  longest: number,
): AsyncIterable<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of input) {
    rest += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
    let from = 0;
    for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n', from)) {
      yield rest.slice(from, end).replace(/\r$/, '');
      from = end + 1;
    }
    // What is beyond the limit is dropped as it comes; one character more than allowed says that it was too long.
    rest = rest.slice(from, from + longest + 1);
  }
  if (rest !== '') yield rest;
}

/** The real process. Ctrl-C is noted and reported at the next turn of the event loop, so that files can be cleaned up. */
export function processIo() {
  let interrupted = false;
  process.on('SIGINT', () => {
    // A second Ctrl-C ends the program at once.
    if (interrupted) process.exit(130);
    interrupted = true;
  });
  return {
    /** Writes to standard output; resolves when there is room for more. */
    write: writer(process.stdout),
    /** Writes a line to standard error, for the user and not for the next program. */
    notify: (line: string) => void process.stderr.write(`${line}\n`),
    /** The lines of standard input, at most `longest` characters each (a longer one is cut one character later). */
    lines: (longest: number) => linesOf(process.stdin, longest),
    stdoutIsTerminal: process.stdout.isTTY === true,
    stderrIsTerminal: process.stderr.isTTY === true,
    env: process.env,
    /** Throws `Interrupted` when Ctrl-C was pressed; lets timers and signals run. */
    async yieldToEventLoop(): Promise<void> {
      await nextTurn();
      if (interrupted) throw new Interrupted();
    },
    /** Draws over the current line of the terminal. */
    redraw: (text: string) => void process.stderr.write(`\r\u001b[2K${text}`),
  };
}

/** Ctrl-C is heard this often. */
const CHECK_MS = 100;

/** Waits, and hears Ctrl-C meanwhile. */
export async function waitInterruptibly(io: Io, milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= CHECK_MS) {
    await io.yieldToEventLoop();
    await sleep(Math.min(CHECK_MS, left));
  }
  await io.yieldToEventLoop();
}

const BAR_WIDTH = 30;
/** Work that is over sooner shows no bar. */
const PATIENCE_MS = 400;
const REDRAW_MS = 100;

/**
 * Does `work` with a progress bar on a terminal's error stream, and without one where there is no terminal. `work` is
 * given the function that shows how much is done, 0 to 1.
 */
export async function withProgress<T>(
  io: Io,
  label: string,
  work: (show: (share: number) => void) => Promise<T>,
): Promise<T> {
  const started = Date.now();
  let lastDraw = 0;
  try {
    return await work((share) => {
      const now = Date.now();
      if (!io.stderrIsTerminal || now - started < PATIENCE_MS || now - lastDraw < REDRAW_MS) return;
      lastDraw = now;
      const full = Math.floor(share * BAR_WIDTH);
      const bar = '█'.repeat(full) + '░'.repeat(BAR_WIDTH - full);
      io.redraw(`${label} ${bar} ${Math.floor(share * 100)} %  (Ctrl-C stops)`);
    });
  } finally {
    if (lastDraw > 0) io.redraw('');
  }
}
