import { inflateSync } from 'node:zlib';

export interface ReadPng {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha of a pixel. */
  at(x: number, y: number): number[];
}

/** Reads an indexed PNG without filters back, by the letter of the format and independent of its writer. */
export function readPng(bytes: Buffer): ReadPng {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    chunks.set(bytes.toString('latin1', at + 4, at + 8), bytes.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const part = (name: string) => chunks.get(name) ?? Buffer.alloc(0);
  const [header, colours, alphas] = [part('IHDR'), part('PLTE'), part('tRNS')];
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const rows = inflateSync(part('IDAT'));
  return {
    width,
    height,
    at: (x, y) => {
      const index = rows[y * (width + 1) + 1 + x];
      return [...colours.subarray(index * 3, index * 3 + 3), alphas[index] ?? 255];
    },
  };
}
