import { accept, type Result, refuse } from '../result.js';

/** The URL-safe base64 alphabet: the place of a character is the six bits it stands for. */
export const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The six bits by character code, -1 for characters outside the alphabet. */
const SEXTETS = Int8Array.from({ length: 128 }, (_, unit) => BASE64URL.indexOf(String.fromCharCode(unit)));

/** The six bits that the character at a place of a text stands for, or -1 when it is not in the alphabet. */
function sextetAt(text: string, place: number): number {
  const unit = text.charCodeAt(place);
  return unit < SEXTETS.length ? SEXTETS[unit] : -1;
}

/** Writes bytes, six bits a character, without padding characters. */
export function makeBase64url(bytes: ArrayLike<number>): string {
  let text = '';
  let pending = 0;
  let bits = 0;
  for (let i = 0; i < bytes.length; i++) {
    pending = ((pending & 63) << 8) | bytes[i];
    bits += 8;
    while (bits >= 6) {
      bits -= 6;
      text += BASE64URL[(pending >>> bits) & 63];
    }
  }
  return bits === 0 ? text : text + BASE64URL[(pending << (6 - bits)) & 63];
}

/** Reads what `makeBase64url` writes and nothing else. The caller has bounded the length of the text. */
export function parseBase64url(text: string, from = 0): Result<Uint8Array> {
  const length = text.length - from;
  const bytes = new Uint8Array((length * 6) >>> 3);
  let pending = 0;
  let bits = 0;
  let filled = 0;
  for (let place = from; place < text.length; place++) {
    const sextet = sextetAt(text, place);
    if (sextet < 0) return refuse(strangeCharacter(text, place));
    pending = ((pending & 63) << 6) | sextet;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[filled++] = pending >>> bits;
  }
  if (length % 4 === 1) return refuse('the code has a character too many or too few');
  if ((pending & ((1 << bits) - 1)) !== 0) {
    return refuse('the end of the code is wrong: a character was changed or lost');
  }
  return accept(bytes);
}

/** Names a character that does not belong in a code, in quotes and with control characters made visible. */
export function strangeCharacter(text: string, place: number): string {
  const point = text.codePointAt(place) ?? 0;
  const shown = JSON.stringify(String.fromCodePoint(point));
  return `character ${place + 1} of the code is ${shown}, which no code contains`;
}
