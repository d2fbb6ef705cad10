import { ClosedPipe, FileError } from './errors.js';

/** What a command may touch of the world around it. */
export interface Io {
  /** Writes to standard output; resolves when there is room for more. */
  write(chunk: string | Uint8Array): Promise<void>;
  /** Writes a line for the person, not for the next program. */
  tell(line: string): void;
  /** The lines of standard input, at most `longest` characters each (a longer one is cut one character later). */
  lines(longest: number): AsyncIterable<string>;
  readonly stdoutIsTerminal: boolean;
  readonly stderrIsTerminal: boolean;
  readonly env: NodeJS.ProcessEnv;
  /** Throws `Interrupted` when Ctrl-C was pressed; lets timers and signals run. */
  breathe(): Promise<void>;
  /** Draws over the current line of the terminal. */
  redraw(text: string): void;
}

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
