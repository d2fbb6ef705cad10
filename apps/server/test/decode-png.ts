import { inflateSync } from 'node:zlib';

export interface Decoded {
  width: number;
  height: number;
  channels: number;
  pixels: Buffer;
}

/** A plain PNG reader for the tests, written from the specification: 8-bit colour, no interlacing. */
export function decodePng(file: Buffer): Decoded {
  if (file.subarray(0, 8).toString('latin1') !== '\x89PNG\r\n\x1a\n') throw new Error('no PNG signature');
  const chunks: { type: string; data: Buffer }[] = [];
  let at = 8;
  while (at < file.length) {
    const length = file.readUInt32BE(at);
    const typed = file.subarray(at + 4, at + 8 + length);
    if (slowCrc(typed) !== file.readUInt32BE(at + 8 + length)) throw new Error(`wrong checksum at ${at}`);
    chunks.push({ type: typed.subarray(0, 4).toString('latin1'), data: typed.subarray(4) });
    at += length + 12;
  }
  if (chunks[0].type !== 'IHDR' || chunks.at(-1)?.type !== 'IEND') throw new Error('wrong order of chunks');
  const header = chunks[0].data;
  const width = header.readUInt32BE(0);
  const height = header.readUInt32BE(4);
  if (header[8] !== 8 || header[10] + header[11] + header[12] !== 0) throw new Error('an unknown format');
  const channels = header[9] === 6 ? 4 : header[9] === 2 ? 3 : 0;
  const data = Buffer.concat(chunks.filter((chunk) => chunk.type === 'IDAT').map((chunk) => chunk.data));
  return { width, height, channels, pixels: unfilter(inflateSync(data), width * channels, height, channels) };
}

function unfilter(raw: Buffer, rowBytes: number, height: number, channels: number): Buffer {
  if (raw.length !== (rowBytes + 1) * height) throw new Error('the data has the wrong length');
  const pixels = Buffer.alloc(rowBytes * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (rowBytes + 1)];
    for (let x = 0; x < rowBytes; x++) {
      const left = x >= channels ? pixels[y * rowBytes + x - channels] : 0;
      const up = y > 0 ? pixels[(y - 1) * rowBytes + x] : 0;
      const guess = [0, left, up, (left + up) >> 1][filter];
      if (guess === undefined) throw new Error(`filter ${filter} is not known here`);
      pixels[y * rowBytes + x] = raw[y * (rowBytes + 1) + 1 + x] + guess;
    }
  }
  return pixels;
}

/** The checksum bit by bit, as the specification defines it. */
function slowCrc(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
