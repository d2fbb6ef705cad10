import type { Frame, Run } from '@warren/games';
import { treasureRush } from '@warren/games/treasure-rush';
import { type GameView, heldActions } from '../../game/game-view.js';
import { drawMaze, type PatternOf } from '../../game/maze-layer.js';
import { hudValue } from '../../game/position.js';
import type { Token, TokenOf } from '../../game/tile-map.js';
import { BIG_ROWS, type Canvas, putBigNumber, putPanel, withPanel } from '../../tui/canvas.js';
import { announceTreasureRush, describeTreasureRush } from './captions.js';

/** From here on the clock is shown as pressing. */
const LAST_SECONDS = 5;
/** How wide the numbers beside the picture are: as much as the largest maze leaves on the least screen. */
const PANEL = 16;

/** What the terminal looks at in a state; everything else comes from the frame and the outcome. */
interface Shown {
  readonly phase: string;
  readonly score: number;
  readonly player: { readonly held: number };
  readonly round: { readonly pause: number };
}

/** Treasure Rush: always the whole maze, its walls as thin lines. */
export const treasureRushView: GameView = {
  game: treasureRush,
  starts: [
    { title: 'New run', settings: {} },
    { title: 'New run with pick-ups', settings: { pickups: true } },
    { title: 'New run with the hunter', settings: { hunter: true } },
    { title: 'New run with both', settings: { pickups: true, hunter: true } },
  ],
  help: (unicode) => [
    'Reach the treasure before the clock runs out, and the next maze is harder.',
    'Miss it, and a life is gone and the next maze is easier.',
    'Every tenth treasure brings a life.',
    '',
    `@ you    $ treasure    ${signOf('slow', unicode)} slow ground    ${signOf('fast', unicode)} fast ground`,
    'T extra time    + extra life    H the hunter',
  ],
  keys: [],
  actionOf: () => null,
  actionsOf: (input, state) => heldActions(treasureRush, input, (state as Shown).player.held),
  // At full speed a cell takes 208 ms: a tap is a step to the next one.
  tapMs: 210,
  waits: (state) => (state as Shown).round.pause > 0,
  between: () => [],
  draw,
  announce: announceTreasureRush,
  describe: describeTreasureRush,
  results,
  progress: ({ state }) => `score ${(state as Shown).score}`,
};

function draw(frame: Frame, canvas: Canvas): void {
  const { picture, panel } = withPanel(canvas, PANEL);
  const { maze } = frame;
  if (maze !== undefined) drawMaze({ ...frame, maze }, picture, { patternOf, tokenOf });
  const time = hudValue(frame, 'time');
  const lives = Number(hudValue(frame, 'lives'));
  const heart = panel.look.unicode ? '♥' : '*';
  putBigNumber(panel, 1, time, Number(time) <= LAST_SECONDS ? 'bad' : 'strong');
  const hearts = lives > 0 && lives <= 10 ? heart.repeat(lives) : `${lives}`;
  putPanel(panel, BIG_ROWS + 2, [
    { label: 'Time left', value: time },
    { label: 'Lives', value: hearts, style: lives === 1 ? 'bad' : 'good' },
    { label: 'Score', value: hudValue(frame, 'score') },
    { label: 'Maze', value: hudValue(frame, 'size') },
  ]);
}

const patternOf: PatternOf = (tile, unicode): Token | null => {
  if (tile === 'slow') return { text: unicode ? '░' : '~', style: 'slow' };
  if (tile === 'fast') return { text: unicode ? '»' : '>', style: 'fast' };
  return null;
};

const signOf = (tile: string, unicode: boolean) => patternOf(tile, unicode)?.text ?? '';

const TOKENS: Readonly<Record<string, Token>> = {
  player: { text: '@', style: 'player' },
  treasure: { text: '$', style: 'treasure' },
  'extra-time': { text: 'T', style: 'thing' },
  'extra-life': { text: '+', style: 'good' },
  hunter: { text: 'H', style: 'foe' },
};

const tokenOf: TokenOf = ({ kind }) => TOKENS[kind] ?? { text: kind.charAt(0), style: 'thing' };

function results({ state, outcome }: Run): ReturnType<GameView['results']> {
  const { phase } = state as Shown;
  const { score, completed, missed, seconds, side } = outcome;
  return {
    title: phase === 'won' ? 'Every treasure is yours' : 'The run is over',
    lines: [
      `Score       ${score}`,
      `Treasures   ${completed}`,
      `Missed      ${missed}`,
      `Time        ${Math.floor(Number(seconds) / 60)}:${`${Number(seconds) % 60}`.padStart(2, '0')}`,
      `Last maze   ${side} by ${side}`,
    ],
  };
}
