import { type Frame, type Run, type Sprite, sayMinutes } from '@warren/games';
import {
  itemName,
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
import { bar, type Canvas, type PanelLine, putPanel, withPanel } from '../../tui/canvas.js';

const KEYS: Readonly<Record<string, string>> = { e: 'use', enter: 'use', f: 'drop', ' ': 'attack' };

/** Lost Cause: the map around the player, in steps of a character. */
export const lostCauseView: GameView<LostCauseState, LostCauseFrame> = {
  game: lostCause,
  starts: [
    { title: 'New campaign', settings: { mode: 'campaign' } },
    { title: 'A single maze: level 1', settings: { mode: 'level', level: 1 } },
    { title: 'A single maze: level 3', settings: { mode: 'level', level: 3 } },
    { title: 'A single maze: level 5', settings: { mode: 'level', level: 5 } },
  ],
  help: () => [
    'Ten mazes of growing size. Open every lock to get on: a lock needs a',
    'key in the active slot. Slimes hunt you; a sword in the active slot',
    'keeps them off. You have one life. The faster, the more points.',
    '',
    '@ you    s slime    k key    L lock    / sword    E exit',
  ],
  keys: [
    { keys: 'e or Enter', does: 'take what lies here, or open the lock' },
    { keys: 'f', does: 'drop what is in the active slot' },
    { keys: 'space', does: 'strike with the sword in the active slot' },
    { keys: '1 to 5', does: 'choose the active slot' },
  ],
  actionOf: (key) => (/^[1-5]$/.test(key) ? `slot-${key}` : (KEYS[key.toLowerCase()] ?? null)),
  actionsOf: (input, state) => heldActions(lostCause, input, state.level.player.held),
  // A tile takes a second, so that a tap may well last until a held key begins to repeat itself.
  tapMs: 550,
  between(state, finished) {
    if (finished || state.phase !== 'won') return [];
    return [
      { title: 'Next level', action: 'continue' },
      { title: 'The same maze again', action: 'retry' },
    ];
  },
  draw: drawLostCause,
  remark: ({ events }) => (events.at(-1) === 'hit' ? 'You hit a slime' : null),
  describe: describeLostCause,
  results,
  progress: ({ state }) => `level ${state.level.number || 'of your own'}`,
};

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
    lost: 'Your lantern goes out',
    complete: 'Every maze is behind you',
    won: finished ? 'The maze is behind you' : 'Level complete',
  };
  return { title: titles[phase] ?? 'The run is over', lines };
}

const BAR_COLUMNS = 12;
/** How wide the panel beside the picture is. */
const PANEL = 20;

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
}

function slotLines({ slots, active }: LostCauseHud): PanelLine[] {
  return slots.map((item, slot) => ({
    label: `${slot === active ? '>' : ' '} ${slot + 1} ${item === null ? '-' : itemName(item)}`,
    style: slot === active ? ('strong' as const) : ('quiet' as const),
  }));
}

const tokenOf: TokenOf = ({ kind, pose, facing, health }, unicode) => {
  if (kind === 'player') {
    const blow = pose === 'attack' ? '*' : '';
    return { text: facing === 'west' ? `${blow}@` : `@${blow}`, style: 'player' };
  }
  if (kind === 'slime') {
    const isHurt = health !== null && health.now < health.most;
    return { text: isHurt ? '(s!' : '(s)', style: 'beast' };
  }
  if (kind === 'lock') return { text: '[L]', style: 'lock' };
  if (kind === 'exit') return { text: '[E]', style: 'treasure' };
  const signs: Readonly<Record<string, string>> = {
    key: 'k',
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
