import type { Frame, Sprite } from '@warren/games';
import {
  type CaveFrame,
  type CaveItemId,
  caveItem,
  MONSTER_KINDS,
  sayHealth,
  sayHundredths,
} from '@warren/games/cave';
import { type Position, positionAt, positionOf } from '../../game/position.js';
import type { Token } from '../../game/tile-map.js';
import { bar, type Canvas, type PanelLine, putPanel } from '../../tui/canvas.js';
import type { Look, StyleName } from '../../tui/style.js';

/** What is drawn of a frame: that of a run, or one that looks elsewhere. */
export type CaveWindowFrame = Omit<CaveFrame, 'at' | 'fresh'>;

/** Draws a window of the cave, a character a cell, its middle in the middle of the canvas. */
export function drawCave(frame: CaveWindowFrame, canvas: Canvas): void {
  const { tiles, names } = frame.map;
  const { lit } = frame;
  const corner = cornerOf(frame, canvas);
  // By the plain rules nothing is dark, and floor is as blank as it always was.
  const isDark = tiles.some((tile) => names[tile] === 'unseen');
  tiles.forEach((tile, cell) => {
    const token = groundToken(names[tile], !isDark || lit[cell] === 1, canvas.look);
    if (token === null || token.text === ' ' || (!isDark && names[tile] === 'floor')) return;
    put(canvas, corner, positionAt(cell, frame.map), token);
  });
  for (const sprite of frame.sprites) {
    put(canvas, corner, positionOf(sprite, frame.map), creatureToken(sprite.kind));
  }
}

/** Marks the cell under the cursor: by its colours, or where there are none by a sign in its place. */
export function markSpot(frame: Frame, canvas: Canvas, spot: Position): void {
  const sign = canvas.look.palette === 'plain' ? 'X' : signAt(frame, canvas, spot);
  put(canvas, cornerOf(frame, canvas), spot, { text: sign, style: 'chosen' });
}

function signAt({ map, sprites }: Frame, { look }: Canvas, { column, row }: Position): string {
  const standing = sprites.filter((sprite) => {
    const place = positionOf(sprite, map);
    return place.column === column && place.row === row;
  });
  const top = standing.at(-1);
  if (top !== undefined) return creatureToken(top.kind).text;
  return groundToken(map.names[map.tiles[row * map.width + column]], true, look)?.text ?? ' ';
}

/** Where the upper left cell of a window comes to lie. A window and a canvas of equal size fit exactly. */
function cornerOf({ map }: Frame, { columns, rows }: Canvas): Position {
  return { column: (columns >> 1) - (map.width >> 1), row: (rows >> 1) - (map.height >> 1) };
}

function put(canvas: Canvas, corner: Position, { column, row }: Position, { text, style }: Token): void {
  const [at, down] = [corner.column + column, corner.row + row];
  // The canvas cuts what is too long, but not what begins before it.
  if (at >= 0 && at < canvas.columns) canvas.put(at, down, text, style);
}

/** How wide the numbers beside the cave are. */
export const PANEL = 22;

/** Below this share of the whole, health is shown as pressing. */
const LOW = 0.3;

const POSES: Readonly<Record<string, string>> = { chase: 'after you', attack: 'fights you' };

/**
 * The player's numbers, and everything alive in view with its letter, so that no letter has to be learnt. A title may
 * stand above everything, and lines below it.
 */
export function drawPanel(
  frame: CaveWindowFrame,
  panel: Canvas,
  title = '',
  more: readonly PanelLine[] = [],
): void {
  const { health: meter, armour, weapon, worn, gold, defeated, moves, mostMoves } = frame.hud;
  const { now, most } = meter;
  const text = `${sayHealth(now)}/${sayHealth(most)}`;
  const health = now <= most * LOW ? 'bad' : 'good';
  putPanel(panel, 0, [
    ...(title === '' ? [] : [{ label: title, style: 'title' as const }]),
    { label: 'Health', value: text, style: health },
    { label: bar(panel, now, most, panel.columns), style: health },
    { label: 'Armour', value: sayHundredths(armour) },
    { label: 'Wields', value: itemTitle(weapon) },
    { label: 'Wears', value: itemTitle(worn) },
    { label: 'Gold', value: `${gold}`, style: 'treasure' },
    { label: 'Monsters beaten', value: `${defeated}` },
    { label: 'Moves', value: mostMoves === null ? `${moves}` : `${moves} of ${mostMoves}` },
    { label: '' },
    ...frame.sprites.flatMap((sprite) => monsterLines(sprite, panel)),
    ...more,
  ]);
}

/** The numbers where there is room for them: in a panel, or the most important ones in a line. */
export function drawNumbers(
  frame: CaveWindowFrame,
  canvas: Canvas,
  title: string,
  more: readonly PanelLine[] = [],
): void {
  if (canvas.rows > 1) {
    drawPanel(frame, canvas, title, more);
    return;
  }
  const { health, armour, weapon, gold, moves, mostMoves } = frame.hud;
  const [now, most] = [sayHealth(health.now), sayHealth(health.most)];
  // The most important first; what has no room is left out whole.
  const parts = [
    '? keys',
    `${gold} gold`,
    mostMoves === null ? `${moves} moves` : `${moves}/${mostMoves} moves`,
    `Armour ${sayHundredths(armour)}`,
    itemTitle(weapon),
  ];
  const first = `Health ${now}/${most}`;
  canvas.put(0, 0, first, health.now <= health.most * LOW ? 'bad' : 'good');
  let column = first.length + 2;
  for (const part of parts) {
    if (column + part.length > canvas.columns) continue;
    canvas.put(column, 0, part, part === parts[0] ? 'quiet' : 'strong');
    column += part.length + 2;
  }
}

function itemTitle(item: CaveItemId | null): string {
  return item === null ? 'nothing' : caveItem(item).title;
}

function monsterLines({ kind: id, pose, health }: Sprite, panel: Canvas): PanelLine[] {
  const kind = MONSTER_KINDS.find((known) => known.id === id);
  if (kind === undefined) return [];
  const { text, style } = creatureToken(id);
  const line: PanelLine = { label: `${text} ${kind.title}`, value: POSES[pose] ?? '', style };
  if (health === null) return [line];
  const value = `${sayHealth(health.now)}/${sayHealth(health.most)}`;
  return [
    { ...line, value },
    { label: bar(panel, health.now, health.most, panel.columns), style: 'bad' },
  ];
}

/** The signs of a tile in Unicode and in ASCII and its styles, each by the lantern first and then remembered. */
type Ground = readonly [unicode: string, ascii: string, ...styles: StyleName[]];

const token = (text: string, style: StyleName): Token => ({ text, style });

/**
 * Where the light is, is told by the dots of the floor and by denser walls, not by colour alone. Tiles that are not
 * here are dark.
 */
const GROUNDS: Readonly<Record<string, Ground>> = {
  rock: ['░░', '##', 'floor', 'floor'],
  wall: ['▓▒', '##', 'wall', 'floor'],
  floor: ['·.', '.,', 'light', 'floor'],
  chest: ['▣▣', 'CC', 'treasure', 'title'],
  'open-chest': ['▢▢', 'cc', 'light', 'floor'],
  water: ['≈~', '~~', 'slow', 'floor'],
  crystal: ['✦*', '**', 'treasure', 'floor'],
  camp: ['♨^', '^^', 'good', 'good'],
};

/** Each kind has its letter; the monster of the plain rules is the M it always was. */
const MONSTERS: Readonly<Record<string, Token>> = {
  lurker: token('M', 'foe'),
  bat: token('b', 'lock'),
  ooze: token('o', 'beast'),
  skeleton: token('k', 'strong'),
  shade: token('s', 'slow'),
  troll: token('T', 'bad'),
};

/** Things that lie about, by what they are for. */
const THINGS: Readonly<Record<string, string>> = { weapon: '/', armour: '[', draught: '!', money: '$' };

/** How a tile is drawn; `null` where nothing is to be seen. */
function groundToken(name: string, isLit: boolean, { unicode }: Look): Token | null {
  if (GROUNDS[name] === undefined) return null;
  const [signs, ascii, ...styles] = GROUNDS[name];
  const at = isLit ? 0 : 1;
  return token((unicode ? signs : ascii)[at], styles[at]);
}

/** How the player, a monster or a thing is drawn, by its kind. */
function creatureToken(kind: string): Token {
  if (kind === 'player') return token('@', 'player');
  return MONSTERS[kind] ?? token(THINGS[caveItem(kind as CaveItemId)?.use] ?? '?', 'thing');
}
