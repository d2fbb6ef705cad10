import type { CaveFrame } from '@warren/games/cave';
import type { Room, Size } from '../../../graphics/art-scale.js';
import { type CaveOptions, caveOptions } from '../options.js';
import type { TextStage } from './text-stage.js';
import { windowSize } from './window-size.js';
import { TILE } from './world-frame.js';

/** How much of the cave is shown: it follows from the room, and from whether it is shown in tiles. */
export interface CaveWindow {
  readonly room: Room | null;
  readonly look: CaveOptions['look'];
  resize(room: Room): void;
  /** Follows the options; true when it is another look now. */
  follow(): boolean;
  /** The cells of a frame. */
  cells(): Size;
  /** The picture in pixels of art. */
  art(): Size;
  /** How many cells lie across the picture of a frame, parts of cells included. */
  across(frame: CaveFrame): Size;
}

export function makeCaveWindow(text: Pick<TextStage, 'cells'>): CaveWindow {
  let room: Room | null = null;
  let { look } = caveOptions.get();
  const art = () => windowSize(room).art;
  return {
    get room() {
      return room;
    },
    get look() {
      return look;
    },
    resize(next) {
      room = next;
    },
    follow() {
      const before = look;
      look = caveOptions.get().look;
      return look !== before;
    },
    cells: () => (look === 'text' && room !== null ? text.cells(room) : windowSize(room).cells),
    art,
    across({ map }) {
      if (look === 'text') return map;
      const { width, height } = art();
      return { width: width / TILE, height: height / TILE };
    },
  };
}
