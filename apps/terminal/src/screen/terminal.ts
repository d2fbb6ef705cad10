import { type KeyPress, makeKeyDecoder } from './key-press.js';
import type { ScreenSize } from './picture.js';

/**
 * The terminal of this process while a program has it for itself. It is given back as it was found whatever
 * happens: at the end, after a crash, when a signal ends the process, and for as long as Ctrl-Z stops it.
 */
export interface Terminal extends ScreenSize {
  /** Whether it tells when keys are let go. Terminals that can are asked to, and answer when they like. */
  readonly tellsReleases: boolean;
  write(text: string): void;
  /**
   * The next key, or `null` when none came within the time. Some are no keys: `resize` and `resume` say that
   * everything has to be drawn again, `blur` that the person looks at another window.
   */
  next(milliseconds: number): Promise<KeyPress | null>;
  close(): void;
}

/** Which mode a program needs: a full screen of its own, or just keys as they are pressed. */
export type TerminalMode = 'full-screen' | 'keys-only';

/** Another screen, no cursor, no wrapping at the right edge, a word when the focus goes, and a question. */
const ENTER = '\u001b[?1049h\u001b[?25l\u001b[?7l\u001b[?1004h\u001b[?u\u001b[2J';
const LEAVE = '\u001b[?1004l\u001b[?7h\u001b[0m\u001b[?25h\u001b[?1049l';
/** Every key as a sequence, with what it writes, also when it is repeated or let go; and back. */
const TELL_RELEASES = '\u001b[>27u';
const TELL_PRESSES = '\u001b[<u';

/** Signals that end a program, with the exit codes shells know them by. */
const ENDS = { SIGTERM: 143, SIGHUP: 129, SIGQUIT: 131 } as const;
/** So long after an escape character nothing more of a sequence will come. */
const ESCAPE_MS = 50;
/** A process that cannot be stopped is back after so long. */
const STOP_MS = 100;

/** Takes over the terminal. Both streams must be one. */
export function openTerminal(mode: TerminalMode): Terminal {
  const { stdin, stdout } = process;
  const isFull = mode === 'full-screen';
  let tellsReleases = false;
  let isTaken = false;
  /** Set while the process is stopped, or about to be. */
  let returning: NodeJS.Timeout | undefined;
  const keys = makeKeyQueue(() => isTaken);

  function take(): void {
    if (isTaken) return;
    isTaken = true;
    stdin.setRawMode(true);
    stdin.resume();
    if (isFull) stdout.write(ENTER);
  }

  function giveBack(): void {
    if (!isTaken) return;
    isTaken = false;
    if (isFull) stdout.write((tellsReleases ? TELL_PRESSES : '') + LEAVE);
    tellsReleases = false;
    stdin.setRawMode(false);
  }

  function stop(): void {
    giveBack();
    // Without a listener the signal does what it does to every program.
    process.off('SIGTSTP', stop);
    returning = setTimeout(resume, STOP_MS);
    // The whole group, as the terminal itself would: a program that started this one has to stop, too.
    process.kill(0, 'SIGTSTP');
  }

  function resume(): void {
    clearTimeout(returning);
    if (!isTaken) process.on('SIGTSTP', stop);
    // Somebody else stopped the process: in what state the terminal is now, nobody knows.
    else stdin.setRawMode(false);
    isTaken = false;
    take();
    keys.add({ key: 'resume', kind: 'press' });
  }

  function hear(key: KeyPress): void {
    if (key.key === 'ctrl-z' && process.platform !== 'win32') {
      if (key.kind === 'press') stop();
      return;
    }
    if (key.key !== 'protocol') keys.add(key);
    else if (!tellsReleases) {
      tellsReleases = true;
      stdout.write(TELL_RELEASES);
    }
  }

  const listening = listen({ hear, stop, resume, giveBack, keys });
  take();
  return {
    get columns() {
      return stdout.columns;
    },
    get rows() {
      return stdout.rows;
    },
    get tellsReleases() {
      return tellsReleases;
    },
    write(text) {
      // While the process is stopped, the terminal belongs to somebody else.
      if (isTaken) stdout.write(text);
    },
    next: keys.next,
    close() {
      clearTimeout(returning);
      listening.end();
      giveBack();
      stdin.pause();
    },
  };
}

interface Listener {
  readonly hear: (key: KeyPress) => void;
  readonly stop: () => void;
  readonly resume: () => void;
  readonly giveBack: () => void;
  readonly keys: KeyQueue;
}

/** Listens to the streams and to signals, until it is ended. */
function listen({ hear, stop, resume, giveBack, keys }: Listener): { end(): void } {
  const { stdin, stdout } = process;
  const decoder = makeKeyDecoder();
  let timer: NodeJS.Timeout | undefined;

  const onData = (piece: string) => {
    clearTimeout(timer);
    for (const key of decoder.feed(piece)) hear(key);
    if (decoder.waits) timer = setTimeout(() => decoder.flush().forEach(hear), ESCAPE_MS);
  };
  const onResize = () => keys.add({ key: 'resize', kind: 'press' });
  const onInterrupt = () => keys.add({ key: 'ctrl-c', kind: 'press' });
  const onSignal = (signal: keyof typeof ENDS) => process.exit(ENDS[signal]);
  // A terminal that went away can't be read any more.
  const onLost = () => process.exit(ENDS.SIGHUP);

  stdin.setEncoding('utf8');
  stdin.on('data', onData).on('end', onLost).on('error', onLost);
  stdout.on('resize', onResize);
  process.on('SIGINT', onInterrupt).on('SIGCONT', resume).on('SIGTSTP', stop);
  for (const signal of Object.keys(ENDS)) process.on(signal, onSignal);
  // The monitor comes before the report of a crash is printed, which nobody would see on the other screen.
  process.on('exit', giveBack).on('uncaughtExceptionMonitor', giveBack);

  return {
    end() {
      clearTimeout(timer);
      stdin.off('data', onData).off('end', onLost).off('error', onLost);
      stdout.off('resize', onResize);
      process.off('SIGINT', onInterrupt).off('SIGCONT', resume).off('SIGTSTP', stop);
      for (const signal of Object.keys(ENDS)) process.off(signal, onSignal);
      process.off('exit', giveBack).off('uncaughtExceptionMonitor', giveBack);
    },
  };
}

interface KeyQueue {
  add(key: KeyPress): void;
  next(milliseconds: number): Promise<KeyPress | null>;
}

/** Nobody presses so much ahead; a paste that is longer is cut. */
const MOST_WAITING = 256;

/** Keys wait here until somebody asks for them. A process that was stopped slept, which is not waiting. */
function makeKeyQueue(isAwake: () => boolean): KeyQueue {
  const waiting: KeyPress[] = [];
  let wake: (() => void) | null = null;
  return {
    add(key) {
      if (waiting.length < MOST_WAITING) waiting.push(key);
      wake?.();
    },
    next(milliseconds) {
      if (waiting.length > 0) return Promise.resolve(waiting.shift() ?? null);
      return new Promise((resolve) => {
        const timer = Number.isFinite(milliseconds) ? setTimeout(onTime, milliseconds) : undefined;
        function onTime() {
          if (isAwake()) done();
        }
        function done() {
          clearTimeout(timer);
          wake = null;
          resolve(waiting.shift() ?? null);
        }
        wake = done;
      });
    },
  };
}
