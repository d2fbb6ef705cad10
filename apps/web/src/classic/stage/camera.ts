import type { Size } from '../../play/art-scale.js';

/** How a maze lies on its canvas: pixels a cell, and where its corner is. All are whole numbers. */
export interface CameraView {
  readonly cell: number;
  readonly left: number;
  readonly top: number;
}

/** A place on the canvas or in the maze. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Looks at a part of a maze, or at all of it. */
export interface Camera {
  /** The canvas in its pixels, with how many of them make one of the page. */
  setRoom(room: Size, density: number): void;
  /** Another maze, in cells; `cell` pixels of the page a cell, or as large as all of it can be seen. */
  setMaze(maze: Size, cell: number | null): void;
  /** Where the player is, in cells. Whoever walks is followed, even if one looked elsewhere; a jump is there at once. */
  follow(player: Spot, moved: boolean, jump: boolean): void;
  /** One size larger or smaller. What is under the spot of the canvas stays there; without one the player does. */
  zoom(by: -1 | 1, at?: Spot): void;
  /** So many times as large as now, about a spot. */
  stretch(factor: number, at: Spot): void;
  drag(dx: number, dy: number): void;
  /** The whole maze; called again, as it was before. */
  seeAll(): void;
  /** Goes on by so many milliseconds. The same object as before when nothing has changed. */
  look(elapsedMs: number, calm: boolean): CameraView;
}

/** Sizes of a cell, in pixels of the canvas. */
const SIZES = [
  2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 20, 24, 28, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224,
] as const;
const [SMALLEST] = SIZES;
const LARGEST = SIZES[SIZES.length - 1];
/** In pixels of the page: cells are not made larger than this by themselves, and not smaller. */
const ROOMY = 96;
const TIGHT = 9;
/** Where a maze does not fit the window, its cells are of this size at first. */
const USUAL = 26;
/** Beyond the maze so much is seen, in pixels of the page. */
const MARGIN = 10;
/** A view that follows gets half of the way there in so many milliseconds. */
const HALF_WAY_MS = 70;

export function makeCamera(): Camera {
  let room: Size = { width: 1, height: 1 };
  let density = 1;
  let maze: Size = { width: 1, height: 1 };
  let wished: number | null = null;
  let cell = 1;
  /** The same while fingers pull at it: a pull of less than a pixel is not lost. */
  let pulled = 1;
  /** The middle of the view, in cells. */
  let middle: Spot = { x: 0, y: 0 };
  let player: Spot = { x: 0, y: 0 };
  let isFollowing = true;
  /** To be gone back to from the view of everything. */
  let closer: number | null = null;
  let view: CameraView | null = null;

  function begin(): void {
    const fits = fitting(maze, room, density);
    if (wished !== null) cell = within(Math.round(wished * density), SMALLEST, LARGEST);
    else cell = fits >= TIGHT * density ? fits : Math.round(USUAL * density);
    pulled = cell;
    closer = null;
    isFollowing = true;
    middle = player;
  }

  /** Another size; the spot of the canvas keeps what is under it. */
  function resize(next: number, at: Spot | undefined): void {
    const to = within(Math.round(next), SMALLEST, LARGEST);
    if (at !== undefined) {
      const part = 1 / cell - 1 / to;
      middle = {
        x: middle.x + (at.x - room.width / 2) * part,
        y: middle.y + (at.y - room.height / 2) * part,
      };
      isFollowing = false;
    }
    cell = to;
    pulled = to;
    closer = null;
  }

  function approach(elapsedMs: number, calm: boolean): void {
    if (!isFollowing) return;
    const part = calm ? 1 : 1 - 0.5 ** (elapsedMs / HALF_WAY_MS);
    middle = { x: middle.x + (player.x - middle.x) * part, y: middle.y + (player.y - middle.y) * part };
  }

  return {
    setRoom(next, nextDensity) {
      const isFirst = view === null;
      const saw = cell === fitting(maze, room, density);
      room = next;
      density = nextDensity;
      if (isFirst || saw) begin();
    },
    setMaze(next, wish) {
      maze = next;
      wished = wish;
      begin();
    },
    follow(next, moved, jump) {
      player = next;
      if (moved) isFollowing = true;
      if (jump) middle = next;
    },
    zoom(by, at) {
      const next =
        by > 0 ? SIZES.find((size) => size > cell) : [...SIZES].reverse().find((size) => size < cell);
      if (next !== undefined) resize(next, at);
    },
    stretch(factor, at) {
      const next = within(pulled * factor, SMALLEST, LARGEST);
      resize(next, at);
      pulled = next;
    },
    drag(dx, dy) {
      isFollowing = false;
      middle = { x: middle.x - dx / cell, y: middle.y - dy / cell };
    },
    seeAll() {
      const fits = fitting(maze, room, density);
      const before = cell;
      if (cell !== fits) resize(fits, undefined);
      // Where the whole maze is seen well, there is nothing to go back to.
      else resize(closer ?? Math.max(fits, Math.round(USUAL * density)), undefined);
      closer = before;
      isFollowing = true;
      middle = player;
    },
    look(elapsedMs, calm) {
      approach(elapsedMs, calm);
      const margin = Math.round(MARGIN * density);
      middle = {
        x: settled(middle.x, maze.width, (room.width / 2 - margin) / cell),
        y: settled(middle.y, maze.height, (room.height / 2 - margin) / cell),
      };
      const left = Math.round(room.width / 2 - middle.x * cell);
      const top = Math.round(room.height / 2 - middle.y * cell);
      if (view?.cell !== cell || view.left !== left || view.top !== top) view = { cell, left, top };
      return view;
    },
  };
}

/** The largest cells with which all of a maze is seen, in pixels of the canvas. */
function fitting(maze: Size, room: Size, density: number): number {
  const margin = 2 * MARGIN * density;
  const most = Math.min((room.width - margin) / maze.width, (room.height - margin) / maze.height);
  return within(Math.floor(most), SMALLEST, Math.round(ROOMY * density));
}

/** The middle of the view, along one axis: that of the maze if all of it fits, else with little beyond its edge. */
function settled(middle: number, cells: number, half: number): number {
  return 2 * half >= cells ? cells / 2 : within(middle, half, cells - half);
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
