import { crc32, createDeflate, type Deflate, deflateSync } from 'node:zlib';

/** A picture to be written as PNG, piece by piece. */
export interface PngPicture {
  readonly width: number;
  readonly height: number;
  /** Bytes a pixel: 3 for red, green, blue; 4 with alpha. */
  readonly channels: 3 | 4;
  /**
   * The pixels from top to bottom in pieces of whole rows, as many as suits the caller. A piece may be
   * overwritten once the next one is asked for.
   */
  readonly bands: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
}

/** A picture of at most 256 colours to be written as PNG at once. */
export interface IndexedPicture {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha of each colour. */
  readonly colours: readonly (readonly number[])[];
  /** The number of its colour for each pixel, row by row. */
  readonly pixels: Uint8Array;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MAX_SIDE = 0x7fffffff;
const COLOUR_TYPE = { trueColour: 2, indexed: 3, trueColourAlpha: 6 } as const;
const MAX_COLOURS = 256;
/** Mazes are flat colour and repeated rows: higher levels take far longer for a few per cent. */
const COMPRESSION_LEVEL = 6;
const DATA_CHUNK = 65536;
/** The filters of a row that are used: the pixels themselves, or their difference from the row above. */
const NONE = 0;
const UP = 2;

/**
 * Writes a PNG piece by piece, so that a picture of any height takes the memory of one band. Throws when the
 * bands don't add up to the picture, which is a mistake of the caller.
 */
export async function* encodePng(picture: PngPicture): AsyncGenerator<Buffer, void, undefined> {
  const { width, height, channels } = picture;
  const colourType = channels === 4 ? COLOUR_TYPE.trueColourAlpha : COLOUR_TYPE.trueColour;
  yield Buffer.concat([SIGNATURE, header(width, height, colourType)]);
  const deflate = createDeflate({ level: COMPRESSION_LEVEL, chunkSize: DATA_CHUNK });
  const feeding = feed(deflate, picture.bands, { rowBytes: width * channels, rows: height });
  // The loop below ends with the error when the stream is destroyed with it.
  feeding.catch((error: Error) => deflate.destroy(error));
  for await (const data of deflate) yield chunk('IDAT', data as Buffer);
  await feeding;
  yield chunk('IEND', Buffer.alloc(0));
}

/** A small PNG of one byte a pixel and a table of colours: a third of the size of true colour. */
export function encodeIndexedPng({ width, height, colours, pixels }: IndexedPicture): Buffer {
  if (colours.length > MAX_COLOURS) {
    throw new Error(`${colours.length} colours; an indexed PNG has ${MAX_COLOURS}`);
  }
  // Every row keeps filter 0, since neighbouring numbers of colours say nothing of each other.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    SIGNATURE,
    header(width, height, COLOUR_TYPE.indexed),
    chunk('PLTE', Buffer.from(colours.flatMap((colour) => colour.slice(0, 3)))),
    chunk('tRNS', Buffer.from(colours.map(([, , , alpha = 255]) => alpha))),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function header(width: number, height: number, colourType: number): Buffer {
  for (const side of [width, height]) {
    if (!Number.isInteger(side) || side < 1 || side > MAX_SIDE) {
      throw new Error(`a PNG cannot be ${width} x ${height}`);
    }
  }
  const bytes = Buffer.alloc(13);
  bytes.writeUInt32BE(width, 0);
  bytes.writeUInt32BE(height, 4);
  bytes[8] = 8;
  bytes[9] = colourType;
  return chunk('IHDR', bytes);
}

function chunk(type: string, data: Buffer): Buffer {
  const bytes = Buffer.allocUnsafe(data.length + 12);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(type, 4, 'latin1');
  data.copy(bytes, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, data.length + 8)), data.length + 8);
  return bytes;
}

/** Hands the bands to the compressor one after another, waiting until each has been used up. */
async function feed(
  deflate: Deflate,
  bands: PngPicture['bands'],
  expected: { readonly rowBytes: number; readonly rows: number },
): Promise<void> {
  const filter = filterRows(expected.rowBytes);
  let rows = 0;
  for await (const band of bands) {
    if (band.length === 0 || band.length % expected.rowBytes !== 0) {
      throw new Error(`a band of ${band.length} bytes is not made of rows of ${expected.rowBytes}`);
    }
    rows += band.length / expected.rowBytes;
    if (rows > expected.rows) throw new Error(`the bands have more than ${expected.rows} rows`);
    await write(deflate, filter(band));
  }
  if (rows !== expected.rows) throw new Error(`the bands have ${rows} rows, not ${expected.rows}`);
  deflate.end();
}

function write(deflate: Deflate, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    deflate.write(bytes, (error) => (error ? reject(error) : resolve()));
  });
}

/**
 * Prepares rows for compression: each gets a byte in front that names its filter. A row equal to the one above
 * becomes zeros (filter "up"), which is most rows of a maze; any other is left as it is, because for flat
 * colour the compressor does better without arithmetic, and comparing rows is nearly free.
 */
function filterRows(rowBytes: number): (band: Uint8Array) => Uint8Array {
  const above = Buffer.alloc(rowBytes);
  let first = true;
  return (band) => {
    const rows = band.length / rowBytes;
    // Zeroed memory: a row equal to the one above needs no further work.
    const filtered = Buffer.alloc(rows * (rowBytes + 1));
    let previous: Uint8Array = above;
    for (let row = 0; row < rows; row++) {
      const at = row * (rowBytes + 1);
      const pixels = band.subarray(row * rowBytes, (row + 1) * rowBytes);
      const same = !first && Buffer.compare(pixels, previous) === 0;
      filtered[at] = same ? UP : NONE;
      if (!same) filtered.set(pixels, at + 1);
      previous = pixels;
      first = false;
    }
    above.set(previous);
    return filtered;
  };
}
