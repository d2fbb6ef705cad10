import { changes, type Picture } from './picture.js';
import type { Look } from './style.js';
import { BELL, type Farewell, openTerminal, type Terminal } from './terminal.js';

/** A full screen on which pictures are shown; the terminal is always left as it was found. */
export interface Screen extends Omit<Terminal, 'write'> {
  readonly look: Look;
  /** Shows a picture of the size of the screen; only what differs from the last one is written. */
  show(picture: Picture): void;
  /** Rings the bell of the terminal. */
  ring(): void;
}

/** What lies between these is shown at once by terminals that can, and by others as it comes. */
const [BEGIN, END] = ['\u001b[?2026h', '\u001b[?2026l'];

/** Takes over the terminal. Both streams must be one. */
export function openScreen(look: Look, farewell?: Farewell): Screen {
  const terminal = openTerminal('full-screen', farewell);
  let shown: Picture | null = null;
  return {
    look,
    get columns() {
      return terminal.columns;
    },
    get rows() {
      return terminal.rows;
    },
    get tellsReleases() {
      return terminal.tellsReleases;
    },
    show(picture) {
      const isSameSize = shown?.columns === picture.columns && shown.rows === picture.rows;
      const output = changes(isSameSize ? shown : null, picture, look.palette);
      shown = picture;
      if (output !== '') terminal.write(BEGIN + output + END);
    },
    ring: () => terminal.write(BELL),
    async next(milliseconds) {
      const key = await terminal.next(milliseconds);
      // The terminal may have lost or moved the old picture.
      if (key !== null && ['resize', 'resume', 'ctrl-l'].includes(key.key)) shown = null;
      return key;
    },
    close: terminal.close,
  };
}
