import { inflateSync } from 'node:zlib';

/** Pixels of a PNG as browsers write screenshots: 8 bits a channel, no interlace. `{ width, height, channels, data }`. */
export function readPng(bytes) {
  const width = bytes.readUInt32BE(16);
  const height = bytes.readUInt32BE(20);
  const channels = { 2: 3, 6: 4 }[bytes[25]];
  if (bytes[24] !== 8 || channels === undefined || bytes[28] !== 0)
    throw new Error('not a PNG of a screenshot');
  const parts = [];
  for (let at = 8; at < bytes.length; at += bytes.readUInt32BE(at) + 12) {
    const length = bytes.readUInt32BE(at);
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(bytes.subarray(at + 8, at + 8 + length));
  }
  const rows = inflateSync(Buffer.concat(parts));
  return { width, height, channels, data: unfilter(rows, width * channels, height, channels) };
}

/** Undoes the filters: each byte was written as the difference from what its neighbours let expect. */
function unfilter(rows, rowBytes, height, step) {
  const data = new Uint8Array(rowBytes * height);
  for (let y = 0; y < height; y++) {
    const filter = rows[y * (rowBytes + 1)];
    for (let x = 0; x < rowBytes; x++) {
      const left = x < step ? 0 : data[y * rowBytes + x - step];
      const up = y === 0 ? 0 : data[(y - 1) * rowBytes + x];
      const corner = y === 0 || x < step ? 0 : data[(y - 1) * rowBytes + x - step];
      data[y * rowBytes + x] = rows[y * (rowBytes + 1) + 1 + x] + expected(filter, left, up, corner);
    }
  }
  return data;
}

function expected(filter, left, up, corner) {
  if (filter === 0) return 0;
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  const guess = left + up - corner;
  const [toLeft, toUp, toCorner] = [left, up, corner].map((value) => Math.abs(guess - value));
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}
