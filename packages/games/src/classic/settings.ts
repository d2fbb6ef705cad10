import { nearest } from '@warren/engine';
import { parsePictureText } from '@warren/engine/codes';
import { settingsReader, wrongNumber } from '../kernel/checks.js';
import { CLASSIC_KINDS, type ClassicKind } from './kinds.js';
import { CLASSIC_LEVELS, CLASSIC_SEASON, CLASSIC_SIDES, levelSide } from './numbers.js';

/** Everything a run of Classic is played with, besides its seed. */
export type ClassicSettings = {
  kind: ClassicKind;
  /** 1 to 30, or 0 for a custom maze. */
  level: number;
  width: number;
  height: number;
  /** The cells where the run begins and ends, counted row by row. */
  start: number;
  exit: number;
  /** Whether the maze is in parts that only tunnels join. */
  tunnels: boolean;
  /** Whether time can run out. */
  timer: boolean;
  /** In a season all players get the same maze of a level; 0 is a maze by the seed. */
  season: number;
  /** A picture in its text form; empty unless the kind is `picture`. */
  picture: string;
  /** Whether the clock can't end the run. Such a run earns no medal and is not ranked. */
  relaxed: boolean;
};

/** Checks settings from anywhere. */
export const readClassicSettings = settingsReader(
  'Classic',
  defaultsFor,
  wrongKind,
  wrongSize,
  wrongEnds,
  wrongOption,
);

/** A size without a level asks for a custom maze. Sizes that make no sense are refused later. */
function defaultsFor(given: Partial<ClassicSettings>): ClassicSettings {
  const isCustom = given.width !== undefined || given.height !== undefined;
  const level = given.level ?? (isCustom ? 0 : 1);
  const side = level > 0 ? levelSide(level) : CLASSIC_SIDES.usual;
  const { kind = 'normal', width = side, height = side } = given;
  return {
    kind: 'normal',
    level,
    width: side,
    height: side,
    start: startOf({ width, height }),
    exit: usualExit({ kind, width, height }),
    tunnels: false,
    timer: false,
    season: 0,
    picture: '',
    relaxed: false,
  };
}

type Shape = Pick<ClassicSettings, 'kind' | 'width' | 'height'>;

/** The lower left cell. */
function startOf({ width, height }: Omit<Shape, 'kind'>): number {
  return (height - 1) * width;
}

/**
 * The upper right cell; where the texture turns about the centre, a cell near it, so that the way has to cross the
 * texture: of a spiral the centre, of rings the upper right corner of the innermost ring.
 */
export function usualExit({ kind, width, height }: Shape): number {
  const [column, row] = [Math.floor(width / 2), Math.floor(height / 2)];
  if (kind === 'spiral') return row * width + column;
  if (kind === 'rings') return Math.max(0, row - 1) * width + Math.min(width - 1, column + 1);
  return width - 1;
}

function wrongKind({ kind, picture }: ClassicSettings): string | null {
  if (typeof picture !== 'string') return 'picture must be a text';
  if (!CLASSIC_KINDS.includes(kind)) {
    return `there is no kind of maze "${String(kind).slice(0, 40)}"; ${nearest(String(kind), CLASSIC_KINDS)}`;
  }
  if (kind !== 'picture') return picture === '' ? null : 'a picture is for the kind "picture" only';
  const read = parsePictureText(picture);
  return read.ok ? null : read.reason;
}

function wrongSize({ level, width, height }: ClassicSettings): string | null {
  const reason = wrongNumber('level', level, 0, CLASSIC_LEVELS);
  if (reason !== null) return reason;
  const side = levelSide(level);
  if (level > 0 && (width !== side || height !== side)) return `level ${level} is ${side} x ${side}`;
  const { least, most } = CLASSIC_SIDES;
  return wrongNumber('width', width, least, most) ?? wrongNumber('height', height, least, most);
}

function wrongEnds({ kind, level, width, height, start, exit }: ClassicSettings): string | null {
  const last = width * height - 1;
  const reason = wrongNumber('start', start, 0, last) ?? wrongNumber('exit', exit, 0, last);
  if (reason !== null) return reason;
  if (start === exit) return 'start and exit must be different cells';
  const isUsual = start === startOf({ width, height }) && exit === usualExit({ kind, width, height });
  return level === 0 || isUsual ? null : 'start and exit can be chosen for a custom maze only';
}

function wrongOption(settings: ClassicSettings): string | null {
  const { kind, level, tunnels, season } = settings;
  const wrong = (['tunnels', 'timer', 'relaxed'] as const).find(
    (name) => typeof settings[name] !== 'boolean',
  );
  if (wrong !== undefined) return `${wrong} must be true or false`;
  if (tunnels && kind === 'weave') return 'a maze that weaves has no tunnels';
  // The mazes of a season to come stay unknown until it begins.
  const reason = wrongNumber('season', season, 0, CLASSIC_SEASON);
  if (reason !== null) return reason;
  const hasSeason = level > 0 && kind !== 'picture';
  return season === 0 || hasSeason ? null : 'only levels have a season, and none of a picture';
}
