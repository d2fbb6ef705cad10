import { GRID_KINDS, type GridKind } from '../grid/grid.js';
import { MAX_CELLS } from '../grid/make-grid.js';
import type { Generator } from '../maze/generator.js';
import { GENERATORS } from '../maze/registry.js';
import { accept, type Result, refuse } from '../result.js';
import { type MazeRequest, type MazeSpec, readSpec } from '../spec/maze-spec.js';
import { openCode, sealCode } from './envelope.js';
import { readOptionFields, writeOptionFields } from './option-fields.js';
import { makeUtf8, parseUtf8 } from './utf8.js';
import { type ByteReader, byteReader, writeVarint } from './varint.js';

// The Warren code of a maze, inside the envelope with version and checksum. Numbers are varints.
//
//   subject    twice the generator's code number; odd subjects are kept for games (twice their number, plus 1)
//   flags      bit i: field i of FIELDS follows; bit 6: options follow
//   width
//   fields     those flagged, in order
//   options    when flagged: see option-fields.ts
//   seed       UTF-8, up to the end
//
// What has its usual value is left out, so an everyday code is about fifteen characters long.

const KIND_MAZE = 0;
const KINDS = 2;

/** The numbers of grids in codes. Never changed and never used again. */
const GRID_NUMBERS: Record<GridKind, number> = { rect: 0, hex: 1, triangle: 2, polar: 3 };

interface Field {
  readonly name: 'height' | 'grid' | 'exits' | 'braid' | 'weave' | 'rooms';
  readonly of: (spec: MazeSpec) => number;
  /** The value it has when it is left out. */
  readonly usual: (width: number) => number;
}

/** Every number of a spec but its width. The order is the layout of version 1 and stays. */
const FIELDS: readonly Field[] = [
  { name: 'height', of: (spec) => spec.grid.height, usual: (width) => width },
  { name: 'grid', of: (spec) => GRID_NUMBERS[spec.grid.kind], usual: () => 0 },
  { name: 'exits', of: (spec) => spec.exits, usual: () => 1 },
  { name: 'braid', of: (spec) => spec.braid, usual: () => 1000 },
  { name: 'weave', of: (spec) => spec.weave, usual: () => 0 },
  { name: 'rooms', of: (spec) => spec.rooms, usual: () => 0 },
];

const OPTIONS_FLAG = 1 << FIELDS.length;

/** The longest side in a code. Exits are checked along the border, so a short code must not ask for a long one. */
export const MAX_CODE_SIDE = 8192;

/** Writes what a maze follows from as one short URL-safe word. Equal specs have equal codes, others have others. */
export function makeWarrenCode(spec: MazeSpec): Result<string> {
  const { generator, grid, exits, options, seed } = spec;
  if (grid.mask !== null) {
    return refuse('a maze with a mask has no code, because a mask is too long for one: save it as JSON');
  }
  const reason = tooLongASide(grid.width, grid.height);
  if (reason !== null) return refuse(reason);
  if (exits > MAX_CELLS) return refuse(`${exits} exits are more than any maze has room for`);
  const fields: number[] = [];
  let flags = 0;
  FIELDS.forEach((field, i) => {
    const value = field.of(spec);
    if (value === field.usual(grid.width)) return;
    flags |= 1 << i;
    writeVarint(fields, value);
  });
  if (writeOptionFields(fields, generator.options, options)) flags |= OPTIONS_FLAG;
  const payload: number[] = [];
  for (const value of [generator.code * KINDS + KIND_MAZE, flags, grid.width]) writeVarint(payload, value);
  return sealCode([...payload, ...fields, ...makeUtf8(seed)]);
}

/** Reads a Warren code. Nothing is made from it yet: a spec is small whatever size it claims. */
export function parseWarrenCode(text: string): Result<MazeSpec> {
  const payload = openCode(text);
  if (!payload.ok) return payload;
  const reader = byteReader(payload.value);
  const generator = readSubject(reader);
  if (!generator.ok) return generator;
  const request = readRequest(reader, generator.value);
  if (!request.ok) return request;
  const spec = readSpec(request.value);
  if (!spec.ok) return spec;
  // One maze, one code: boards and caches know a maze by its code, so a second spelling is no code at all.
  const again = makeWarrenCode(spec.value);
  if (!again.ok || again.value !== text) return refuse('the code is not written the way Warren writes it');
  return spec;
}

function readSubject(reader: ByteReader): Result<Generator> {
  const subject = reader.varint();
  if (subject % KINDS !== KIND_MAZE) {
    return refuse('the code is of a game, not of a maze, and this Warren does not know it');
  }
  const number = Math.floor(subject / KINDS);
  const generator = GENERATORS.find(({ code }) => code === number);
  if (generator !== undefined) return accept(generator);
  return refuse(
    `the code names algorithm number ${number}, which this Warren does not know; a newer one may`,
  );
}

function readRequest(reader: ByteReader, generator: Generator): Result<MazeRequest> {
  const flags = reader.varint();
  if (flags >= OPTIONS_FLAG * 2) {
    return refuse('the code has settings that this Warren does not know; a newer one may');
  }
  const width = reader.varint();
  const numbers = readNumbers(reader, flags, width);
  const options = flags & OPTIONS_FLAG ? readOptionFields(reader, generator.options) : accept({});
  if (!options.ok) return options;
  const seed = parseUtf8(reader.rest());
  if (reader.broken()) return refuse('the code is cut off');
  if (!seed.ok) return seed;
  const grid = GRID_KINDS.find((kind) => GRID_NUMBERS[kind] === numbers.grid);
  if (grid === undefined) {
    return refuse(`the code names grid number ${numbers.grid}, which this Warren does not know`);
  }
  const { height, exits, braid, weave, rooms } = numbers;
  const reason = tooLongASide(width, height);
  if (reason !== null) return refuse(reason);
  const shares = { braid: braid / 1000, ...(weave === 0 ? {} : { weave: weave / 1000 }) };
  return accept({
    algorithm: generator.id,
    grid,
    width,
    height,
    seed: seed.value,
    options: options.value,
    ...shares,
    exits,
    rooms,
  });
}

function readNumbers(reader: ByteReader, flags: number, width: number): Record<Field['name'], number> {
  const numbers = { height: 0, grid: 0, exits: 0, braid: 0, weave: 0, rooms: 0 };
  FIELDS.forEach((field, i) => {
    numbers[field.name] = flags & (1 << i) ? reader.varint() : field.usual(width);
  });
  return numbers;
}

function tooLongASide(width: number, height: number): string | null {
  if (Math.max(width, height) <= MAX_CODE_SIDE) return null;
  return `${width} x ${height} is too large for a code, which has sides up to ${MAX_CODE_SIDE}`;
}
