import { insideCave } from '@warren/engine/cave';
import {
  type CaveState,
  type CaveWindow,
  type CaveWindowView,
  caveHud,
  caveView,
  inspect,
  WAY_STEPS,
} from '@warren/games/cave';
import { offsetWords, positionOf } from '../../game/position.js';
import { withPanel } from '../../tui/canvas.js';
import { keyOn } from '../../tui/dialogs.js';
import type { Page } from '../../tui/stage.js';
import { wayOf } from './commands.js';
import { type CaveWindowFrame, drawCave, drawPanel, markSpot, PANEL } from './draw.js';
import { clamped, partsOf } from './page.js';
import type { CaveSession } from './session.js';

/** A cell by how far it is from the player. */
interface Offset {
  readonly x: number;
  readonly y: number;
}

/** A capital letter goes so far at once. */
const LEAP = 8;
/** The mark keeps so far from the edge of the picture, which moves along. */
const MARGIN = 3;
/** Around the player so much is looked through for what is worth pointing at. */
const SIGHTS = { width: 121, height: 81 };

/** Lets the player point at a cell and describes it; `null` when the player goes back. */
export async function pointAt(session: CaveSession, title: string): Promise<Offset | null> {
  const { stage } = session.app;
  const { player } = session.state;
  const sights = sightsOf(session.state);
  let at: Offset = { x: 0, y: 0 };
  for (let shown = -1; ; ) {
    const key = await keyOn(stage, cursorPage(session, title, at));
    if (['escape', 'q', 'x', 'l'].includes(key)) return null;
    if (['enter', ' ', 't', '_', '.'].includes(key)) return { x: player.x + at.x, y: player.y + at.y };
    if (key === 'tab' && sights.length > 0) {
      shown = (shown + 1) % sights.length;
      at = sights[shown];
    }
    at = moved(player, at, key);
  }
}

function moved(player: Offset, at: Offset, key: string): Offset {
  const way = wayOf(key);
  if (way < 0) return at;
  const far = /^[A-Z]$/.test(key) ? LEAP : 1;
  const next = { x: at.x + WAY_STEPS[way].x * far, y: at.y + WAY_STEPS[way].y * far };
  return insideCave(player.x + next.x, player.y + next.y) ? next : at;
}

/** Everything worth pointing at, the nearest first: monsters, chests, things that lie about. */
function sightsOf(state: CaveState): Offset[] {
  const { x, y } = state.player;
  const [left, top] = [SIGHTS.width >> 1, SIGHTS.height >> 1];
  const { map, sprites } = caveView(state, { x, y, left, top, ...SIGHTS });
  const chests = map.tiles.flatMap((tile, cell) =>
    map.names[tile] === 'chest' ? [{ column: cell % map.width, row: Math.floor(cell / map.width) }] : [],
  );
  const alive = sprites.filter(({ id }) => id !== 'player').map((sprite) => positionOf(sprite, map));
  const far = (offset: Offset) => Math.abs(offset.x) + Math.abs(offset.y);
  return [...chests, ...alive]
    .map(({ column, row }) => ({ x: column - left, y: row - top }))
    .sort((a, b) => far(a) - far(b));
}

function cursorPage({ state, title: world }: CaveSession, title: string, at: Offset): Page {
  const { player } = state;
  const told = inspect(state, { x: player.x + at.x, y: player.y + at.y });
  const where = offsetWords({ column: 0, row: 0 }, { column: at.x, row: at.y });
  return {
    draw(canvas) {
      const { cave, words } = partsOf(canvas);
      const { picture, panel } = withPanel(cave, PANEL);
      const { width, height } = clamped(picture);
      const area = windowFor(state, at, { width, height });
      const frame = frameOf(state, caveView(state, area));
      drawCave(frame, picture);
      const [column, row] = [at.x + (area.left ?? 0), at.y + (area.top ?? 0)];
      markSpot(frame, picture, { column, row });
      drawPanel(frame, panel, { title: world });
      words.put(1, 0, `${title}: ${where}`, 'title');
      words.put(1, 1, told, 'strong');
      words.put(1, 2, 'arrows or w a s d move, capitals far; Tab next sight; Enter; Escape', 'quiet');
    },
    lines: () => [`${where}: ${told}`],
  };
}

/** A window with the player in its middle, unless what is pointed at would lie outside of it. */
function windowFor(
  { player }: CaveState,
  at: Offset,
  { width, height }: { readonly width: number; readonly height: number },
): CaveWindow {
  return {
    x: player.x,
    y: player.y,
    left: (width >> 1) - shift(at.x, width),
    top: (height >> 1) - shift(at.y, height),
    width,
    height,
  };
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
