import { accept, type Result, refuse } from '@warren/engine';
import {
  type ByteReader,
  byteReader,
  makeUtf8,
  openCode,
  parseUtf8,
  sealCode,
  writeVarint,
} from '@warren/engine/codes';
import { orThrow } from '../kernel/checks.js';
import { LABYRINTH_ALGORITHMS } from './algorithms.js';
import { type LabyrinthLevel, levelFlaw, RANDOM_START, slackOfLevel } from './level.js';
import { DENSITY } from './numbers.js';

// The line of a level, inside the envelope of Warren codes with version and checksum. Numbers are varints.
//
//   subject    twice the game's number and 1 more: 11
//   flags      bit i: field i of FIELDS follows
//   width
//   fields     those flagged, in order
//   seed       UTF-8, up to the end
//
// What has its usual value is left out, so that an everyday line is about twenty characters long.

const SUBJECT = 11;
/** The longest line that is looked at: room for the longest seed in the widest script. */
export const LONGEST_LEVEL_LINE = 400;

interface Field {
  readonly of: (level: LabyrinthLevel) => number;
  /** The value it has when it is left out, as far as it follows from what stands before it. */
  readonly usual: (known: { readonly width: number; readonly number: number }) => number;
}

type FieldName = 'height' | 'number' | 'algorithm' | 'exits' | 'density' | 'start' | 'slack';

/** Every number of a level but its width. The order is the layout of the line and stays. */
const FIELDS: Readonly<Record<FieldName, Field>> = {
  height: { of: ({ height }) => height, usual: ({ width }) => width },
  number: { of: ({ number }) => number, usual: () => 1 },
  algorithm: { of: ({ algorithm }) => LABYRINTH_ALGORITHMS.indexOf(algorithm), usual: () => 0 },
  exits: { of: ({ exits }) => exits, usual: () => 1 },
  density: { of: ({ density }) => density, usual: () => DENSITY.usual },
  // One more than the cell, so that 0 is a random start.
  start: { of: ({ start }) => start - RANDOM_START, usual: () => 0 },
  slack: { of: ({ slack }) => slack, usual: ({ number }) => slackOfLevel(number) },
};
const NAMES = Object.keys(FIELDS) as FieldName[];

/** Writes a level as one short URL-safe word. Equal levels have equal lines, others have others. */
export function makeLevelLine(level: LabyrinthLevel): string {
  const fields: number[] = [];
  let flags = 0;
  NAMES.forEach((name, i) => {
    const value = FIELDS[name].of(level);
    if (value === FIELDS[name].usual(level)) return;
    flags |= 1 << i;
    writeVarint(fields, value);
  });
  const payload: number[] = [];
  for (const value of [SUBJECT, flags, level.width]) writeVarint(payload, value);
  return orThrow(sealCode([...payload, ...fields, ...makeUtf8(level.seed)]));
}

/** Reads the line of a level. Nothing is made from it yet. */
export function parseLevelLine(text: string): Result<LabyrinthLevel> {
  if (text.length > LONGEST_LEVEL_LINE) return refuse('this is too long for the line of a level');
  const payload = openCode(text);
  if (!payload.ok) return payload;
  const level = readLevel(byteReader(payload.value));
  if (!level.ok) return level;
  const reason = levelFlaw(level.value);
  if (reason !== null) return refuse(reason);
  // One level, one line: boards know a level by its line, so a second spelling is no line at all.
  return makeLevelLine(level.value) === text
    ? level
    : refuse('the line is not written the way Warren writes it');
}

/** What a player is told whose link or line is no level: plain words for damage, and the reason where a newer Warren may know more. */
export function sayDamage(reason: string): string {
  if (reason.includes('newer')) return `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;
  return 'Part of the address is missing or was changed on its way, so no level can be made of it. Ask for the link again.';
}

function readLevel(reader: ByteReader): Result<LabyrinthLevel> {
  if (reader.varint() !== SUBJECT) return refuse('the code is of something else than a level of Labyrinth');
  const flags = reader.varint();
  if (flags >= 1 << NAMES.length) {
    return refuse('the line has settings that this Warren does not know; a newer one may');
  }
  const width = reader.varint();
  const numbers: Record<FieldName, number> = { ...NO_NUMBERS };
  NAMES.forEach((name, i) => {
    const { usual } = FIELDS[name];
    numbers[name] = flags & (1 << i) ? reader.varint() : usual({ width, number: numbers.number });
  });
  const seed = parseUtf8(reader.rest());
  if (reader.broken()) return refuse('the line is cut off');
  if (!seed.ok) return seed;
  const { algorithm, start, ...others } = numbers;
  if (algorithm >= LABYRINTH_ALGORITHMS.length) {
    return refuse('the line names an algorithm that this Warren does not know; a newer one may');
  }
  return accept({
    ...others,
    seed: seed.value,
    width,
    algorithm: LABYRINTH_ALGORITHMS[algorithm],
    start: start + RANDOM_START,
  });
}

const NO_NUMBERS = { height: 0, number: 0, algorithm: 0, exits: 0, density: 0, start: 0, slack: 0 };
