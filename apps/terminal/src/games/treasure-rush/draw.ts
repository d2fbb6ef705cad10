import type { TreasureRushFrame } from '@warren/games/treasure-rush';
import { putClockPanel } from '../../game/clock-panel.js';
import { drawMaze, type PatternOf } from '../../game/maze-layer.js';
import type { Token, TokenOf } from '../../game/tile-map.js';
import { type Canvas, withPanel } from '../../tui/canvas.js';

/** How wide the panel beside the picture is: as much as the largest maze leaves on the least screen. */
const PANEL = 16;

/** Draws the whole maze, with the clock and the numbers beside it. */
export function drawTreasureRush(frame: TreasureRushFrame, canvas: Canvas): void {
  const { picture, panel } = withPanel(canvas, PANEL);
  drawMaze(frame, picture, { patternOf, tokenOf });
  const { lives, score, side, time } = frame.hud;
  const heart = panel.look.unicode ? '♥' : '*';
  const hearts = lives > 0 && lives <= 10 ? heart.repeat(lives) : `${lives}`;
  putClockPanel(panel, time, [
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

/** The sign of slow or fast ground. */
export function groundSign(tile: string, unicode: boolean): string {
  return patternOf(tile, unicode)?.text ?? '';
}

const TOKENS: Readonly<Record<string, Token>> = {
  player: { text: '@', style: 'player' },
  treasure: { text: '$', style: 'treasure' },
  'extra-time': { text: 'T', style: 'thing' },
  'extra-life': { text: '+', style: 'good' },
  hunter: { text: 'H', style: 'foe' },
};

const tokenOf: TokenOf = ({ kind }) => TOKENS[kind] ?? { text: kind.charAt(0), style: 'thing' };
