import { LAST_SECONDS, type Run, sayMinutes, sayTenths, wholeSeconds } from '@warren/games';
import {
  type TreasureRushFrame,
  type TreasureRushState,
  treasureRush,
  treasureRushOutcome,
} from '@warren/games/treasure-rush';
import { type GameView, heldActions } from '../../game/game-view.js';
import { drawMaze, type PatternOf } from '../../game/maze-layer.js';
import type { Token, TokenOf } from '../../game/tile-map.js';
import { BIG_ROWS, type Canvas, putBigNumber, putPanel, withPanel } from '../../tui/canvas.js';
import { describeTreasureRush } from './captions.js';

/** How wide the numbers beside the picture are: as much as the largest maze leaves on the least screen. */
const PANEL = 16;

/** Treasure Rush: always the whole maze, its walls as thin lines. */
export const treasureRushView: GameView<TreasureRushState, TreasureRushFrame> = {
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
  actionsOf: (input, state) => heldActions(treasureRush, input, state.player.held),
  // At full speed a cell takes 208 ms: a tap is a step to the next one.
  tapMs: 210,
  waits: (state) => state.round.pause > 0,
  between: () => [],
  draw,
  describe: describeTreasureRush,
  results,
  progress: ({ state }) => `score ${state.score}`,
};

function draw(frame: TreasureRushFrame, canvas: Canvas): void {
  const { picture, panel } = withPanel(canvas, PANEL);
  const { maze } = frame;
  if (maze !== undefined) drawMaze({ ...frame, maze }, picture, { patternOf, tokenOf });
  const { lives, score, side, time } = frame.hud;
  const left = sayTenths(time.ticks);
  const heart = panel.look.unicode ? '♥' : '*';
  putBigNumber(panel, 1, left, wholeSeconds(time) <= LAST_SECONDS ? 'bad' : 'strong');
  const hearts = lives > 0 && lives <= 10 ? heart.repeat(lives) : `${lives}`;
  putPanel(panel, BIG_ROWS + 2, [
    { label: 'Time left', value: left },
    { label: 'Lives', value: hearts, style: lives === 1 ? 'bad' : 'good' },
    { label: 'Score', value: `${score}` },
    { label: 'Maze', value: `${side} x ${side}` },
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

function results({ state }: Run<TreasureRushState>): ReturnType<GameView['results']> {
  const { result, score, completed, missed, seconds, side } = treasureRushOutcome(state);
  return {
    title: result === 'won' ? 'Every treasure is yours' : 'The run is over',
    lines: [
      `Score       ${score}`,
      `Treasures   ${completed}`,
      `Missed      ${missed}`,
      `Time        ${sayMinutes(seconds)}`,
      `Last maze   ${side} by ${side}`,
    ],
  };
}
