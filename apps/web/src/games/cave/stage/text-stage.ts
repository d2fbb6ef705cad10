import type { ThemeName } from '@warren/engine/draw';
import type { CaveFrame } from '@warren/games/cave';
import type { StageLayers, Tile } from '../../../game/stage/stage.js';
import type { Room, Size } from '../../../graphics/art-scale.js';
import { contextOf, setSize } from '../../../graphics/canvas.js';
import { groundToken, spriteToken, TEXT_INKS, type TextToken } from './text-tokens.js';
import { TILE } from './world-frame.js';

/** The cave in characters: nothing moves between two frames, so it is drawn when something has changed. */
export interface TextStage {
  /** How many characters fit a room. */
  cells(room: Room): Size;
  paint(frame: CaveFrame, moment: TextMoment): void;
  /** Another look was shown meanwhile. */
  forget(): void;
}

/** What the characters depend on besides the frame. */
export interface TextMoment {
  readonly theme: ThemeName;
  readonly room: Room;
  readonly mark: Tile | null;
  readonly ghost: CaveFrame | null;
}

/** The height of a character in CSS pixels: on a small screen, and the part of the height of a large one. */
const SMALLEST = 17;
const PART = 1 / 42;
const ACROSS = 0.62;
const FACE = 'ui-monospace, "Cascadia Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace';

export function openTextStage({ scene, light }: StageLayers): TextStage {
  const context = contextOf(scene);
  let drawn: { frame: CaveFrame; moment: TextMoment } | null = null;

  function draw(frame: CaveFrame, moment: TextMoment): void {
    const { theme, room, mark, ghost } = moment;
    const cell = cellOf(room);
    const inks = TEXT_INKS[theme];
    const { width, height } = frame.map;
    const own = { width: width * cell.width, height: height * cell.height };
    const shown = { width: own.width / room.density, height: own.height / room.density };
    if (scene.width !== own.width || scene.height !== own.height) {
      setSize(scene, own, shown);
      setSize(light, { width: 1, height: 1 }, shown);
    }
    context.fillStyle = inks.ground;
    context.fillRect(0, 0, own.width, own.height);
    context.font = `${Math.round(cell.height * 0.86)}px ${FACE}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    const put = ({ sign, ink }: TextToken, column: number, row: number) => {
      context.fillStyle = inks[ink];
      context.fillText(sign, (column + 0.5) * cell.width, (row + 0.54) * cell.height);
    };
    const taken = new Set(frame.sprites.map(({ x, y }) => (y / TILE) * width + x / TILE));
    for (let place = 0; place < width * height; place++) {
      const token = taken.has(place) ? null : groundToken(frame, place);
      if (token !== null) put(token, place % width, Math.floor(place / width));
    }
    const ghostAt = ghost === null ? null : ghostTile(frame, ghost);
    if (ghostAt !== null) put({ sign: '@', ink: 'remembered' }, ghostAt.x, ghostAt.y);
    for (const { kind, x, y } of frame.sprites) put(spriteToken(kind), x / TILE, y / TILE);
    if (mark === null) return;
    const player = frame.sprites[frame.sprites.length - 1];
    context.strokeStyle = inks.chest;
    context.lineWidth = Math.max(1, Math.round(room.density));
    const left = (player.x / TILE + mark.x) * cell.width;
    context.strokeRect(left, (player.y / TILE + mark.y) * cell.height, cell.width, cell.height);
  }

  return {
    cells(room) {
      const { width, height } = cellOf(room);
      const odd = (count: number) => Math.max(5, count - (1 - (count % 2)));
      return {
        width: odd(Math.floor((room.width * room.density) / width)),
        height: odd(Math.floor((room.height * room.density) / height)),
      };
    },
    paint(frame, moment) {
      if (drawn?.frame === frame && isSame(drawn.moment, moment)) return;
      draw(frame, moment);
      drawn = { frame, moment };
    },
    forget() {
      drawn = null;
    },
  };
}

/** A character in pixels of the canvas. */
function cellOf({ height, density }: Room): Size {
  const high = Math.round(Math.max(SMALLEST, height * PART) * density);
  return { width: Math.round(high * ACROSS), height: high };
}

function ghostTile(frame: CaveFrame, ghost: CaveFrame): Tile | null {
  const player = frame.sprites[frame.sprites.length - 1];
  const x = player.x / TILE + ghost.at.x - frame.at.x;
  const y = player.y / TILE + ghost.at.y - frame.at.y;
  return x >= 0 && y >= 0 && x < frame.map.width && y < frame.map.height ? { x, y } : null;
}

function isSame(one: TextMoment, other: TextMoment): boolean {
  return (
    one.theme === other.theme &&
    one.room === other.room &&
    one.mark === other.mark &&
    one.ghost === other.ghost
  );
}
