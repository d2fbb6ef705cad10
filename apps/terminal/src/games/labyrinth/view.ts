import type { Frame, Run } from '@warren/games';
import { type LabyrinthState, labyrinth, parseLevelLine } from '@warren/games/labyrinth';
import type { AppContext } from '../../game/app-context.js';
import {
  type ExtraPage,
  type GameView,
  heldActions,
  type PausedRun,
  type Start,
} from '../../game/game-view.js';
import { hudValue } from '../../game/position.js';
import { BIG_ROWS, type Canvas, putBigNumber, putPanel, withPanel } from '../../tui/canvas.js';
import { showError } from '../../tui/dialogs.js';
import { announceLabyrinth, describeLabyrinth } from './captions.js';
import { nameLevel } from './create-level.js';
import { drawLabyrinth, LABYRINTH_PANEL } from './draw.js';
import { keepLevel } from './levels.js';
import { labyrinthMenu } from './menu.js';
import { labyrinthOptions } from './settings.js';
import { watchSolver } from './solver.js';

/** From here on the clock is shown as pressing. */
const LAST_SECONDS = 5;

/** What rings the bell of the terminal. */
const HEARD: readonly string[] = ['tick-down', 'exit', 'lost'];

/** Labyrinth: as much of it as the screen has room for, with its bridges. */
export const labyrinthView: GameView = {
  game: labyrinth,
  starts: [{ title: 'New game', settings: {} }],
  help: (unicode) => [
    'Find an exit before the clock runs out, and the next labyrinth is larger.',
    'Corridors run over and under each other: who comes in beneath a bridge',
    'goes on beneath it, and who comes in on it stays on it.',
    '',
    unicode
      ? '@ you    X exit    s start    ═ and ║ bridges'
      : '@ you    X exit    s start    = and [ ] bridges',
    'o you, beneath a bridge',
  ],
  keys: [{ keys: 'v', does: 'show the way out; the run is in no table then' }],
  actionOf: (key) => (key === 'v' ? 'solution' : null),
  actionsOf: (input, state) => heldActions(labyrinth, input, stateOf(state).player.held),
  // A cell takes 250 ms: a tap is a step to the next one.
  tapMs: 250,
  waits: (state) => stateOf(state).round.pause > 0,
  between: () => [],
  draw,
  announce: announceLabyrinth,
  describe: describeLabyrinth,
  results,
  progress: ({ state }) => `level ${stateOf(state).round.number}, score ${stateOf(state).score}`,
  hasLevels: true,
  following,
  extraPages,
  rings: ({ events }, { folder }) =>
    // The file is looked at only when there is something to be heard.
    events.some((event) => HEARD.includes(event)) && labyrinthOptions(folder).sound === 'on',
  glides: ({ folder }) => labyrinthOptions(folder).controls === 'glide',
  menu: (app) => labyrinthMenu(app, labyrinthView),
};

function stateOf(state: unknown): LabyrinthState {
  return state as LabyrinthState;
}

function draw(frame: Frame, canvas: Canvas): void {
  const { picture, panel } = withPanel(canvas, LABYRINTH_PANEL);
  drawLabyrinth(frame, picture);
  const time = hudValue(frame, 'time');
  const label = frame.hud.find(({ id }) => id === 'time')?.label ?? '';
  const presses = label === 'Time left' && Number(time) <= LAST_SECONDS;
  putBigNumber(panel, 1, time, presses ? 'bad' : 'strong');
  putPanel(panel, BIG_ROWS + 2, [
    { label, value: time },
    { label: 'Level', value: hudValue(frame, 'level') },
    { label: 'Score', value: hudValue(frame, 'score') },
    { label: 'Exits', value: hudValue(frame, 'exits') },
    { label: 'Size', value: hudValue(frame, 'size') },
    ...(hudValue(frame, 'assisted') === 'yes' ? [{ label: 'Assisted' }] : []),
  ]);
}

function results({ outcome }: Run): ReturnType<GameView['results']> {
  const { result, score, level, completed, seconds, assisted } = outcome;
  return {
    title: result === 'won' ? 'The exit is reached' : result === 'lost' ? 'Out of time' : 'So far',
    lines: [
      `Score       ${score}`,
      `Level       ${level}`,
      `Exits       ${completed}`,
      `Time        ${Math.floor(Number(seconds) / 60)}:${`${Number(seconds) % 60}`.padStart(2, '0')}`,
      ...(assisted === true ? ['The way out was shown.'] : []),
    ],
  };
}

/** The level that was lost can be tried again, for no table. */
function following({ state, outcome }: Run): Start | null {
  const { code } = stateOf(state).round;
  if (outcome.result !== 'lost' || code === '') return null;
  return { title: 'Try this level again', settings: { code, practice: true } };
}

function extraPages({ state }: Run): ExtraPage[] {
  const { code } = stateOf(state).round;
  return [
    { id: 'watch', title: 'Watch a solver', open: watchSolver },
    ...(code === '' ? [] : [{ id: 'save', title: 'Save this level', open: saveLevel }]),
  ];
}

/** Keeps the level of a run among the custom ones. */
async function saveLevel(app: AppContext, { run }: PausedRun): Promise<void> {
  const level = parseLevelLine(stateOf(run.state).round.code);
  const named = level.ok ? await nameLevel(app, level.value) : null;
  if (named === null) return;
  const saved = keepLevel(app.folder, named);
  if (!saved.ok) await showError(app, 'The level was not kept', saved.reason);
}
