import { type Run, sayMinutes, sayTenths, wholeSeconds } from '@warren/games';
import {
  causeOf,
  type LabyrinthFrame,
  type LabyrinthState,
  labyrinth,
  labyrinthOutcome,
  parseLevelLine,
} from '@warren/games/labyrinth';
import {
  type ExtraPage,
  type GameView,
  heldActions,
  type Play,
  type Session,
  type Start,
} from '../../game/game-view.js';
import { showHelp, showScores } from '../../game/pages.js';
import { continueChoice, playNew, showGameMenu } from '../../game/play-game.js';
import { cellOf, playerPosition, positionWords, spriteWords, wayWords } from '../../game/position.js';
import { showError } from '../../tui/dialogs.js';
import { nameLevel } from './create-level.js';
import { drawLabyrinth } from './draw.js';
import { addLevel, chooseLevel } from './levels.js';
import { labyrinthOptions, showOptions } from './settings.js';
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
  keys: [{ keys: 'j or v', does: 'show the way out; the run is in no table then' }],
  actionOf: (key) => (key === 'j' || key === 'v' ? 'solution' : null),
  actionsOf: (input, state) => heldActions(labyrinth, input, state.player.held),
  // A cell takes 250 ms: a tap is a step to the next one.
  tapMs: 250,
  hidesPaused: true,
  causeOf,
  draw: drawLabyrinth,
  remark: remarkLabyrinth,
  describe: describeLabyrinth,
  results,
  progress: ({ state }) => `level ${state.round.number}, score ${state.score}`,
  hasLevels: true,
  notEntered: ({ state }) =>
    labyrinthOutcome(state).assisted ? null : 'No exit was reached: the run is in no table.',
  following,
  extraPages,
  rings: ({ events }, { folder }) =>
    // The file is looked at only when there is something to be heard.
    events.some((event) => HEARD.includes(event)) && labyrinthOptions(folder).sound === 'on',
  glides: ({ folder }) => labyrinthOptions(folder).controls === 'glide',
  menu: labyrinthMenu,
};

function results({ state }: Run<LabyrinthState>): ReturnType<GameView['results']> {
  const { result, score, level, completed, seconds, assisted } = labyrinthOutcome(state);
  const { limit, left } = state.round;
  const isOutOfTime = result === 'lost' && limit > 0 && left === 0;
  return {
    title: result === 'won' ? 'The exit is reached' : isOutOfTime ? 'Out of time' : 'The run is over',
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
    { title: 'Watch a solver', open: watchSolver },
    ...(code === '' ? [] : [{ title: 'Save this level', open: saveLevel }]),
  ];
}

/** Keeps the level of a run among the custom ones. */
async function saveLevel({ app, run }: Session<LabyrinthState>): Promise<void> {
  const level = parseLevelLine(run.state.round.code);
  const named = level.ok ? await nameLevel(app, level.value) : null;
  if (named === null) return;
  const saved = addLevel(app.folder, named);
  if (!saved.ok) await showError(app, 'The level was not kept', saved.reason);
}

/** Shows the menu of Labyrinth, until the player leaves. */
function labyrinthMenu(play: Play<LabyrinthState>): Promise<void> {
  const { app, view } = play;
  // Read now, since the player may just have changed it.
  const playRun = () => playNew(play, { algorithm: labyrinthOptions(app.folder).generation });

  async function playLevel(): Promise<unknown> {
    const settings = await chooseLevel(app);
    return settings === null ? null : playNew(play, settings);
  }

  return showGameMenu(play, (run) => [
    ...(run === null ? [] : [continueChoice(play, run)]),
    { title: 'New game', value: playRun },
    { title: 'Custom levels', value: playLevel },
    { title: 'Leaderboard', value: () => showScores(app, view.game) },
    { title: 'Options', value: () => showOptions(app) },
    { title: 'How to play', value: () => showHelp(play), key: '?' },
    { title: 'Quit', value: null },
  ]);
}

/** What only the terminal says: every last second, and on which side of a bridge the player is. */
function remarkLabyrinth({ events, hud }: LabyrinthFrame): string | null {
  const last = events.at(-1);
  if (last === 'tick-down') return `${wholeSeconds(hud.time)} seconds left`;
  if (last === 'under') return 'Beneath a bridge';
  return last === 'emerge' ? 'Out from beneath the bridge' : null;
}

/** The cell, whether it is a bridge and on which side of it the player is, the ways on, and where the exits are. */
function describeLabyrinth(frame: LabyrinthFrame): string {
  const { map, maze, sprites, hud } = frame;
  const { time } = hud;
  const here = playerPosition(frame);
  const cell = cellOf(here, map);
  const isBeneath = sprites.some(({ id, beneath }) => id === 'player' && beneath === true);
  const under = maze?.under?.[cell] ?? 0;
  const ways = isBeneath ? under : (maze?.sides[cell] ?? 0);
  return [
    positionWords(here),
    ...(under === 0 ? [] : [isBeneath ? 'beneath a bridge' : 'on a bridge']),
    `ways ${wayWords(ways)}`,
    ...spriteWords(frame, here, ({ kind }) => (kind === 'exit' ? kind : null)),
    `${sayTenths(time.ticks)} seconds${time.isLeft ? ' left' : ''}`,
  ].join('; ');
}
