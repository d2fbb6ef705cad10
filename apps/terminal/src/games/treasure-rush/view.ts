import { type Run, sayMinutes, sayTenths } from '@warren/games';
import { NOT_ENTERED } from '@warren/games/scores';
import {
  rushCause,
  type TreasureRushFrame,
  type TreasureRushState,
  treasureRush,
  treasureRushOutcome,
} from '@warren/games/treasure-rush';
import { type GameView, heldActions } from '../../game/game-view.js';
import { drawMaze, type PatternOf } from '../../game/maze-layer.js';
import { cellOf, playerPosition, positionWords, spriteWords, wayWords } from '../../game/position.js';
import type { Token, TokenOf } from '../../game/tile-map.js';
import { type Canvas, type PanelLine, putClockPanel, withPanel } from '../../tui/canvas.js';

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
    'Every tenth treasure brings a life. The first maze waits for a step.',
    'Sidewinder digs from five points on, Wilson from ten points on.',
    '',
    `@ you    $ treasure    ${groundSign('slow', unicode)} slow ground    ${groundSign('fast', unicode)} fast ground`,
    'T extra time    + extra life    H the hunter',
  ],
  keys: [],
  actionOf: () => null,
  actionsOf: (input, state) => heldActions(treasureRush, input, state.player.held),
  // At full speed a cell takes 208 ms: a tap is a step to the next one.
  tapMs: 210,
  holdsPlayer: ({ round }) => round.pause > 0 || round.shown > 0,
  hidesPaused: true,
  causeOf: rushCause,
  draw: drawTreasureRush,
  describe: describeTreasureRush,
  results,
  notEntered: () => NOT_ENTERED,
  progress: ({ state }) => `score ${state.score}`,
};

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

/** How wide the panel beside the picture is: as much as the largest maze leaves on the least screen. */
const PANEL = 16;

/** Draws the whole maze, with the clock and the numbers beside it. */
function drawTreasureRush(frame: TreasureRushFrame, canvas: Canvas): void {
  const { picture, panel } = withPanel(canvas, PANEL);
  drawMaze(frame, picture, { patternOf, tokenOf });
  const { lives, score, side, time, algorithm, alarmed } = frame.hud;
  const heart = panel.look.unicode ? '♥' : '*';
  const hearts = lives > 0 && lives <= 10 ? heart.repeat(lives) : `${lives}`;
  const lines: PanelLine[] = [
    { label: 'Lives', value: hearts, style: lives === 1 ? 'bad' : 'good' },
    { label: 'Score', value: `${score}` },
    { label: 'Maze', value: `${side} x ${side}` },
    { label: 'By', value: algorithm },
  ];
  putClockPanel(panel, time, lines, alarmed);
}

const patternOf: PatternOf = (tile, unicode): Token | null => {
  if (tile === 'slow') return { text: unicode ? '░' : '~', style: 'slow' };
  if (tile === 'fast') return { text: '*', style: 'fast' };
  return null;
};

/** The sign of slow or fast ground. */
function groundSign(tile: string, unicode: boolean): string {
  return patternOf(tile, unicode)?.text ?? '';
}

const TOKENS: Readonly<Record<string, Token>> = {
  player: { text: '@', style: 'player' },
  treasure: { text: '$', style: 'treasure' },
  'extra-time': { text: 'T', style: 'thing' },
  'extra-life': { text: '+', style: 'good' },
  hunter: { text: 'H', style: 'foe' },
};

const tokenOf: TokenOf = ({ kind }, unicode) => {
  // The way through a maze that was missed.
  if (kind === 'trail') return { text: unicode ? '•' : '.', style: 'treasure' };
  return TOKENS[kind] ?? { text: kind.charAt(0), style: 'thing' };
};

/** The cell, the ways on, what is underfoot, and where to go. */
function describeTreasureRush(frame: TreasureRushFrame): string {
  const { map, maze } = frame;
  const here = playerPosition(frame);
  const cell = cellOf(here, map);
  const ground = map.names[map.tiles[cell]];
  return [
    positionWords(here),
    `ways ${wayWords(maze?.sides[cell] ?? 0)}`,
    ...(ground === 'floor' ? [] : [`${ground} ground`]),
    ...spriteWords(frame, here, ({ id, kind }) => (id === 'player' ? null : kind.replaceAll('-', ' '))),
    `${sayTenths(frame.hud.time.ticks)} seconds left`,
  ].join('; ');
}
