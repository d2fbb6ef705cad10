import { accept, type Result, refuse } from '@warren/engine';
import { codewordsOf, roomOf } from './codewords.js';
import { penaltyOf, QR_MASKS } from './masks.js';
import { drawFormat, fixedModules, type Modules } from './modules.js';
import { QR_VERSIONS } from './versions.js';

/** A QR code: its dots row by row, 1 for dark. */
export interface QrCode {
  readonly side: number;
  readonly dark: Uint8Array;
}

/** The smallest QR code that holds a text, of error level M; refuses texts of more than 213 bytes. */
export function makeQrCode(text: string): Result<QrCode> {
  const bytes = new TextEncoder().encode(text);
  const version = QR_VERSIONS.find((each) => roomOf(each) >= bytes.length);
  if (version === undefined) {
    return refuse(`a text of ${bytes.length} bytes is too long for a QR code; at most 213 fit`);
  }
  const blank = fixedModules(version);
  placeWords(blank, codewordsOf(bytes, version));
  let best: Modules = blank;
  let least = Number.POSITIVE_INFINITY;
  for (const mask of QR_MASKS.keys()) {
    const masked = maskedBy(blank, mask);
    const penalty = penaltyOf(masked);
    if (penalty >= least) continue;
    least = penalty;
    best = masked;
  }
  return accept({ side: best.side, dark: best.dark });
}

/** Places bits in columns of two, up and down in turns from the lower right corner, past the upright timing line. */
function placeWords({ side, dark, fixed }: Modules, words: readonly number[]): void {
  let bit = 0;
  let isUp = true;
  for (let right = side - 1; right > 0; right -= right === 8 ? 3 : 2, isUp = !isUp) {
    for (let i = 0; i < side; i++) {
      const y: number = isUp ? side - 1 - i : i;
      for (const x of [right, right - 1]) {
        const at = y * side + x;
        if (fixed[at] === 1) continue;
        // What is left over when all words are placed stays light.
        dark[at] = ((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1;
        bit++;
      }
    }
  }
}

function maskedBy({ side, dark, fixed }: Modules, mask: number): Modules {
  const masked: Modules = { side, dark: dark.slice(), fixed };
  for (let at = 0; at < dark.length; at++) {
    if (fixed[at] === 0 && QR_MASKS[mask](at % side, Math.floor(at / side))) masked.dark[at] ^= 1;
  }
  drawFormat(masked, mask);
  return masked;
}
