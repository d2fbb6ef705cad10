import { accept, type Result, refuse } from '../result.js';

/** The last code point that one, two, three and four bytes can write. */
const REACH = [0x7f, 0x7ff, 0xffff, 0x10ffff];
/** The marks at the head of the first byte, by how many bytes follow it. */
const MARKS = [0x00, 0xc0, 0xe0, 0xf0];

/** Writes any text as UTF-8; lone surrogates too ("WTF-8"), because a seed may be any string. */
export function makeUtf8(text: string): number[] {
  const bytes: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const point = text.codePointAt(i) ?? 0;
    if (point > 0xffff) i++;
    const follow = REACH.findIndex((last) => point <= last);
    bytes.push(MARKS[follow] | (point >>> (6 * follow)));
    for (let left = follow - 1; left >= 0; left--) bytes.push(0x80 | ((point >>> (6 * left)) & 63));
  }
  return bytes;
}

/** Reads what `makeUtf8` writes and nothing else: no detours, no surrogate pair in two pieces. */
export function parseUtf8(bytes: Uint8Array): Result<string> {
  let text = '';
  let high = false;
  for (let i = 0; i < bytes.length; i++) {
    const point = pointAt(bytes, i);
    if (point < 0) return refuse('the text in the code is not UTF-8');
    i += REACH.findIndex((last) => point <= last);
    if (high && point >= 0xdc00 && point <= 0xdfff) return refuse('the text in the code is not UTF-8');
    high = point >= 0xd800 && point <= 0xdbff;
    text += String.fromCodePoint(point);
  }
  return accept(text);
}

/** The code point that begins at a byte, or -1 where none does in the shortest form. */
function pointAt(bytes: Uint8Array, at: number): number {
  const first = bytes[at];
  if (first < 0x80) return first;
  const follow = first >= 0xf8 ? -1 : first >= 0xf0 ? 3 : first >= 0xe0 ? 2 : first >= 0xc0 ? 1 : -1;
  if (follow < 0 || at + follow >= bytes.length) return -1;
  let point = first & (0x3f >>> follow);
  for (let i = 1; i <= follow; i++) {
    const byte = bytes[at + i];
    if ((byte & 0xc0) !== 0x80) return -1;
    point = (point << 6) | (byte & 63);
  }
  return point > REACH[follow - 1] && point <= REACH[follow] ? point : -1;
}
