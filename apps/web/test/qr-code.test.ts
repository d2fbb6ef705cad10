import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codewordsOf, roomOf } from '../src/ui/qr/codewords.js';
import { QR_MASKS } from '../src/ui/qr/masks.js';
import { drawFormat, fixedModules } from '../src/ui/qr/modules.js';
import { makeQrCode, type QrCode } from '../src/ui/qr/qr-code.js';
import { mendingWords } from '../src/ui/qr/reed-solomon.js';
import { QR_VERSIONS } from '../src/ui/qr/versions.js';

function must(text: string): QrCode {
  const code = makeQrCode(text);
  if (!code.ok) throw new Error(code.reason);
  return code.value;
}

describe('the parts of a QR code as the standard has them', () => {
  test('codewords that mend: the example of version 1-M', () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(mendingWords(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  });

  test('every version has as many codewords as its symbol has room for', () => {
    const totals = QR_VERSIONS.map(
      ({ blocks, mending }) => blocks.reduce((sum, size) => sum + size, 0) + blocks.length * mending,
    );
    expect(totals).toEqual([26, 44, 70, 100, 134, 172, 196, 242, 292, 346]);
    QR_VERSIONS.forEach((version, i) => {
      const { fixed } = fixedModules(version);
      const free = fixed.reduce((sum, each) => sum + 1 - each, 0);
      expect([version.number, Math.floor(free / 8)]).toEqual([version.number, totals[i]]);
    });
    expect(QR_VERSIONS.map(roomOf)).toEqual([14, 26, 42, 62, 84, 106, 122, 152, 180, 213]);
  });

  test('the format of level M with each mask', () => {
    const formats = QR_MASKS.map((_, mask) => {
      const modules = fixedModules(QR_VERSIONS[0]);
      drawFormat(modules, mask);
      const at = (x: number, y: number) => modules.dark[y * modules.side + x];
      const places = [0, 1, 2, 3, 4, 5, 7, 8].map((x) => at(x, 8));
      return [...places, at(8, 7), ...[5, 4, 3, 2, 1, 0].map((y) => at(8, y))].join('');
    });
    expect(formats).toEqual([
      '101010000010010',
      '101000100100101',
      '101111001111100',
      '101101101001011',
      '100010111111001',
      '100000011001110',
      '100111110010111',
      '100101010100000',
    ]);
  });

  test('version 7 says so', () => {
    const { side, dark } = fixedModules(QR_VERSIONS[6]);
    const bits = Array.from({ length: 18 }, (_, i) => dark[Math.floor(i / 3) * side + side - 11 + (i % 3)]);
    expect(bits.reverse().join('')).toBe('000111110010010100');
  });
});

/** Reads a symbol as a reader does that sees it without errors. */
function read({ side, dark }: QrCode): string {
  const version = QR_VERSIONS[(side - 17) / 4 - 1];
  const { fixed } = fixedModules(version);
  const masked = [0, 1, 2].map((i) => dark[8 * side + 2 + i]).join('');
  // The mask stands in three bits of the format, which are turned over by 101.
  const mask = Number.parseInt(masked, 2) ^ 0b101;
  const bits: number[] = [];
  for (let right = side - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right--;
    for (let i = 0; i < side; i++) {
      const y = up ? side - 1 - i : i;
      for (const x of [right, right - 1]) {
        if (fixed[y * side + x]) continue;
        bits.push(dark[y * side + x] ^ (QR_MASKS[mask](x, y) ? 1 : 0));
      }
    }
  }
  const words = Array.from({ length: bits.length >> 3 }, (_, i) =>
    Number.parseInt(bits.slice(i * 8, i * 8 + 8).join(''), 2),
  );
  const blocks: number[][] = version.blocks.map(() => []);
  let at = 0;
  for (let i = 0; i < Math.max(...version.blocks); i++) {
    version.blocks.forEach((size, block) => {
      if (i < size) blocks[block].push(words[at++]);
    });
  }
  blocks.forEach((block, i) => {
    const mending = Array.from({ length: version.mending }, (_, j) => words[at + j * blocks.length + i]);
    expect(mending).toEqual(mendingWords(block, version.mending));
  });
  const halves = blocks.flat().flatMap((word) => [word >> 4, word & 15]);
  expect(halves[0]).toBe(4);
  const long = version.number < 10 ? 2 : 4;
  const length = halves.slice(1, 1 + long).reduce((sum, half) => sum * 16 + half, 0);
  const bytes = Array.from({ length }, (_, i) => halves[1 + long + 2 * i] * 16 + halves[2 + long + 2 * i]);
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

describe('a QR code', () => {
  test('says any text of up to 213 bytes to whoever reads it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 50 }), (text) => {
        expect(read(must(text))).toBe(text);
      }),
      { numRuns: 60 },
    );
    for (const { number } of QR_VERSIONS) {
      const text = 'w'.repeat(roomOf(QR_VERSIONS[number - 1]));
      const code = must(text);
      expect(code.side).toBe(17 + 4 * number);
      expect(read(code)).toBe(text);
    }
  });

  test('is refused where the text is too long', () => {
    expect(makeQrCode('w'.repeat(214))).toMatchObject({ ok: false });
    expect(makeQrCode('ü'.repeat(107)).ok).toBe(false);
  });

  test('has its blocks in turns, and fillers where the text ends', () => {
    const words = codewordsOf(new TextEncoder().encode('ab'), QR_VERSIONS[0]);
    expect(words.slice(0, 8)).toEqual([0x40, 0x26, 0x16, 0x20, 0xec, 0x11, 0xec, 0x11]);
    expect(words).toHaveLength(26);
  });
});
