import type { Size } from '../../../graphics/canvas.js';

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
  /** Where the player is, in cells. A step is followed, even from a view that was dragged away; a jump is there at once. */
  follow(player: Spot, moved: boolean, jump: boolean): void;
  /** One size larger or smaller. What is under the spot of the canvas stays there; without one the player does. */
  zoom(by: -1 | 1, at?: Spot): void;
  /** So many times as large as now, about a spot. */
  stretch(factor: number, at: Spot): void;
  drag(dx: number, dy: number): void;
  /** The whole maze; called again, as it was before. */
  seeAll(): void;
  /** Goes on by so many milliseconds. The same object as before when nothing has changed. */
  look(elapsedMs: number, reducedMotion: boolean): CameraView;
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

/** Everything a camera knows. */
interface State {
  room: Size;
  density: number;
  maze: Size;
  /** Pixels of the page a cell, where the page asks for that. */
  wished: number | null;
  cell: number;
  /** The same while fingers pull at it: a pull of less than a pixel is not lost. */
  pulled: number;
  /** The middle of the view, in cells. */
  middle: Spot;
  player: Spot;
  isFollowing: boolean;
  /** To be gone back to from the view of everything. */
  closer: number | null;
  view: CameraView | null;
}

export function makeCamera(): Camera {
  const one = { width: 1, height: 1 };
  const origin = { x: 0, y: 0 };
  const sizes = { room: one, density: 1, maze: one, wished: null, cell: 1, pulled: 1 };
  const state: State = {
    ...sizes,
    middle: origin,
    player: origin,
    isFollowing: true,
    closer: null,
    view: null,
  };

  return {
    setRoom(room, density) {
      // A view of the whole maze stays one in another window.
      const isFitted = state.view === null || state.cell === fitting(state);
      Object.assign(state, { room, density });
      if (isFitted) begin(state);
    },
    setMaze(maze, wished) {
      Object.assign(state, { maze, wished });
      begin(state);
    },
    follow(player, moved, jump) {
      state.player = player;
      if (moved) state.isFollowing = true;
      if (jump) state.middle = player;
    },
    zoom(by, at) {
      const { cell } = state;
      const next =
        by > 0 ? SIZES.find((size) => size > cell) : [...SIZES].reverse().find((size) => size < cell);
      if (next !== undefined) resize(state, next, at);
    },
    stretch(factor, at) {
      const next = within(state.pulled * factor, SMALLEST, LARGEST);
      resize(state, next, at);
      state.pulled = next;
    },
    drag(dx, dy) {
      const { middle, cell } = state;
      state.isFollowing = false;
      state.middle = { x: middle.x - dx / cell, y: middle.y - dy / cell };
    },
    seeAll: () => seeAll(state),
    look: (elapsedMs, reducedMotion) => look(state, elapsedMs, reducedMotion),
  };
}

/** The first view of a maze, or of a window. */
function begin(state: State): void {
  const { wished, density, player } = state;
  const fits = fitting(state);
  if (wished !== null) state.cell = within(Math.round(wished * density), SMALLEST, LARGEST);
  else state.cell = fits >= TIGHT * density ? fits : Math.round(USUAL * density);
  Object.assign(state, { pulled: state.cell, closer: null, isFollowing: true, middle: player });
}

/** Another size; what is under the spot of the canvas stays there. */
function resize(state: State, next: number, at: Spot | undefined): void {
  const { room, cell, middle } = state;
  const to = within(Math.round(next), SMALLEST, LARGEST);
  if (at !== undefined) {
    const part = 1 / cell - 1 / to;
    state.middle = {
      x: middle.x + (at.x - room.width / 2) * part,
      y: middle.y + (at.y - room.height / 2) * part,
    };
    state.isFollowing = false;
  }
  Object.assign(state, { cell: to, pulled: to, closer: null });
}

function seeAll(state: State): void {
  const fits = fitting(state);
  const { cell: before, closer, density, player } = state;
  if (before !== fits) resize(state, fits, undefined);
  // Where the whole maze is seen well, there is nothing to go back to.
  else resize(state, closer ?? Math.max(fits, Math.round(USUAL * density)), undefined);
  Object.assign(state, { closer: before, isFollowing: true, middle: player });
}

function look(state: State, elapsedMs: number, reducedMotion: boolean): CameraView {
  const { room, maze, cell, density, player, isFollowing, view } = state;
  const part = !isFollowing ? 0 : reducedMotion ? 1 : 1 - 0.5 ** (elapsedMs / HALF_WAY_MS);
  const x = state.middle.x + (player.x - state.middle.x) * part;
  const y = state.middle.y + (player.y - state.middle.y) * part;
  const margin = Math.round(MARGIN * density);
  const middle = {
    x: settled(x, maze.width, (room.width / 2 - margin) / cell),
    y: settled(y, maze.height, (room.height / 2 - margin) / cell),
  };
  state.middle = middle;
  const left = Math.round(room.width / 2 - middle.x * cell);
  const top = Math.round(room.height / 2 - middle.y * cell);
  if (view?.cell === cell && view.left === left && view.top === top) return view;
  state.view = { cell, left, top };
  return state.view;
}

/** The largest cells with which all of a maze is seen, in pixels of the canvas. */
function fitting({ maze, room, density }: State): number {
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
