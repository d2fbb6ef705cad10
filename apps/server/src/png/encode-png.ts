import { crc32, createDeflate, type Deflate } from 'node:zlib';
import { filterRows, type RowFormat } from './filter-rows.js';

/** A picture to be written as PNG. */
export interface PngPicture {
  readonly width: number;
  readonly height: number;
  /** Bytes a pixel: 3 for red, green, blue; 4 with alpha. */
  readonly channels: 3 | 4;
  /**
   * The pixels from top to bottom in pieces of whole rows, as many as suits their maker. A piece may be
   * overwritten once the next one is asked for.
   */
  readonly bands: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MAX_SIDE = 0x7fffffff;
const TRUE_COLOUR = 2;
const TRUE_COLOUR_ALPHA = 6;
/** Mazes are flat colour and repeated rows: higher levels take far longer for a few per cent. */
const COMPRESSION_LEVEL = 6;
const DATA_CHUNK = 65536;

/**
 * Writes a PNG piece by piece, so that a picture of any height takes the memory of one band. Throws when the
 * bands don't add up to the picture, which is a mistake of their maker.
 */
export async function* encodePng(picture: PngPicture): AsyncGenerator<Buffer, void, undefined> {
  const { width, height, channels } = picture;
  for (const side of [width, height]) {
    if (!Number.isInteger(side) || side < 1 || side > MAX_SIDE) {
      throw new Error(`a PNG cannot be ${width} x ${height}`);
    }
  }
  yield Buffer.concat([SIGNATURE, chunk('IHDR', header(picture))]);
  const deflate = createDeflate({ level: COMPRESSION_LEVEL, chunkSize: DATA_CHUNK });
  const feeding = feed(deflate, picture.bands, { rowBytes: width * channels, rows: height });
  // The loop below ends with the error when the stream is destroyed with it.
  feeding.catch((error: Error) => deflate.destroy(error));
  for await (const data of deflate) yield chunk('IDAT', data as Buffer);
  await feeding;
  yield chunk('IEND', Buffer.alloc(0));
}

function header({ width, height, channels }: PngPicture): Buffer {
  const bytes = Buffer.alloc(13);
  bytes.writeUInt32BE(width, 0);
  bytes.writeUInt32BE(height, 4);
  bytes[8] = 8;
  bytes[9] = channels === 4 ? TRUE_COLOUR_ALPHA : TRUE_COLOUR;
  return bytes;
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
  format: RowFormat & { rows: number },
): Promise<void> {
  const filter = filterRows(format);
  let rows = 0;
  for await (const band of bands) {
    if (band.length === 0 || band.length % format.rowBytes !== 0) {
      throw new Error(`a band of ${band.length} bytes is not made of rows of ${format.rowBytes}`);
    }
    rows += band.length / format.rowBytes;
    if (rows > format.rows) throw new Error(`the bands have more than ${format.rows} rows`);
    await write(deflate, filter(band));
  }
  if (rows !== format.rows) throw new Error(`the bands have ${rows} rows, not ${format.rows}`);
  deflate.end();
}

function write(deflate: Deflate, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    deflate.write(bytes, (error) => (error ? reject(error) : resolve()));
  });
}
