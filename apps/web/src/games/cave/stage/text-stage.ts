import type { ThemeName } from '@warren/engine/draw';
import type { CaveFrame } from '@warren/games/cave';
import type { StageLayers, Tile } from '../../../game/stage/stage.js';
import { contextOf, type Room, type Size, setSize } from '../../../graphics/canvas.js';
import { TILE } from './tiles.js';

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

/** How characters are coloured; each is told apart by its sign, too. */
export interface TextInks {
  readonly ground: string;
  readonly wall: string;
  readonly floor: string;
  readonly remembered: string;
  readonly chest: string;
  readonly player: string;
  readonly monster: string;
  readonly thing: string;
}

export const TEXT_INKS: Readonly<Record<ThemeName, TextInks>> = {
  dark: {
    ground: '#0d0a07',
    wall: '#a3adbd',
    floor: '#8c7052',
    remembered: '#5c5a60',
    chest: '#f2b84b',
    player: '#ffffff',
    monster: '#ff9a76',
    thing: '#7fe0d4',
  },
  light: {
    ground: '#fbf5e6',
    wall: '#3a4350',
    floor: '#8a6a3c',
    remembered: '#9d9384',
    chest: '#8a4b00',
    player: '#000000',
    monster: '#9b2c10',
    thing: '#0f6b64',
  },
};

const GROUND: Readonly<Record<string, readonly [sign: string, ink: keyof TextInks]>> = {
  rock: ['#', 'wall'],
  wall: ['#', 'wall'],
  floor: ['·', 'floor'],
  chest: ['C', 'chest'],
  'open-chest': ['c', 'floor'],
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

/** A character of the picture. */
export interface TextToken {
  readonly sign: string;
  readonly ink: keyof TextInks;
}

/** The ground at a place of the window; `null` where nothing is to be seen. */
export function groundToken({ map, lit }: CaveFrame, place: number): TextToken | null {
  const found = GROUND[map.names[map.tiles[place]]];
  if (found === undefined) return null;
  const [sign, ink] = found;
  if (lit[place] === 1 || ink === 'chest') return { sign, ink };
  // Floor that is only remembered is blank where all of it is known to be there.
  return { sign, ink: 'remembered' };
}

/** A sprite, by its kind. */
export function spriteToken(kind: string): TextToken {
  if (kind === 'player') return { sign: '@', ink: 'player' };
  const monster = MONSTERS[kind];
  if (monster !== undefined) return { sign: monster, ink: 'monster' };
  const sign = kind === 'draught' ? '!' : kind === 'gold' ? '$' : ARMOUR.test(kind) ? '[' : '/';
  return { sign, ink: 'thing' };
}
