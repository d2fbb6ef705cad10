import {
  type CaveState,
  type CaveWindow,
  type CaveWindowView,
  caveHud,
  caveView,
  inspect,
} from '@warren/games/cave';
import { offsetWords, positionAt, positionOf } from '../../game/position.js';
import { keyOn } from '../../tui/dialogs.js';
import { SMALL_SCREEN } from '../../tui/picture-stage.js';
import type { Page } from '../../tui/stage.js';
import { type Point, walked } from './commands.js';
import { type CaveWindowFrame, drawCave, drawNumbers, markSpot } from './draw.js';
import { clamped, partsOf } from './page.js';
import type { CaveSession } from './session.js';

/** A capital letter goes so far at once. */
const LEAP = 8;
/** The mark keeps so far from the edge of the picture, which moves along. */
const MARGIN = 3;
/** Around the player so much is looked through for what is worth pointing at. */
const SIGHTS = { width: 121, height: 81 };

/** Lets the player point at a cell and describes it; `null` when the player goes back. */
export async function pointAt(session: CaveSession, title: string): Promise<Point | null> {
  const { stage } = session.app;
  const { player } = session.state;
  const sights = sightsOf(session.state);
  let target: Point = player;
  for (let shown = -1; ; ) {
    const at = { x: target.x - player.x, y: target.y - player.y };
    const key = await keyOn(stage, cursorPage(session, title, at));
    if (['escape', 'q', 'x', 'l'].includes(key)) return null;
    if (['enter', ' ', 't', '_', '.'].includes(key)) return target;
    if (key === 'tab' && sights.length > 0) {
      shown = (shown + 1) % sights.length;
      target = { x: player.x + sights[shown].x, y: player.y + sights[shown].y };
    }
    target = walked(target, key, /^[A-Z]$/.test(key) ? LEAP : 1) ?? target;
  }
}

/** Everything worth pointing at, the nearest first: monsters, chests, things that lie about. */
function sightsOf(state: CaveState): Point[] {
  const { x, y } = state.player;
  const [left, top] = [SIGHTS.width >> 1, SIGHTS.height >> 1];
  const { map, sprites } = caveView(state, { x, y, left, top, ...SIGHTS });
  const chests = map.tiles.flatMap((tile, cell) =>
    map.names[tile] === 'chest' ? [positionAt(cell, map)] : [],
  );
  const alive = sprites.filter(({ id }) => id !== 'player').map((sprite) => positionOf(sprite, map));
  const far = (offset: Point) => Math.abs(offset.x) + Math.abs(offset.y);
  return [...chests, ...alive]
    .map(({ column, row }) => ({ x: column - left, y: row - top }))
    .sort((a, b) => far(a) - far(b));
}

function cursorPage({ state, title: world }: CaveSession, title: string, at: Point): Page {
  const { player } = state;
  const told = inspect(state, { x: player.x + at.x, y: player.y + at.y });
  const where = offsetWords({ column: 0, row: 0 }, { column: at.x, row: at.y });
  return {
    draw(canvas) {
      const { picture, numbers, words } = partsOf(canvas);
      const area = windowFor(state, at, clamped(picture));
      const frame = frameOf(state, caveView(state, area));
      drawCave(frame, picture);
      const [column, row] = [at.x + (area.left ?? 0), at.y + (area.top ?? 0)];
      markSpot(frame, picture, { column, row });
      drawNumbers(frame, numbers, world);
      words.put(1, 0, `${title}: ${where}`, 'title');
      words.put(1, 1, told, 'strong');
      words.put(1, 2, 'w a s d move, capitals far; Tab next; Enter goes; Escape', 'quiet');
    },
    least: SMALL_SCREEN,
    lines: () => [`${where}: ${told}`],
  };
}

/** A window with the player in its middle, unless what is pointed at would lie outside of it. */
function windowFor({ player }: CaveState, at: Point, size: ReturnType<typeof clamped>): CaveWindow {
  const left = (size.width >> 1) - shift(at.x, size.width);
  const top = (size.height >> 1) - shift(at.y, size.height);
  return { x: player.x, y: player.y, left, top, ...size };
}

function shift(offset: number, length: number): number {
  const most = Math.max(0, (length >> 1) - MARGIN);
  return offset - Math.max(-most, Math.min(most, offset));
}

function frameOf(state: CaveState, { map, lit, sprites }: CaveWindowView): CaveWindowFrame {
  const { width, height, tileSize } = map;
  const view = { x: 0, y: 0, width: width * tileSize, height: height * tileSize };
  return { view, map, sprites, hud: caveHud(state), events: [], lit };
}
