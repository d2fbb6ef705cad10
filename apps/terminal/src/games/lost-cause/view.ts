import { type Frame, GIVEN_UP, type Run, type Sprite, sayMinutes } from '@warren/games';
import {
  causeOf,
  isLock,
  itemName,
  keyFor,
  type LostCauseFrame,
  type LostCauseHud,
  type LostCauseState,
  levelResults,
  lostCause,
  lostCauseOutcome,
} from '@warren/games/lost-cause';
import { type GameView, heldActions } from '../../game/game-view.js';
import { type Position, playerPosition, positionWords, spriteWords, wayWords } from '../../game/position.js';
import { drawTileMap, type TokenOf } from '../../game/tile-map.js';
import { bandOf, bar, type Canvas, type PanelLine, putPanel, withPanel } from '../../tui/canvas.js';
import { drawSmallMap, showMap } from './map.js';

const KEYS: Readonly<Record<string, string>> = {
  e: 'use',
  enter: 'use',
  q: 'drop',
  r: 'attack',
  ' ': 'attack',
};

/** Lost Cause: the map around the player, in steps of a character. */
export const lostCauseView: GameView<LostCauseState, LostCauseFrame> = {
  game: lostCause,
  starts: [
    { title: 'New campaign', settings: { mode: 'campaign' } },
    { title: 'New campaign, original rules', settings: { mode: 'campaign', original: true } },
    { title: 'A single maze: level 1', settings: { mode: 'level', level: 1 } },
    { title: 'A single maze: level 3', settings: { mode: 'level', level: 3 } },
    { title: 'A single maze: level 5', settings: { mode: 'level', level: 5 } },
  ],
  help: () => [
    'Ten mazes of growing size. Open every lock to get on: a lock needs its',
    'key in the active slot. A slime crouches before it bites: !s! Step',
    'away, or strike with the sword in the active slot. You have one life.',
    'A level begins with your first key.',
    '',
    '@ you   s slime   r red   b blue   k key   L lock   E exit',
    'From level 5 keys and locks have shapes: k L, k2 L2, k3 L3.',
    '/ sword   + steel sword   A armour   B bandage   o lantern oil',
  ],
  keys: [
    { keys: 'e or Enter', does: 'take what lies here, or open the lock' },
    { keys: 'q', does: 'drop what is in the active slot' },
    { keys: 'r or space', does: 'strike with the sword, or use what is in the active slot' },
    { keys: '1 to 5', does: 'choose the active slot' },
    { keys: 'm', does: 'map of what you have seen' },
  ],
  actionOf: (key) => (/^[1-5]$/.test(key) ? `slot-${key}` : (KEYS[key.toLowerCase()] ?? null)),
  actionsOf: (input, state) => heldActions(lostCause, input, state.level.player.held),
  // A tile takes a third of a second: a tap is a short step, until a held key begins to repeat itself.
  tapMs: 250,
  between(state, finished) {
    if (finished || state.phase !== 'won') return [];
    return [
      { title: 'Next level', action: 'continue' },
      { title: 'The same maze again', action: 'retry' },
    ];
  },
  causeOf: causeWords,
  draw: drawLostCause,
  remark: ({ events }) => (events.at(-1) === 'hit' ? 'You hit a slime' : null),
  hint: hintOf,
  describe: describeLostCause,
  results,
  notEntered: () => 'No level was completed: the run is in no table.',
  extraPages: () => [{ title: 'Map', key: 'm', open: showMap }],
  progress: ({ state }) => `level ${state.level.number || 'custom'}`,
};

/** What level 1 teaches now, else what can be done with the thing the player stands on. */
function hintOf({ hud }: LostCauseFrame): string | null {
  const { lesson, map, here, slots } = hud;
  if (lesson === 'walk') return 'arrows or w a s d walk: find the key and bring it to the lock';
  if (lesson === 'strike') return 'A slime: r strikes, in time before it bites';
  const kind = map.marks.find(({ tile }) => tile === here)?.kind ?? 'exit';
  if (kind === 'exit') return null;
  if (!isLock(kind))
    return slots.includes(null) ? `e takes the ${itemName(kind)}` : 'q drops something first';
  const slot = slots.indexOf(keyFor(kind));
  if (slot < 0) return `The ${itemName(kind)} needs its key`;
  return slot === hud.active ? `e opens the ${itemName(kind)}` : `${slot + 1} takes the key in hand, e opens`;
}

function isDead({ level }: LostCauseState): boolean {
  return level.player.health <= 0;
}

/** Why a run was lost, and what helps against it. */
function causeWords(state: LostCauseState): string | null {
  const cause = causeOf(state);
  if (cause === null) return null;
  return isDead(state) ? `${cause}: r strikes, and a step away in time is no bite.` : GIVEN_UP;
}

function results({ state, finished }: Run<LostCauseState>): ReturnType<GameView['results']> {
  const { phase, settings } = state;
  const { level, width, height, seconds, slimes, locks, score } = levelResults(state)[state.done.length];
  const lines = [
    `Maze            ${width} by ${height}${level === 0 ? '' : `, level ${level}`}`,
    `Time            ${sayMinutes(seconds)}`,
    `Slimes defeated ${slimes}`,
    `Locks opened    ${locks}`,
    `Score           ${score}`,
  ];
  if (settings.mode === 'campaign') lines.push(`Playthrough     ${lostCauseOutcome(state).score}`);
  const titles: Readonly<Record<string, string>> = {
    lost: isDead(state) ? 'Game over' : 'The run is over',
    complete: 'Every maze is behind you',
    won: finished ? 'The maze is behind you' : 'Level complete',
  };
  return { title: titles[phase] ?? 'The run is over', lines };
}

const BAR_COLUMNS = 12;
/** How wide the panel beside the picture is. */
const PANEL = 20;

/** Where the small map of what was seen begins in the panel, and how many rows it needs. */
const MAP_ROW = 15;
const LEAST_MAP_ROWS = 4;

/** Draws the map around the player, with the numbers and the slots beside it. */
function drawLostCause(frame: LostCauseFrame, canvas: Canvas): void {
  const { picture, panel } = withPanel(canvas, PANEL);
  drawTileMap(frame, picture, tokenOf);
  const { now, most } = frame.hud.health;
  const lines: PanelLine[] = lostCause
    .hudLines(frame.hud)
    .filter(({ id }) => ['level', 'time', 'locks', 'slimes'].includes(id))
    .map(({ label, value }) => ({ label, value }));
  const style = now * 3 <= most ? 'bad' : 'good';
  putPanel(panel, 1, [
    ...lines,
    { label: 'Health', value: `${now}/${most}`, style },
    { label: bar(panel, now, most, BAR_COLUMNS), style },
    { label: '' },
    { label: 'Slots', style: 'quiet' },
    ...slotLines(frame.hud),
  ]);
  const rows = panel.rows - MAP_ROW;
  if (rows >= LEAST_MAP_ROWS) drawSmallMap(frame.hud, bandOf(panel, MAP_ROW, rows));
}

function slotLines({ slots, active }: LostCauseHud): PanelLine[] {
  return slots.map((item, slot) => ({
    label: `${slot === active ? '>' : ' '} ${slot + 1} ${item === null ? '-' : itemName(item)}`,
    style: slot === active ? ('strong' as const) : ('quiet' as const),
  }));
}

const SLIME_SIGNS: Readonly<Record<string, string>> = {
  slime: 's',
  'slime-red': 'r',
  'slime-blue': 'b',
  'slime-half': 'h',
};
const LOCK_SIGNS = { lock: 'L', 'square-lock': 'L2', 'star-lock': 'L3' } as const;

const tokenOf: TokenOf = ({ kind, pose, facing, health }, unicode) => {
  if (kind === 'player') {
    const blow = pose === 'attack' ? '*' : '';
    return { text: facing === 'west' ? `${blow}@` : `@${blow}`, style: 'player' };
  }
  const slime = SLIME_SIGNS[kind];
  if (slime !== undefined) {
    const isHurt = health !== null && health.now < health.most;
    return { text: pose === 'wind-up' ? `!${slime}!` : isHurt ? `(${slime}.` : `(${slime})`, style: 'beast' };
  }
  if (isLock(kind)) return { text: `[${LOCK_SIGNS[kind]}]`, style: 'lock' };
  if (kind === 'exit') return { text: '[E]', style: 'treasure' };
  const signs: Readonly<Record<string, string>> = {
    key: 'k',
    'square-key': 'k2',
    'star-key': 'k3',
    bandage: 'B',
    oil: 'o',
    sword: '/',
    'steel-sword': unicode ? '†' : '+',
    armour: 'A',
  };
  return { text: signs[kind] ?? kind.charAt(0), style: 'thing' };
};

/** The tile, the ways on, and what can be seen from here. */
function describeLostCause(frame: Frame): string {
  const here = playerPosition(frame);
  const isSeen = ({ id, x, y, width, height }: Sprite) => {
    const { view } = frame;
    const [middleX, middleY] = [x + width / 2 - view.x, y + height / 2 - view.y];
    return id !== 'player' && middleX >= 0 && middleY >= 0 && middleX < view.width && middleY < view.height;
  };
  return [
    positionWords(here),
    `ways ${wayWords(waysFrom(frame, here))}`,
    ...spriteWords(frame, here, (sprite) => (isSeen(sprite) ? itemName(sprite.kind) : null)),
  ].join('; ');
}

function waysFrom({ map }: Frame, { column, row }: Position): number {
  const { width, height, tiles, names } = map;
  const isFloor = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && names[tiles[y * width + x]] !== 'rock';
  const [north, south] = [isFloor(column, row - 1), isFloor(column, row + 1)];
  const [east, west] = [isFloor(column + 1, row), isFloor(column - 1, row)];
  return (north ? 1 : 0) + (east ? 2 : 0) + (south ? 4 : 0) + (west ? 8 : 0);
}
