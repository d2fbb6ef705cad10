import type { ThemeName } from '@warren/engine/draw';
import type { CaveFrame } from '@warren/games/cave';
import type { StageLayers, Tile } from '../../../game/stage/stage.js';
import { contextOf, type Room, type Size, setSize } from '../../../graphics/canvas.js';
import { TILE } from './tiles.js';

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

/** The cave in characters: nothing moves between two frames, so it is drawn when something has changed. */
export function openTextStage({ scene, light }: StageLayers) {
  const context = contextOf(scene);
  /** What the characters on the canvas were drawn from. */
  let drawn: readonly unknown[] = [];

  function draw(frame: CaveFrame, moment: TextMoment): void {
    const { theme, room, mark, ghost } = moment;
    const cell = cellOf(room);
    const { width, height } = frame.map;
    const own = { width: width * cell.width, height: height * cell.height };
    const shown = { width: own.width / room.density, height: own.height / room.density };
    if (scene.width !== own.width || scene.height !== own.height) {
      setSize(scene, own, shown);
      setSize(light, { width: 1, height: 1 }, shown);
    }
    context.fillStyle = TEXT_INKS.dark[theme];
    context.fillRect(0, 0, own.width, own.height);
    context.fillStyle = TEXT_INKS.ground[theme];
    for (let place = 0; place < width * height; place++) {
      if (groundToken(frame, place) === null) continue;
      const [left, top] = [place % width, Math.floor(place / width)];
      context.fillRect(left * cell.width, top * cell.height, cell.width, cell.height);
    }
    context.font = `${Math.round(cell.height * 0.86)}px ${FACE}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    const put = ({ sign, ink }: TextToken, column: number, row: number) => {
      context.fillStyle = TEXT_INKS[ink][theme];
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
    context.strokeStyle = TEXT_INKS.chest[theme];
    context.lineWidth = Math.max(1, Math.round(room.density));
    const left = (player.x / TILE + mark.x) * cell.width;
    context.strokeRect(left, (player.y / TILE + mark.y) * cell.height, cell.width, cell.height);
  }

  return {
    /** How many characters fit a room. */
    cells(room: Room): Size {
      const { width, height } = cellOf(room);
      const odd = (count: number) => Math.max(5, count - (1 - (count % 2)));
      return {
        width: odd(Math.floor((room.width * room.density) / width)),
        height: odd(Math.floor((room.height * room.density) / height)),
      };
    },
    paint(frame: CaveFrame, moment: TextMoment): void {
      const from = [frame, moment.theme, moment.room, moment.mark, moment.ghost];
      if (from.every((part, i) => part === drawn[i])) return;
      draw(frame, moment);
      drawn = from;
    },
    /** Another look was shown meanwhile. */
    forget(): void {
      drawn = [];
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

/** How characters are coloured, by theme; each is told apart by its sign, too. */
export const TEXT_INKS = {
  ground: { dark: '#0d0a07', light: '#fbf5e6' },
  /** Where nobody has been: darkness is dark in every theme. */
  dark: { dark: '#0d0a07', light: '#1e1a16' },
  wall: { dark: '#a3adbd', light: '#3a4350' },
  floor: { dark: '#8c7052', light: '#8a6a3c' },
  remembered: { dark: '#5c5a60', light: '#9d9384' },
  chest: { dark: '#f2b84b', light: '#8a4b00' },
  player: { dark: '#ffffff', light: '#000000' },
  monster: { dark: '#ff9a76', light: '#9b2c10' },
  thing: { dark: '#7fe0d4', light: '#0f6b64' },
} as const;

/** A character of the picture. */
export interface TextToken {
  readonly sign: string;
  readonly ink: keyof typeof TEXT_INKS;
}

const GROUND: Readonly<Record<string, TextToken>> = {
  rock: { sign: '#', ink: 'wall' },
  wall: { sign: '#', ink: 'wall' },
  floor: { sign: '·', ink: 'floor' },
  chest: { sign: 'C', ink: 'chest' },
  'open-chest': { sign: 'c', ink: 'floor' },
  water: { sign: '~', ink: 'thing' },
  crystal: { sign: '*', ink: 'chest' },
  camp: { sign: '^', ink: 'chest' },
};
/** The same letters as in the terminal. */
const MONSTERS: Readonly<Record<string, string>> = {
  lurker: 'M',
  bat: 'b',
  ooze: 'o',
  skeleton: 'k',
  shade: 's',
  troll: 'T',
};
const ARMOUR = /armour|chainmail/;

/** The ground at a place of the window; `null` where nothing is to be seen. */
export function groundToken({ map, lit }: CaveFrame, place: number): TextToken | null {
  const token = GROUND[map.names[map.tiles[place]]];
  if (token === undefined) return null;
  return lit[place] === 1 || token.ink === 'chest' ? token : { ...token, ink: 'remembered' };
}

/** A sprite, by its kind. */
export function spriteToken(kind: string): TextToken {
  if (kind === 'player') return { sign: '@', ink: 'player' };
  const monster = MONSTERS[kind];
  if (monster !== undefined) return { sign: monster, ink: 'monster' };
  const sign = kind === 'draught' ? '!' : kind === 'gold' ? '$' : ARMOUR.test(kind) ? '[' : '/';
  return { sign, ink: 'thing' };
}
