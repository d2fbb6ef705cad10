import { type IPty, spawn } from '@lydell/node-pty';
import headless from '@xterm/headless';
import { PROGRAM } from './warren.js';

/** How a program in a terminal begins. */
export interface PtyOptions {
  readonly columns?: number;
  readonly rows?: number;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

/** A program in a terminal of its own, with a model of what its screen shows. */
export interface Pty {
  readonly pid: number;
  /** Everything it wrote so far. */
  readonly written: string;
  /** The rows of the screen as text. A picture is there as a whole or not at all, however it was cut on its way. */
  lines(): string[];
  text(): string;
  readonly isAlternate: boolean;
  /** Whether the cursor is to be seen. */
  readonly hasCursor: boolean;
  press(keys: string): void;
  resize(columns: number, rows: number): void;
  signal(name: string): void;
  /** Closes the window: the terminal is gone. */
  hangUp(): void;
  /** Waits until the screen is as described; fails with a picture of it when it never is. */
  until(what: string, isSo: (pty: Pty) => boolean): Promise<void>;
  /** Waits until the screen shows a text. */
  shows(text: string | RegExp): Promise<void>;
  /** Presses keys and waits until the screen shows a text. */
  pressFor(keys: string, text: string | RegExp): Promise<void>;
  readonly ended: Promise<{ readonly code: number; readonly signal: number }>;
}

export const KEY = {
  up: '\u001b[A',
  down: '\u001b[B',
  right: '\u001b[C',
  left: '\u001b[D',
  escape: '\u001b',
  enter: '\r',
  interrupt: '\u0003',
  suspend: '\u001a',
} as const;

/** Ends a hang; nothing takes as long, on a machine that has other things to do as well. */
const PATIENCE_MS = 240_000;
/** The program writes each picture between these, so that a terminal shows it at once. */
const [BEGIN, END] = ['\u001b[?2026h', '\u001b[?2026l'];

/** A model of a screen that gets what a program writes, picture by picture. */
function openModel(columns: number, rows: number) {
  const model = new headless.Terminal({ cols: columns, rows, allowProposedApi: true });
  const watchers = new Set<() => void>();
  let written = '';
  /** How much of what was written is drawn. */
  let drawn = 0;

  function draw(upTo: number, then = () => watchers.forEach((check) => void check())): void {
    model.write(written.slice(drawn, upTo), then);
    drawn = Math.max(drawn, upTo);
  }

  return {
    model,
    watchers,
    written: () => written,
    add(data: string): void {
      written += data;
      // A picture that is followed at once by another is looked at, too.
      for (let end = written.indexOf(END, drawn); end >= 0; end = written.indexOf(END, drawn))
        draw(end + END.length);
      const begin = written.lastIndexOf(BEGIN);
      draw(begin > written.lastIndexOf(END) ? begin : written.length);
    },
    /** Draws what is left, finished or not. */
    end: (then: () => void) => draw(written.length, then),
  };
}

/** Runs `warren` with these words. */
export function openWarren(words: readonly string[], options: PtyOptions = {}): Pty {
  return openPty(process.execPath, [PROGRAM, ...words], options);
}

/** Runs any program. */
export function openPty(
  file: string,
  words: readonly string[],
  { columns = 80, rows = 24, env = {}, cwd = process.cwd() }: PtyOptions = {},
): Pty {
  const { model, watchers, written, add, end } = openModel(columns, rows);
  const surroundings = { PATH: process.env.PATH ?? '', TERM: 'xterm-256color', LANG: 'C.UTF-8', ...env };
  const child: IPty = spawn(file, [...words], {
    cols: columns,
    rows,
    cwd,
    env: surroundings,
    name: 'xterm-256color',
  });

  child.onData(add);
  const ended = new Promise<{ code: number; signal: number }>((resolve) => {
    // What was written before the end is shown before the end is reported.
    child.onExit(({ exitCode, signal = 0 }) => end(() => resolve({ code: exitCode, signal })));
  });

  const pty: Pty = {
    pid: child.pid,
    get written() {
      return written();
    },
    lines: () => linesOf(model),
    text: () => pty.lines().join('\n'),
    get isAlternate() {
      return model.buffer.active.type === 'alternate';
    },
    get hasCursor() {
      return written().lastIndexOf('\u001b[?25l') <= written().lastIndexOf('\u001b[?25h');
    },
    press: (keys) => child.write(keys),
    resize(wide, high) {
      model.resize(wide, high);
      child.resize(wide, high);
    },
    signal: (name) => process.kill(child.pid, name),
    // It closes the descriptor of the terminal; the types of the package leave it out.
    hangUp: () => (child as IPty & { destroy(): void }).destroy(),
    until: (what, isSo) => waitFor(pty, watchers, what, isSo),
    shows: (text) =>
      pty.until(`${text} on the screen`, () =>
        typeof text === 'string' ? pty.text().includes(text) : text.test(pty.text()),
      ),
    pressFor(keys, text) {
      pty.press(keys);
      return pty.shows(text);
    },
    ended,
  };
  return pty;
}

/** The rows of a screen as text. */
function linesOf({ rows, buffer }: headless.Terminal): string[] {
  const { active } = buffer;
  return Array.from(
    { length: rows },
    (_, row) => active.getLine(active.viewportY + row)?.translateToString(true) ?? '',
  );
}

/** Waits until a screen is as described. `watchers` are called after each picture. */
function waitFor(
  pty: Pty,
  watchers: Set<() => void>,
  what: string,
  isSo: (pty: Pty) => boolean,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      watchers.delete(check);
      reject(new Error(`never came: ${what}\n${pty.text()}`));
    }, PATIENCE_MS);
    function check() {
      if (!isSo(pty)) return;
      clearTimeout(timer);
      watchers.delete(check);
      resolve();
    }
    watchers.add(check);
    check();
  });
}

/** Waits until everything that was done to the terminal is undone. */
export async function isRestored(pty: Pty): Promise<void> {
  const isUndone = (done: string, undone: string) =>
    pty.written.lastIndexOf(undone) > pty.written.lastIndexOf(done);
  await pty.until(
    'the terminal as it was',
    () =>
      !pty.isAlternate &&
      pty.hasCursor &&
      isUndone('\u001b[?7l', '\u001b[?7h') &&
      isUndone('\u001b[?1004h', '\u001b[?1004l'),
  );
}
