import { type KeyPress, type KeyQueue, makeKeyDecoder, makeKeyQueue } from './keys.js';
import type { ScreenSize } from './picture.js';

/** Which mode a program needs: a full screen of its own, or just keys as they are pressed. */
export type TerminalMode = 'full-screen' | 'keys-only';

/** What makes a terminal ring. */
export const BELL = '\u0007';

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

/** Signals that end a program, with the exit codes shells know them by. */
const ENDS = { SIGTERM: 143, SIGHUP: 129, SIGQUIT: 131 } as const;
/** So long after an escape character nothing more of a sequence will come. */
const ESCAPE_MS = 50;
/** A process that cannot be stopped is back after so long. */
const STOP_MS = 100;

/** Takes over the terminal. Both streams must be one. */
export function openTerminal(mode: TerminalMode): Terminal {
  const { stdin, stdout } = process;
  const guard = makeTerminalGuard(mode);
  const keys = makeKeyQueue(() => guard.isTaken);
  /** Set while the process is stopped, or about to be. */
  let returning: NodeJS.Timeout | undefined;

  function stop(): void {
    guard.giveBack();
    // Without a listener the signal does what it does to every program.
    process.off('SIGTSTP', stop);
    returning = setTimeout(resume, STOP_MS);
    // The whole group, as the terminal itself would: a program that started this one has to stop, too.
    process.kill(0, 'SIGTSTP');
  }

  function resume(): void {
    clearTimeout(returning);
    if (!guard.isTaken) process.on('SIGTSTP', stop);
    guard.take();
    keys.add({ key: 'resume', kind: 'press' });
  }

  function hear(press: KeyPress): void {
    const isStop = press.key === 'ctrl-z' && process.platform !== 'win32';
    if (press.key === 'protocol') guard.askForReleases();
    else if (!isStop) keys.add(press);
    else if (press.kind === 'press') stop();
  }

  const listening = listen({ hear, stop, resume, giveBack: guard.giveBack, keys });
  guard.take();
  return {
    get columns() {
      return stdout.columns;
    },
    get rows() {
      return stdout.rows;
    },
    get tellsReleases() {
      return guard.tellsReleases;
    },
    write(text) {
      // While the process is stopped, the terminal belongs to somebody else.
      if (guard.isTaken) stdout.write(text);
    },
    next: keys.next,
    close() {
      clearTimeout(returning);
      listening.end();
      guard.giveBack();
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

/** Another screen, no cursor, no wrapping at the right edge, a word when the focus goes, and a question. */
const ENTER = '\u001b[?1049h\u001b[?25l\u001b[?7l\u001b[?1004h\u001b[?u\u001b[2J';
const LEAVE = '\u001b[?1004l\u001b[?7h\u001b[0m\u001b[?25h\u001b[?1049l';
/** Every key as a sequence, with what it writes, also when it is repeated or let go; and back. */
const TELL_RELEASES = '\u001b[>27u';
const TELL_PRESSES = '\u001b[<u';

/** The terminal of this process, in our hands or not. */
export interface TerminalGuard {
  readonly isTaken: boolean;
  readonly tellsReleases: boolean;
  take(): void;
  /** Leaves the terminal as it was found. Doing so twice changes nothing. */
  giveBack(): void;
  /** The terminal said that it can tell releases of keys: from now on it shall. */
  askForReleases(): void;
}

export function makeTerminalGuard(mode: TerminalMode): TerminalGuard {
  const { stdin, stdout } = process;
  const isFull = mode === 'full-screen';
  let tellsReleases = false;
  let isTaken = false;
  return {
    get isTaken() {
      return isTaken;
    },
    get tellsReleases() {
      return tellsReleases;
    },
    take() {
      // What state it is in, nobody knows when somebody else stopped the process; so everything is set anew.
      stdin.setRawMode(false);
      stdin.setRawMode(true);
      stdin.resume();
      if (isFull) stdout.write(ENTER);
      isTaken = true;
    },
    giveBack() {
      if (!isTaken) return;
      isTaken = false;
      if (isFull) stdout.write((tellsReleases ? TELL_PRESSES : '') + LEAVE);
      tellsReleases = false;
      stdin.setRawMode(false);
    },
    askForReleases() {
      if (tellsReleases || !isTaken) return;
      tellsReleases = true;
      stdout.write(TELL_RELEASES);
    },
  };
}
