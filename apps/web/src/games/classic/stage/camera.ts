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
type State = ReturnType<typeof firstState>;

function firstState() {
  const one: Size = { width: 1, height: 1 };
  const origin: Spot = { x: 0, y: 0 };
  return {
    room: one,
    density: 1,
    maze: one,
    /** Pixels of the page a cell, where the page asks for that. */
    wished: null as number | null,
    cell: 1,
    /** The same while fingers pull at it: a pull of less than a pixel is not lost. */
    pulled: 1,
    /** The middle of the view, in cells. */
    middle: origin,
    player: origin,
    isFollowing: true,
    view: null as CameraView | null,
  };
}

/** Looks at a part of a maze, or at all of it. */
export type Camera = ReturnType<typeof makeCamera>;

export function makeCamera() {
  const state = firstState();
  return {
    /** The canvas in its pixels, with how many of them make one of the page. */
    setRoom(room: Size, density: number) {
      // A view of the whole maze stays one in another window.
      const isFitted = state.view === null || state.cell === fitting(state);
      Object.assign(state, { room, density });
      if (isFitted) begin(state);
    },
    /** Another maze, in cells; `wished` pixels of the page a cell, or as large as all of it can be seen. */
    setMaze(maze: Size, wished: number | null) {
      Object.assign(state, { maze, wished });
      begin(state);
    },
    /** Where the player is, in cells. A step is followed, even from a view that was dragged away; a jump is there at once. */
    follow(player: Spot, moved: boolean, jump: boolean) {
      state.player = player;
      if (moved) state.isFollowing = true;
      if (jump) state.middle = player;
    },
    /** One size larger or smaller. What is under the spot of the canvas stays there; without one the player does. */
    zoom(by: -1 | 1, at?: Spot) {
      const { cell } = state;
      const next = by > 0 ? SIZES.find((size) => size > cell) : SIZES.filter((size) => size < cell).at(-1);
      if (next !== undefined) resize(state, next, at);
    },
    /** So many times as large as now, about a spot. */
    stretch(factor: number, at: Spot) {
      const next = within(state.pulled * factor, SMALLEST, LARGEST);
      resize(state, next, at);
      state.pulled = next;
    },
    drag(dx: number, dy: number) {
      const { middle, cell } = state;
      state.isFollowing = false;
      state.middle = { x: middle.x - dx / cell, y: middle.y - dy / cell };
    },
    /** The whole maze. */
    seeAll: () => seeAll(state),
    /** Goes on by so many milliseconds. The same object as before when nothing has changed. */
    look: (elapsedMs: number, reducedMotion: boolean) => look(state, elapsedMs, reducedMotion),
  };
}

/** The first view of a maze, or of a window. */
function begin(state: State): void {
  const { wished, density, player } = state;
  const fits = fitting(state);
  if (wished !== null) state.cell = within(Math.round(wished * density), SMALLEST, LARGEST);
  else state.cell = fits >= TIGHT * density ? fits : Math.round(USUAL * density);
  Object.assign(state, { pulled: state.cell, isFollowing: true, middle: player });
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
  Object.assign(state, { cell: to, pulled: to });
}

function seeAll(state: State): void {
  resize(state, fitting(state), undefined);
  Object.assign(state, { isFollowing: true, middle: state.player });
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
