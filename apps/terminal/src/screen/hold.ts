import type { TerminalMode } from './terminal-mode.js';

/** Another screen, no cursor, no wrapping at the right edge, a word when the focus goes, and a question. */
const ENTER = '\u001b[?1049h\u001b[?25l\u001b[?7l\u001b[?1004h\u001b[?u\u001b[2J';
const LEAVE = '\u001b[?1004l\u001b[?7h\u001b[0m\u001b[?25h\u001b[?1049l';
/** Every key as a sequence, with what it writes, also when it is repeated or let go; and back. */
const TELL_RELEASES = '\u001b[>27u';
const TELL_PRESSES = '\u001b[<u';

/** The terminal of this process, in our hands or not. */
export interface Hold {
  readonly isTaken: boolean;
  readonly tellsReleases: boolean;
  take(): void;
  /** Leaves the terminal as it was found. Doing so twice changes nothing. */
  giveBack(): void;
  /** The terminal said that it can tell releases of keys: from now on it shall. */
  askForReleases(): void;
}

export function makeHold(mode: TerminalMode): Hold {
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
