import { type KeyPress, makeKeyDecoder, makeKeyQueue } from './keys.js';
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

/** What has to be done before a signal stops or ends the process; `null` when there is nothing. It takes a moment. */
export type Farewell = () => Promise<void> | null;

/** Signals that end a program, with their exit codes. */
const ENDS = { SIGTERM: 143, SIGHUP: 129, SIGQUIT: 131 } as const;
/** After this time an escape character is a key and not the start of a sequence. */
const ESCAPE_MS = 50;
/** A process that the system does not stop resumes after this time. */
const STOP_MS = 100;

/** Takes over the terminal. Both streams must be one. */
export function openTerminal(mode: TerminalMode, farewell: Farewell = () => null): Terminal {
  const { stdin, stdout } = process;
  const guard = makeTerminalGuard(mode);
  const keys = makeKeyQueue(() => guard.isTaken);
  const add = (key: string) => keys.add({ key, kind: 'press' });
  const { stop, resume, end, forget } = makeStops(guard, farewell, () => add('resume'));

  function hear(press: KeyPress): void {
    const isStop = press.key === 'ctrl-z' && process.platform !== 'win32';
    if (press.key === 'protocol') guard.askForReleases();
    else if (!isStop) keys.add(press);
    else if (press.kind === 'press') stop();
  }

  const bytes = makeByteListener(hear);
  stdin.setEncoding('utf8');
  const endListening = listen([
    [stdin, 'data', bytes.onData],
    [stdout, 'resize', () => add('resize')],
    [process, 'SIGINT', () => add('ctrl-c')],
    [process, 'SIGCONT', resume],
    [process, 'SIGTSTP', stop],
    ...endings(end),
    [process, 'exit', guard.giveBack],
    // The monitor runs before the crash report is printed, which would be invisible on the alternate screen.
    [process, 'uncaughtExceptionMonitor', guard.giveBack],
  ]);
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
      forget();
      bytes.end();
      endListening();
      guard.giveBack();
      stdin.pause();
    },
  };
}

/** Stops and ends the process the way signals ask for, with the terminal given back. */
function makeStops(guard: TerminalGuard, farewell: Farewell, onResume: () => void) {
  /** Set while the process is stopped or about to stop. */
  let returning: NodeJS.Timeout | undefined;

  function stop(): void {
    if (!guard.isTaken) return;
    guard.giveBack();
    afterFarewell(farewell, () => {
      // Without a listener the signal stops the process.
      process.off('SIGTSTP', stop);
      returning = setTimeout(resume, STOP_MS);
      // Stops the whole process group, like the terminal does: the parent program has to stop, too.
      process.kill(0, 'SIGTSTP');
    });
  }

  function resume(): void {
    clearTimeout(returning);
    if (!guard.isTaken) process.on('SIGTSTP', stop);
    guard.take();
    onResume();
  }

  function end(code: number): void {
    guard.giveBack();
    afterFarewell(farewell, () => process.exit(code));
  }

  return { stop, resume, end, forget: () => clearTimeout(returning) };
}

/** Where an event comes from, its name, and what it does. */
type Heard = readonly [NodeJS.EventEmitter, string, (value: string) => void];

/** What ends the program: a signal, or a terminal that can't be read any more. */
function endings(end: (code: number) => void): Heard[] {
  const onLost = () => end(ENDS.SIGHUP);
  return [
    [process.stdin, 'end', onLost],
    [process.stdin, 'error', onLost],
    ...Object.entries(ENDS).map(([signal, code]): Heard => [process, signal, () => end(code)]),
  ];
}

/** Does something after the farewell, at once if there is none. */
function afterFarewell(farewell: Farewell, does: () => void): void {
  const said = farewell();
  if (said === null) does();
  else said.then(does, does);
}

/** Turns the bytes of a terminal into keys, as they come or after a moment without more of them. */
function makeByteListener(hear: (press: KeyPress) => void) {
  const decoder = makeKeyDecoder();
  let timer: NodeJS.Timeout | undefined;
  return {
    onData(piece: string): void {
      clearTimeout(timer);
      for (const key of decoder.feed(piece)) hear(key);
      if (decoder.waits()) timer = setTimeout(() => decoder.flush().forEach(hear), ESCAPE_MS);
    },
    end: () => clearTimeout(timer),
  };
}

/** Listens to events until the function it returns is called. */
function listen(all: readonly Heard[]): () => void {
  for (const [source, event, does] of all) source.on(event, does);
  return () => {
    for (const [source, event, does] of all) source.off(event, does);
  };
}

/** Alternate screen, no cursor, no line wrap, focus reports, and the query for the keyboard protocol. */
const ENTER = '\u001b[?1049h\u001b[?25l\u001b[?7l\u001b[?1004h\u001b[?u\u001b[2J';
const LEAVE = '\u001b[?1004l\u001b[?7h\u001b[0m\u001b[?25h\u001b[?1049l';
/** Reports every key with its text, also repeats and releases; and back. */
const TELL_RELEASES = '\u001b[>27u';
const TELL_PRESSES = '\u001b[<u';

type TerminalGuard = ReturnType<typeof makeTerminalGuard>;

/** Takes the terminal of this process and gives it back. */
function makeTerminalGuard(mode: TerminalMode) {
  const { stdin, stdout } = process;
  const isFull = mode === 'full-screen';
  const guard = {
    isTaken: false,
    tellsReleases: false,
    take() {
      // Another program may have changed the mode while this one was stopped, so all of it is set again.
      stdin.setRawMode(false);
      stdin.setRawMode(true);
      stdin.resume();
      if (isFull) stdout.write(ENTER);
      guard.isTaken = true;
    },
    /** Restores the terminal. A second call does nothing. */
    giveBack() {
      if (!guard.isTaken) return;
      guard.isTaken = false;
      const farewell = (guard.tellsReleases ? TELL_PRESSES : '') + LEAVE;
      guard.tellsReleases = false;
      try {
        if (isFull) stdout.write(farewell);
        stdin.setRawMode(false);
      } catch {
        // A terminal that is gone needs nothing back.
      }
    },
    /** Turns on key releases, once the terminal has said that it supports them. */
    askForReleases() {
      if (guard.tellsReleases || !guard.isTaken) return;
      guard.tellsReleases = true;
      stdout.write(TELL_RELEASES);
    },
  };
  return guard;
}
