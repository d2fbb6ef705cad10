/**
 * A key that was pressed, is held, or was released. Most terminals report presses only: a held key is many presses.
 * `key` is the character it writes, or its name: `up`, `enter`, `escape`, `backspace`, `ctrl-c` and the like.
 */
export interface KeyPress {
  readonly key: string;
  readonly kind: 'press' | 'repeat' | 'release';
}

/** A control sequence: its parameters and its last character. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: sequences begin with the escape character.
const SEQUENCE = /^\u001b(?:\[([0-9:;<=>?]*)[ -/]*([@-~])|O([A-Za-z]))/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the same.
const BEGUN = /^\u001b(?:|\[[0-9:;<=>?]*[ -/]*|O)$/;
/** No key is longer; a longer sequence is dropped. */
const LONGEST = 64;

const BY_LETTER: Readonly<Record<string, string>> = {
  A: 'up',
  B: 'down',
  C: 'right',
  D: 'left',
  H: 'home',
  F: 'end',
  M: 'enter',
  I: 'focus',
  O: 'blur',
};
const BY_CODE: Readonly<Record<number, string>> = {
  8: 'backspace',
  9: 'tab',
  13: 'enter',
  27: 'escape',
  127: 'backspace',
};
const KINDS = ['press', 'press', 'repeat', 'release'] as const;
const [ALT, CTRL] = [2, 4];

/** Decodes the bytes of a terminal into keys, in pieces of any length. */
export function makeKeyDecoder() {
  let rest = '';
  return {
    /** Whether the start of a sequence waits for its rest. */
    waits: () => rest !== '',
    /** The keys that are complete after this piece. */
    feed(piece: string): KeyPress[] {
      rest += piece;
      const keys: KeyPress[] = [];
      while (rest !== '' && !BEGUN.test(rest)) {
        const { key, length } = firstKey(rest);
        if (key !== null) keys.push(key);
        rest = rest.slice(length);
      }
      if (rest.length > LONGEST) rest = '';
      return keys;
    },
    /** Ends a wait for more bytes: an escape character alone is the Escape key. */
    flush(): KeyPress[] {
      const isEscape = rest === '\u001b';
      rest = '';
      return isEscape ? [press('escape')] : [];
    },
  };
}

/** The first key of a text that begins with a complete one; `null` for what is none, such as an answer. */
function firstKey(text: string): { key: KeyPress | null; length: number } {
  const found = SEQUENCE.exec(text);
  if (found !== null) {
    const [{ length }, parameters = '', letter = '', application = ''] = found;
    return { key: sequenceKey(parameters, letter || application), length };
  }
  const character = String.fromCodePoint(text.codePointAt(0) ?? 0);
  if (character === '\u001b') return { key: press(`alt-${text.charAt(1)}`), length: 2 };
  return { key: press(plainKey(character)), length: character.length };
}

function plainKey(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (character === '\n') return 'enter';
  return BY_CODE[code] ?? (code > 0 && code < 27 ? controlKey(String.fromCharCode(96 + code)) : character);
}

/** A sequence as a key. `CSI key ; modifiers:event ; text u` is the form of the newer protocol. */
function sequenceKey(parameters: string, letter: string): KeyPress | null {
  // An answer and not a key: the terminal speaks the newer protocol.
  if (parameters.startsWith('?')) return letter === 'u' ? press('protocol') : null;
  const [codes = '', modifying = '', text = ''] = parameters.split(';');
  const [modifiers = '1', event = '1'] = modifying.split(':');
  const kind = KINDS[Number(event)] ?? 'press';
  const held = Math.max(0, Number(modifiers) - 1) || 0;
  const name = letter === 'u' ? codeKey(Number(codes.split(':')[0]), text) : BY_LETTER[letter];
  if (name === undefined) return null;
  if ((held & CTRL) !== 0) return { key: controlKey(name), kind };
  return { key: (held & ALT) !== 0 ? `alt-${name}` : name, kind };
}

/** A key by its character code, or by the text it writes if the terminal sends that. */
function codeKey(code: number, text: string): string | undefined {
  const named = BY_CODE[code];
  if (named !== undefined) return named;
  const written = Number(text.split(':')[0]);
  const shown = text === '' ? code : written;
  // Codes in this range are keys that write nothing, such as Shift.
  const isNothing = shown >= 0xd800 && shown <= 0xf8ff;
  const isCharacter = shown >= 0x20 && shown <= 0x10ffff && !isNothing;
  return isCharacter ? String.fromCodePoint(shown) : undefined;
}

function controlKey(name: string): string {
  return `ctrl-${name}`;
}

function press(key: string): KeyPress {
  return { key, kind: 'press' };
}

/** More waiting keys, such as a long paste, are dropped. */
const MOST_WAITING = 256;

/** Keys that wait to be read. A timeout that ends while the process is stopped does not count. */
export function makeKeyQueue(isAwake: () => boolean) {
  const waiting: KeyPress[] = [];
  let wake: (() => void) | null = null;
  return {
    add(key: KeyPress): void {
      if (waiting.length < MOST_WAITING) waiting.push(key);
      wake?.();
    },
    next(milliseconds: number): Promise<KeyPress | null> {
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

/** The direction bits of the games: N 1, E 2, S 4, W 8. */
const BITS: Readonly<Record<string, number>> = { up: 1, w: 1, right: 2, d: 2, down: 4, s: 4, left: 8, a: 8 };

/** The direction of a key, or 0. */
export function directionOf(key: string): number {
  return BITS[key.length === 1 ? key.toLowerCase() : key] ?? 0;
}
