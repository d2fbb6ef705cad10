import type { Frame } from '../kernel/frame.js';
import type { CaveMessage } from './announce.js';
import { type CaveHud, caveHud } from './hud.js';
import { freshMessages } from './messages.js';
import { TILE } from './numbers.js';
import type { CaveState, Cell } from './state.js';
import { caveView, windowAround } from './view.js';

/** The window of a frame, in cells: about what a phone or a small terminal shows. */
export const FRAME_WINDOW = { width: 41, height: 25 };
type Size = Readonly<typeof FRAME_WINDOW>;

/** A frame that also says where the lantern shines, where in the world it is, and what there is to tell. */
export interface CaveFrame extends Frame<CaveHud> {
  readonly lit: readonly number[];
  /** The cell of the world the player stands on: frames of a window that moves are laid over each other by it. */
  readonly at: Cell;
  /** The messages of the last tick. */
  readonly fresh: readonly CaveMessage[];
}

/** What Cave shows: a window with the player in its middle. Screens of other sizes ask `caveView` for theirs. */
export function caveFrame(state: CaveState, { width, height }: Size = FRAME_WINDOW): CaveFrame {
  const { map, lit, sprites } = caveView(state, windowAround(state, width, height));
  return {
    view: { x: 0, y: 0, width: width * TILE, height: height * TILE },
    map,
    lit,
    sprites,
    hud: caveHud(state),
    events: state.events,
    at: { x: state.player.x, y: state.player.y },
    fresh: freshMessages(state),
  };
}
