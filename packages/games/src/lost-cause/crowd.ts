import type { FightRules } from './numbers.js';
import type { Level, Slime } from './state.js';

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

/** Whether a slime can step to a point without standing in another slime or in the player, whose middle is given. */
export function canStep(
  level: Level,
  slime: Slime,
  x: number,
  y: number,
  player: Step,
  rules: FightRules,
): boolean {
  if (rules.slimeGap === 0) return true;
  if (crowds(slime, x, y, player, rules.playerGap)) return false;
  for (const other of level.slimes) {
    if (other !== slime && crowds(slime, x, y, other, rules.slimeGap)) return false;
  }
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
