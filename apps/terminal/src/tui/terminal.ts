import { type KeyPress, type KeyQueue, makeKeyDecoder, makeKeyQueue } from './keys.js';
import type { ScreenSize } from './picture.js';

/** Whether a program needs a full screen of its own, or only key presses. */
export type TerminalMode = 'full-screen' | 'keys-only';

/** Rings the bell of a terminal. */
export const BELL = '\u0007';

/**
 * The terminal of this process in raw mode. It is always restored: at the end, after a crash, when a signal ends the
 * process, and while Ctrl-Z stops it.
 */
export interface Terminal extends ScreenSize {
  /** Whether it reports key releases. The terminal is asked for them and may answer at any time. */
  readonly tellsReleases: boolean;
  write(text: string): void;
  /**
   * The next key, or `null` when none came within the time. `resize`, `resume` and `blur` are no keys: the first two
   * ask for a new picture, the last says that the window lost the focus.
   */
  next(milliseconds: number): Promise<KeyPress | null>;
  close(): void;
}

/** Signals that end a program, with their exit codes. */
const ENDS = { SIGTERM: 143, SIGHUP: 129, SIGQUIT: 131 } as const;
/** After this time an escape character is a key and not the start of a sequence. */
const ESCAPE_MS = 50;
/** A process that the system does not stop resumes after this time. */
const STOP_MS = 100;

/** Takes over the terminal. Both streams must be one. */
export function openTerminal(mode: TerminalMode): Terminal {
  const { stdin, stdout } = process;
  const guard = makeTerminalGuard(mode);
  const keys = makeKeyQueue(() => guard.isTaken);
  /** Set while the process is stopped or about to stop. */
  let returning: NodeJS.Timeout | undefined;

  function stop(): void {
    guard.giveBack();
    // Without a listener the signal stops the process.
    process.off('SIGTSTP', stop);
    returning = setTimeout(resume, STOP_MS);
    // Stops the whole process group, like the terminal does: the parent program has to stop, too.
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
      // While the process is stopped, another program owns the terminal.
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
  // A closed terminal can't be read any more.
  const onLost = () => process.exit(ENDS.SIGHUP);

  stdin.setEncoding('utf8');
  stdin.on('data', onData).on('end', onLost).on('error', onLost);
  stdout.on('resize', onResize);
  process.on('SIGINT', onInterrupt).on('SIGCONT', resume).on('SIGTSTP', stop);
  for (const signal of Object.keys(ENDS)) process.on(signal, onSignal);
  // The monitor runs before the crash report is printed, which would be invisible on the alternate screen.
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

/** Alternate screen, no cursor, no line wrap, focus reports, and the query for the keyboard protocol. */
const ENTER = '\u001b[?1049h\u001b[?25l\u001b[?7l\u001b[?1004h\u001b[?u\u001b[2J';
const LEAVE = '\u001b[?1004l\u001b[?7h\u001b[0m\u001b[?25h\u001b[?1049l';
/** Reports every key with its text, also repeats and releases; and back. */
const TELL_RELEASES = '\u001b[>27u';
const TELL_PRESSES = '\u001b[<u';

/** Takes the terminal of this process and gives it back. */
export interface TerminalGuard {
  readonly isTaken: boolean;
  readonly tellsReleases: boolean;
  take(): void;
  /** Restores the terminal. A second call does nothing. */
  giveBack(): void;
  /** Turns on key releases, once the terminal has said that it supports them. */
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
      // Another program may have changed the mode while this one was stopped, so all of it is set again.
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
