import { splitKeys } from './keys.js';

/** A full screen of text: it is drawn over as a whole, and the terminal is always left as it was found. */
export interface Screen {
  readonly columns: number;
  readonly rows: number;
  draw(lines: readonly string[]): void;
  /** The next key pressed, or `null` when none is within the time. */
  key(milliseconds: number): Promise<string | null>;
  close(): void;
}

const ENTER = '\u001b[?1049h\u001b[?25l\u001b[2J';
const LEAVE = '\u001b[?25h\u001b[?1049l';
/** Signals that end a program, with the exit codes shells know them by. */
const ENDS = { SIGTERM: 143, SIGHUP: 129 } as const;

/** Takes over the terminal. Both streams must be one. */
export function openScreen(): Screen {
  const { stdin, stdout } = process;
  const keys: string[] = [];
  let wake: (() => void) | null = null;
  let shown: readonly string[] = [];

  const onData = (data: Buffer) => {
    keys.push(...splitKeys(data.toString()));
    wake?.();
  };
  const onResize = () => {
    shown = [];
    stdout.write('\u001b[2J');
  };
  const onSignal = (signal: keyof typeof ENDS) => process.exit(ENDS[signal]);
  const restore = () => void stdout.write(LEAVE);

  stdin.setRawMode(true);
  stdin.resume();
  stdin.on('data', onData);
  stdout.on('resize', onResize);
  // Whatever ends the process, the person gets the terminal back.
  process.on('exit', restore);
  for (const signal of Object.keys(ENDS)) process.on(signal, onSignal);
  stdout.write(ENTER);

  return {
    get columns() {
      return stdout.columns;
    },
    get rows() {
      return stdout.rows;
    },
    draw(lines) {
      const output = changes(shown, lines);
      shown = [...lines];
      if (output !== '') stdout.write(output);
    },
    key(milliseconds) {
      if (keys.length > 0) return Promise.resolve(keys.shift() ?? null);
      return new Promise((resolve) => {
        const timer = setTimeout(done, milliseconds);
        function done() {
          clearTimeout(timer);
          wake = null;
          resolve(keys.shift() ?? null);
        }
        wake = done;
      });
    },
    close() {
      stdin.off('data', onData);
      stdin.setRawMode(false);
      stdin.pause();
      stdout.off('resize', onResize);
      process.off('exit', restore);
      for (const signal of Object.keys(ENDS)) process.off(signal, onSignal);
      restore();
    },
  };
}

/** What has to be written to turn one screen into another: only lines that differ, so that nothing flickers. */
export function changes(shown: readonly string[], lines: readonly string[]): string {
  let output = '';
  for (let i = 0; i < Math.max(lines.length, shown.length); i++) {
    if (lines[i] !== shown[i]) output += `\u001b[${i + 1};1H\u001b[2K${lines[i] ?? ''}`;
  }
  return output;
}
