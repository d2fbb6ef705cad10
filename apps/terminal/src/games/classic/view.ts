import type { Run } from '@warren/games';
import {
  CLASSIC_LEVELS,
  CLASSIC_SEASON,
  type ClassicFrame,
  type ClassicSettings,
  type ClassicState,
  classic,
  classicOutcome,
  classicTimeText,
  kindTitle,
} from '@warren/games/classic';
import { type GameView, heldActions, type Start } from '../../game/game-view.js';
import { describeClassic, remarkClassic } from './captions.js';
import { drawClassic } from './draw.js';
import { classicMenu } from './menu.js';

const KEYS: Readonly<Record<string, string>> = { h: 'hint', v: 'solution' };

/** Classic: a maze with thin walls, and as much of a large one as there is room for. */
export const classicView: GameView<ClassicState, ClassicFrame> = {
  game: classic,
  starts: [
    { title: 'Level 15 with tunnels', settings: { level: 15, season: CLASSIC_SEASON, tunnels: true } },
    { title: 'Level 1', settings: { level: 1, season: CLASSIC_SEASON } },
    { title: 'Level 30', settings: { level: 30, season: CLASSIC_SEASON } },
    { title: 'A custom maze', settings: { width: 16, height: 5, timer: true } },
  ],
  help: (unicode) => [
    'Find the way from the lower left to the upper right. The faster, the',
    'better the medal. A tunnel leads from a letter to the same one elsewhere.',
    'Hint and solution help, and then the run is not ranked.',
    '',
    `@ you    > exit    < start    A A a tunnel    ${unicode ? '·' : '.'} the way, where it is shown`,
  ],
  keys: [
    { keys: 'h', does: 'hint: the way to the next turn' },
    { keys: 'v', does: 'solution: all of the way' },
  ],
  actionOf: (key) => KEYS[key] ?? null,
  actionsOf: (input, state) => heldActions(classic, input, state.player.held),
  // A step takes 100 ms, and a tap makes just one.
  tapMs: 60,
  waits: isUnderground,
  between: () => [],
  draw: drawClassic,
  remark: remarkClassic,
  describe: describeClassic,
  results,
  progress: ({ state }) => mazeTitle(state.settings),
  following,
  menu: (app) => classicMenu(app, classicView),
};

/** A player that stepped into a mouth comes out of the other one without a key. */
function isUnderground({ player, maze, phase }: ClassicState): boolean {
  return phase === 'playing' && !player.emerged && maze.mouths.includes(player.cell);
}

/** What a maze is called: "Diamond 5, tunnels", "Normal 16 x 5". */
function mazeTitle({ kind, level, width, height, tunnels, timer }: ClassicSettings): string {
  const options = `${tunnels ? ', tunnels' : ''}${timer ? ', timer' : ''}`;
  return `${kindTitle(kind)} ${level === 0 ? `${width} x ${height}` : level}${options}`;
}

/** The next level of the same kind, once this one is won. */
function following({ state }: Run<ClassicState>): Start | null {
  const { kind, level, season, tunnels, timer } = state.settings;
  if (level === 0 || level === CLASSIC_LEVELS || state.phase !== 'won') return null;
  return { title: 'Next level', settings: { kind, level: level + 1, season, tunnels, timer } };
}

function results({ state }: Run<ClassicState>): ReturnType<GameView['results']> {
  const { result, ticks, moves, shortest, medal, assisted, gold } = classicOutcome(state);
  const helped = assisted ? 'none, with help' : medal;
  return {
    title: result === 'won' ? 'Maze completed' : 'Time is out',
    lines: [
      mazeTitle(state.settings),
      '',
      `Time    ${classicTimeText(ticks)}`,
      `Moves   ${moves} (the shortest way has ${shortest})`,
      `Medal   ${helped}`,
      `Gold    ${classicTimeText(gold)}`,
    ],
  };
}
