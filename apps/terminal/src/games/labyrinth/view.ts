import { type Run, sayMinutes } from '@warren/games';
import {
  type LabyrinthFrame,
  type LabyrinthState,
  labyrinth,
  labyrinthOutcome,
  parseLevelLine,
} from '@warren/games/labyrinth';
import type { AppContext } from '../../game/app-context.js';
import {
  type ExtraPage,
  type GameView,
  heldActions,
  type PausedRun,
  type Start,
} from '../../game/game-view.js';
import { showError } from '../../tui/dialogs.js';
import { describeLabyrinth, remarkLabyrinth } from './captions.js';
import { nameLevel } from './create-level.js';
import { drawLabyrinth } from './draw.js';
import { addLevel } from './levels.js';
import { labyrinthMenu } from './menu.js';
import { labyrinthOptions } from './settings.js';
import { watchSolver } from './solver.js';

/** What rings the bell of the terminal. */
const HEARD: readonly string[] = ['tick-down', 'exit', 'lost'];

/** Labyrinth: as much of it as the screen has room for, with its bridges. */
export const labyrinthView: GameView<LabyrinthState, LabyrinthFrame> = {
  game: labyrinth,
  starts: [{ title: 'New game', settings: {} }],
  help: (unicode) => [
    'Find an exit before the clock runs out, and the next labyrinth is larger.',
    'Corridors run over and under each other: if you come in beneath a bridge,',
    'you go on beneath it, and if you come in on it, you stay on it.',
    '',
    unicode
      ? '@ you    X exit    s start    ═ and ║ bridges'
      : '@ you    X exit    s start    = and [ ] bridges',
    'o you, beneath a bridge',
  ],
  keys: [{ keys: 'v', does: 'show the way out; the run is in no table then' }],
  actionOf: (key) => (key === 'v' ? 'solution' : null),
  actionsOf: (input, state) => heldActions(labyrinth, input, state.player.held),
  // A cell takes 250 ms: a tap is a step to the next one.
  tapMs: 250,
  waits: (state) => state.round.pause > 0,
  between: () => [],
  draw: drawLabyrinth,
  remark: remarkLabyrinth,
  describe: describeLabyrinth,
  results,
  progress: ({ state }) => `level ${state.round.number}, score ${state.score}`,
  hasLevels: true,
  following,
  extraPages,
  rings: ({ events }, { folder }) =>
    // The file is looked at only when there is something to be heard.
    events.some((event) => HEARD.includes(event)) && labyrinthOptions(folder).sound === 'on',
  glides: ({ folder }) => labyrinthOptions(folder).controls === 'glide',
  menu: (app) => labyrinthMenu(app, labyrinthView),
};

function results({ state }: Run<LabyrinthState>): ReturnType<GameView['results']> {
  const { result, score, level, completed, seconds, assisted } = labyrinthOutcome(state);
  return {
    title: result === 'won' ? 'The exit is reached' : result === 'lost' ? 'Out of time' : 'So far',
    lines: [
      `Score       ${score}`,
      `Level       ${level}`,
      `Exits       ${completed}`,
      `Time        ${sayMinutes(seconds)}`,
      ...(assisted ? ['The way out was shown.'] : []),
    ],
  };
}

/** The level that was lost can be tried again, for no table. */
function following({ state }: Run<LabyrinthState>): Start | null {
  const { code } = state.round;
  if (state.phase !== 'lost' || code === '') return null;
  return { title: 'Try this level again', settings: { code, practice: true } };
}

function extraPages({ state }: Run<LabyrinthState>): ExtraPage<LabyrinthState>[] {
  const { code } = state.round;
  return [
    { id: 'watch', title: 'Watch a solver', open: watchSolver },
    ...(code === '' ? [] : [{ id: 'save', title: 'Save this level', open: saveLevel }]),
  ];
}

/** Keeps the level of a run among the custom ones. */
async function saveLevel(app: AppContext, { run }: PausedRun<LabyrinthState>): Promise<void> {
  const level = parseLevelLine(run.state.round.code);
  const named = level.ok ? await nameLevel(app, level.value) : null;
  if (named === null) return;
  const saved = addLevel(app.folder, named);
  if (!saved.ok) await showError(app, 'The level was not kept', saved.reason);
}
