import { nearest, Rng } from '@warren/engine';
import { wrongNumber } from '../kernel/checks.js';
import {
  algorithmTitle,
  isLabyrinthAlgorithm,
  LABYRINTH_ALGORITHMS,
  type LabyrinthAlgorithm,
} from './algorithms.js';
import {
  CROSSINGS,
  DENSITY,
  LABYRINTH_SIDES,
  LEVELS_PER_EXIT,
  LOOK,
  MOST_LEVEL,
  RUN_SIDES,
  SLACK,
  TICKS_PER_CELL,
  WAY,
} from './numbers.js';

/** The longest seed of a level: its line stays short enough for an address. */
export const LONGEST_LEVEL_SEED = 64;
/** Stands for a start that is drawn by the seed. */
export const RANDOM_START = -1;

/** Everything a level follows from. Its line holds it. */
export type LabyrinthLevel = {
  seed: string;
  /** What it counts as: 100 points for each. */
  number: number;
  algorithm: LabyrinthAlgorithm;
  width: number;
  height: number;
  exits: number;
  /** How often passages cross where they can, in thousandths. */
  density: number;
  /** The cell where it begins, counted row by row, or -1 for one drawn by the seed. */
  start: number;
  /** How many times the shortest way the clock grants, in tenths; 0 is no clock. */
  slack: number;
};

/** The level a run plays as its n-th. Its seed is drawn from that of the run, and does not give that one away. */
export function levelOfRun(run: Pick<LabyrinthLevel, 'seed' | 'number' | 'algorithm'>): LabyrinthLevel {
  const { seed, number, algorithm } = run;
  const rng = Rng.fromSeed(seed, `level-${number}`);
  const side = Math.min(RUN_SIDES.extra + number, RUN_SIDES.most);
  return {
    seed: `${(rng.next() >>> 0).toString(36)}${(rng.next() >>> 0).toString(36)}`,
    number,
    algorithm,
    width: side,
    height: side,
    exits: 1 + Math.floor(number / LEVELS_PER_EXIT),
    density: Math.min(DENSITY.base + DENSITY.step * number, DENSITY.most),
    start: RANDOM_START,
    slack: slackOfLevel(number),
  };
}

/** How many times the shortest way the clock of the n-th level grants, in tenths. */
export function slackOfLevel(number: number): number {
  return Math.max(SLACK.last, SLACK.first - Math.floor((SLACK.step * (number - 1)) / SLACK.levels));
}

/** How many steps every exit of a level is away at least, where that can be: the way grows up to level 10. */
export function leastWay({
  number,
  width,
  height,
}: Pick<LabyrinthLevel, 'number' | 'width' | 'height'>): number {
  const { first, last, until, whole } = WAY;
  const ninths = first + Math.floor(((last - first) * (Math.min(number, until) - 1)) / (until - 1));
  return Math.ceil((sideOf({ width, height }) * ninths) / whole);
}

/** How many bridges and underpasses every way out of a level has at least, where that can be. */
export function leastCrossings({ number, density }: Pick<LabyrinthLevel, 'number' | 'density'>): number {
  if (density === 0) return 0;
  return CROSSINGS.find(({ from }) => number >= from)?.least ?? 0;
}

/** What the clock grants for so many steps, in ticks: a time to look, and the steps times the slack; 0 without one. */
export function limitOf(steps: number, level: Pick<LabyrinthLevel, 'width' | 'height' | 'slack'>): number {
  if (level.slack === 0) return 0;
  const look = LOOK.base + Math.floor(LOOK.cell * sideOf(level));
  return look + Math.ceil((steps * TICKS_PER_CELL * level.slack) / SLACK.whole);
}

/** The side of a square level; else the mean of both. */
function sideOf({ width, height }: Pick<LabyrinthLevel, 'width' | 'height'>): number {
  return (width + height) / 2;
}

/** What is wrong with a level, in words for its author, or `null`. Nothing is made to find out. */
export function levelFlaw(level: LabyrinthLevel): string | null {
  return wrongShape(level) ?? wrongExits(level) ?? wrongMaking(level);
}

function wrongShape({ width, height }: LabyrinthLevel): string | null {
  const { least, most } = LABYRINTH_SIDES;
  return wrongNumber('width', width, least, most) ?? wrongNumber('height', height, least, most);
}

function wrongExits({ width, height, exits, start }: LabyrinthLevel): string | null {
  if (exits === 0) return 'a level needs at least 1 exit';
  const border = 2 * (width + height) - 4;
  // The start may lie at the border too.
  const room = border - 1;
  if (Number.isInteger(exits) && exits > room) {
    return `${exits} exits do not fit: the border of ${width} x ${height} has room for ${room}`;
  }
  const last = width * height - 1;
  return (
    wrongNumber('exits', exits, 1, room) ??
    (start === RANDOM_START ? null : wrongNumber('start', start, 0, last))
  );
}

function wrongMaking({ seed, number, algorithm, density, slack }: LabyrinthLevel): string | null {
  if (seed.length > LONGEST_LEVEL_SEED) return `the seed is longer than ${LONGEST_LEVEL_SEED} characters`;
  if (!isLabyrinthAlgorithm(algorithm)) return unknownAlgorithm(algorithm);
  const reason = wrongNumber('number', number, 1, MOST_LEVEL);
  if (reason !== null) return reason;
  if (wrongNumber('density', density, 0, DENSITY.whole) !== null) return 'density must be from 0 to 1';
  return wrongSlack(slack);
}

/** What is wrong with a slack in tenths, or `null`. */
export function wrongSlack(slack: unknown): string | null {
  if (slack === 0 || wrongNumber('slack', slack, SLACK.least, SLACK.most) === null) return null;
  return 'slack must be from 1.0 to 10.0, or 0 for no clock';
}

/** The refusal of an algorithm that no labyrinth is grown by. */
export function unknownAlgorithm(id: unknown): string {
  const typed = String(id).slice(0, 40);
  return `no labyrinth is grown by "${typed}"; ${nearest(typed, LABYRINTH_ALGORITHMS)}`;
}

/** A level in a few words: "12 x 12, 2 exits, bridges 0.35, Weave Prim". */
export function describeLevel({ width, height, exits, density, algorithm, slack }: LabyrinthLevel): string {
  return [
    `${width} x ${height}`,
    exits === 1 ? '1 exit' : `${exits} exits`,
    density === 0 ? 'no bridges' : `bridges ${sayShare(density, DENSITY.whole)}`,
    algorithmTitle(algorithm),
    ...(slack === 0 ? ['no clock'] : []),
  ].join(', ');
}

/** Parts of a power of ten as decimal text without needless zeros. */
export function sayShare(parts: number, whole: number): string {
  const digits = `${whole + (parts % whole)}`.slice(1).replace(/0+$/, '');
  return `${Math.floor(parts / whole)}${digits === '' ? '' : `.${digits}`}`;
}
