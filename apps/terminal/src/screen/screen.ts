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

/** Takes over the terminal. Both streams must be one. */
export function openScreen(): Screen {
  const { stdin, stdout } = process;
  const keys: string[] = [];
  let wake: (() => void) | null = null;
  let shown: readonly string[] = [];

  const onData = (data: Buffer) => {
    keys.push(data.toString());
    wake?.();
  };
  const close = () => {
    stdin.off('data', onData);
    stdin.setRawMode(false);
    stdin.pause();
    process.off('exit', restore);
    restore();
  };
  const restore = () => void stdout.write(LEAVE);

  stdin.setRawMode(true);
  stdin.resume();
  stdin.on('data', onData);
  // Whatever ends the process, the person gets the terminal back.
  process.on('exit', restore);
  stdout.on('resize', () => {
    shown = [];
    stdout.write('\u001b[2J');
  });
  stdout.write(ENTER);

  return {
    get columns() {
      return stdout.columns;
    },
    get rows() {
      return stdout.rows;
    },
    draw(lines) {
      // Only lines that changed are written: no flicker, little to send.
      let output = '';
      for (let i = 0; i < Math.max(lines.length, shown.length); i++) {
        if (lines[i] !== shown[i]) output += `\u001b[${i + 1};1H\u001b[2K${lines[i] ?? ''}`;
      }
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
    close,
  };
}
