import { KINDS } from './kinds.js';
import { type FightRules, TILE } from './numbers.js';
import type { Level, Slime } from './state.js';
import { tilesWide } from './tiles.js';

/** No slime gets further in a tick, whatever steps it takes. */
const FURTHEST = 2 * Math.max(...Object.values(KINDS).map(({ speed }) => speed));

/** A step of a slime, and the player it must not stand in. */
interface Step {
  readonly x: number;
  readonly y: number;
}

/** Whether a step from one point to another would come nearer than `gap` to a third, and nearer than it is. */
function crowds(from: Step, toX: number, toY: number, other: Step, gap: number): boolean {
  const dx = other.x - toX;
  const dy = other.y - toY;
  if (dx >= gap || dx <= -gap || dy >= gap || dy <= -gap) return false;
  const square = dx * dx + dy * dy;
  if (square >= gap * gap) return false;
  const fromX = other.x - from.x;
  const fromY = other.y - from.y;
  return square < fromX * fromX + fromY * fromY;
}

/** The slimes of a level by the column of tiles they begin a tick in. */
export type Columns = readonly (readonly Slime[] | undefined)[];

/** So few slimes are looked through faster than they are put in order. */
const FEW = 16;

/** Puts the slimes in order, once a tick: most are too far from each other to be in the way. */
export function columnsOf(level: Level): Columns {
  const { slimes } = level;
  if (slimes.length <= FEW) return [slimes];
  const columns: (Slime[] | undefined)[] = new Array(tilesWide(level)).fill(undefined);
  for (const slime of slimes) {
    const column = columnAt(columns, slime.x);
    const before = columns[column];
    if (before === undefined) columns[column] = [slime];
    else before.push(slime);
  }
  return columns;
}

function columnAt({ length }: Columns, x: number): number {
  return Math.max(0, Math.min(length - 1, Math.floor(x / TILE)));
}

/** The other slimes that can be in the way of one. What is looked at is counted. */
export function slimesAround(
  columns: Columns,
  slime: Slime,
  { slimeGap }: FightRules,
  counter: { passed: number },
): Slime[] {
  const around: Slime[] = [];
  const { x, y } = slime;
  const far = slimeGap + FURTHEST;
  // The others may have gone on since they were put in order.
  const last = columnAt(columns, x + far + FURTHEST);
  for (let i = columnAt(columns, x - far - FURTHEST); i <= last; i++) {
    const column = columns[i];
    if (column === undefined) continue;
    counter.passed += column.length;
    for (const other of column) {
      const dx = other.x - x;
      const dy = other.y - y;
      if (dx <= far && dx >= -far && dy <= far && dy >= -far && other !== slime) around.push(other);
    }
  }
  return around;
}

/**
 * Whether a slime can step to a point without standing in one of the slimes around it or in the player, whose middle is
 * given.
 */
export function canStep(
  around: readonly Slime[],
  slime: Slime,
  x: number,
  y: number,
  player: Step,
  rules: FightRules,
): boolean {
  if (rules.slimeGap === 0) return true;
  if (crowds(slime, x, y, player, rules.playerGap)) return false;
  for (const other of around) if (crowds(slime, x, y, other, rules.slimeGap)) return false;
  return true;
}

/** Whether a slime is in the way of a step of the player, from one middle of the body to another. */
export function isSlimeInWay(
  level: Level,
  from: Step,
  x: number,
  y: number,
  { playerGap }: FightRules,
): boolean {
  return playerGap > 0 && level.slimes.some((slime) => crowds(from, x, y, slime, playerGap));
}
