import type { Frame } from '@warren/games';
import { type CountdownFace, type CountdownLook, paintCountdown } from '../../../game/loop/countdown.js';
import { contextOf } from '../../../graphics/canvas.js';
import { changeWalls, type WallEdge, wallEdges } from '../../wall-edges.js';
import { type FloorView, paintFloor, paintPatches } from './floor.js';
import { between, type MazeLayout } from './layout.js';
import { paintWalls } from './walls.js';

/** One picture of everything that does not move. */
export interface GroundMoment extends Omit<FloorView, 'context'> {
  readonly countdown: CountdownLook;
  readonly timeMs: number;
  /** A maze that comes now is there at once. */
  readonly still: boolean;
}

/** A maze drawn once: its floor apart from what stands above the countdown. */
interface Drawn extends Pick<GroundMoment, 'layout' | 'palette'> {
  readonly id: string;
  readonly floor: HTMLCanvasElement;
  readonly patches: HTMLCanvasElement;
  readonly walls: HTMLCanvasElement;
  readonly edges: readonly WallEdge[];
}

/** One maze on its way to become another. */
interface Change {
  readonly began: number;
  readonly from: MazeLayout;
  readonly walls: ReturnType<typeof changeWalls>;
}

/** A wall takes so long to rise or sink; those far from the player begin so much later. */
const RISE_MS = 150;
const RIPPLE_MS = 200;
const CHANGE_MS = RISE_MS + RIPPLE_MS;

/**
 * The ground on a canvas of its own, which is painted if it has to look another way than it does. Returns where the
 * maze stands at this moment.
 */
export function makeMazeGround(context: CanvasRenderingContext2D): (moment: GroundMoment) => MazeLayout {
  let drawn: Drawn | null = null;
  let change: Change | null = null;
  let painted: { drawn: Drawn; countdown: CountdownLook } | null = null;

  function follow(moment: GroundMoment): Drawn {
    const { frame, layout, palette, timeMs, still } = moment;
    const isSameMaze = drawn?.id === frame.map.id;
    if (drawn !== null && isSameMaze && drawn.layout === layout && drawn.palette === palette) return drawn;
    const next = draw(moment);
    if (drawn === null || still || isSameMaze) change = null;
    else change = { began: timeMs, from: drawn.layout, walls: changeWalls(drawn.edges, next.edges) };
    drawn = next;
    painted = null;
    return next;
  }

  return (moment) => {
    const { countdown, timeMs } = moment;
    const now = follow(moment);
    if (change !== null && timeMs - change.began < CHANGE_MS) {
      painted = null;
      return paintChange(context, moment, now, change);
    }
    change = null;
    if (painted?.drawn === now && isSame(painted.countdown, countdown)) return now.layout;
    context.drawImage(now.floor, 0, 0);
    paintCountdown(context, faceOf(now.layout), now.palette, countdown);
    context.drawImage(now.patches, 0, 0);
    context.drawImage(now.walls, 0, 0);
    painted = { drawn: now, countdown };
    return now.layout;
  };
}

function draw({ frame, layout, palette, atlas }: GroundMoment): Drawn {
  const [floor, patches, walls] = [0, 1, 2].map(() => sheet(layout.canvas));
  const edges = wallEdges(frame.map.width, frame.maze?.sides ?? []);
  const view = { frame, layout, palette, atlas };
  paintFloor({ ...view, context: contextOf(floor) });
  paintPatches({ ...view, context: contextOf(patches) });
  paintWalls(contextOf(walls), edges, layout, palette);
  return { id: frame.map.id, layout, palette, floor, patches, walls, edges };
}

function sheet(side: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  return canvas;
}

/** Walls sink and rise, from the player outwards, while the maze glides to its new size. */
function paintChange(
  context: CanvasRenderingContext2D,
  { frame, countdown, timeMs }: GroundMoment,
  { layout, palette, floor, patches }: Drawn,
  { began, from, walls }: Change,
): MazeLayout {
  const elapsed = timeMs - began;
  const now = between(from, layout, soft(elapsed / CHANGE_MS));
  const zoom = now.cell / layout.cell;
  context.fillStyle = palette.rock;
  context.fillRect(0, 0, layout.canvas, layout.canvas);
  const left = now.left - layout.left * zoom;
  const top = now.top - layout.top * zoom;
  const length = layout.canvas * zoom;
  context.drawImage(floor, left, top, length, length);
  paintCountdown(context, faceOf(layout), palette, countdown);
  context.drawImage(patches, left, top, length, length);
  const risen = risenAt(frame, elapsed);
  paintWalls(context, walls.go, now, palette, (edge) => 1 - risen(edge));
  paintWalls(context, walls.stay, now, palette);
  paintWalls(context, walls.come, now, palette, risen);
  return now;
}

/** Where the countdown stands, and how wide the edge of the picture glows with it. */
function faceOf({ canvas, wall }: MazeLayout): CountdownFace {
  return { width: canvas, height: canvas, rim: wall * 3 };
}

/** How much of a wall that comes stands after so long. */
function risenAt({ map, sprites }: Frame, elapsed: number): (edge: WallEdge) => number {
  const player = sprites.find(({ kind }) => kind === 'player');
  const x = (player?.x ?? 0) / map.tileSize;
  const y = (player?.y ?? 0) / map.tileSize;
  return (edge) => {
    const away = Math.max(Math.abs(edge.x - x), Math.abs(edge.y - y)) / map.width;
    return soft((elapsed - RIPPLE_MS * Math.min(1, away)) / RISE_MS);
  };
}

/** From 0 to 1, quick at first. */
function soft(part: number): number {
  const left = 1 - Math.max(0, Math.min(1, part));
  return 1 - left * left;
}

function isSame(one: CountdownLook, other: CountdownLook): boolean {
  return one.text === other.text && one.isLast === other.isLast && one.swell === other.swell;
}
