import type { Frame } from '@warren/games';
import {
  beginWayOut,
  LABYRINTH_SOLVERS,
  type LabyrinthState,
  type Square,
  type WayOut,
} from '@warren/games/labyrinth';
import { Interrupted } from '../../cli/errors.js';
import type { AppContext } from '../../game/app-context.js';
import type { PausedRun } from '../../game/game-view.js';
import { cellSprite } from '../../game/maze-window.js';
import { putPanel, withPanel } from '../../tui/canvas.js';
import { chooseFrom, showError } from '../../tui/dialogs.js';
import type { Page } from '../../tui/stage.js';
import { drawLabyrinthMaze, LABYRINTH_PANEL } from './draw.js';
import { labyrinthOptions, setLabyrinthOptions } from './settings.js';

/** What is seen of a solver at work. */
export interface Watched {
  readonly title: string;
  /** Where it has been, in this order, and after the end the way it found. */
  readonly squares: readonly Square[];
  readonly cursor: Square | null;
  readonly visited: number;
  /** How it ended; empty while it is at work. */
  readonly end: string;
  /** Steps a second; 0 while it waits. */
  readonly speed: number;
}

/** A labyrinth with a solver at work in it. */
export function solverPage({ run, frame }: PausedRun<LabyrinthState>, watched: Watched): Page {
  const { title, visited, speed, end, cursor } = watched;
  const { round } = run.state;
  return {
    draw(canvas) {
      const { columns, rows } = canvas;
      canvas.put(1, 0, title, 'title');
      const keys = '+ - speed  space wait  . step  End finish  q back';
      canvas.put(columns - keys.length - 1, 0, keys, 'quiet');
      const room = canvas.part({ column: 0, row: 1, columns, rows: rows - 2 });
      const { picture, panel } = withPanel(room, LABYRINTH_PANEL);
      drawLabyrinthMaze(frameOf(frame, watched), picture);
      putPanel(panel, 1, [
        { label: 'Looked at', value: `${visited}` },
        { label: 'Shortest way', value: `${round.steps}` },
        { label: 'Speed', value: speed === 0 ? 'waits' : `${speed} a s` },
      ]);
      canvas.put(1, rows - 1, end, 'strong');
    },
    // Screen readers get the end, not every step.
    lines: () => (end === '' ? [`${title} is at work`] : [`${end}, ${visited} squares looked at`]),
    ...(cursor === null ? {} : { moment: end === '' ? 0 : 1 }),
  };
}

/** The labyrinth without the player: where the solver is, and where it has been. */
function frameOf(frame: Frame, { squares, cursor }: Watched): Frame {
  const { map } = frame;
  const things = frame.sprites.filter(({ id }) => id !== 'player');
  // The window of a large labyrinth follows whatever is called the player.
  const walker = cursor === null ? [] : [cellSprite({ id: 'player', kind: 'solver', square: cursor }, map)];
  return { ...frame, trail: squares.map(({ cell }) => cell), sprites: [...things, ...walker] };
}

/** Thirty pictures a second, as while playing. */
const FRAME_MS = 33;
/** What one press makes slower or faster, and how far it goes. */
const SPEEDS = [1, 2, 5, 10, 20, 50, 100, 200] as const;

/** Lets the player choose a solver and watch it. During a run that makes it assisted. */
export async function watchSolver(app: AppContext, paused: PausedRun<LabyrinthState>): Promise<void> {
  const { stage, folder } = app;
  const { solver: last } = labyrinthOptions(folder);
  const usual = LABYRINTH_SOLVERS.filter(({ id }) => id === last);
  const others = LABYRINTH_SOLVERS.filter(({ id }) => id !== last);
  const choice = await chooseFrom(stage, {
    title: 'Watch a solver',
    lines: paused.run.finished ? [] : ['A solver shows the way: this run will be in no table.'],
    choices: [...usual, ...others].map(({ id, title }) => ({ id, title })).concat({ id: '', title: 'Back' }),
    back: '',
  });
  if (choice === '') return;
  if (!paused.run.finished) paused.choose('watch');
  const saved = setLabyrinthOptions(folder, { solver: choice });
  if (!saved.ok) await showError(app, 'The choice was not kept', saved.reason);
  await watch(app, paused, choice);
}

async function watch(app: AppContext, paused: PausedRun<LabyrinthState>, solver: string): Promise<void> {
  const { stage, folder, now } = app;
  const { round } = paused.run.state;
  const begun = beginWayOut({ round, solver });
  if (!begun.ok) return showError(app, 'It can not be watched', begun.reason);
  const title = LABYRINTH_SOLVERS.find(({ id }) => id === solver)?.title ?? solver;
  const work = makeWork(begun.value);
  let speed = Number(labyrinthOptions(folder)['solver-speed']);
  let [owed, last, waits] = [0, now(), false];
  for (;;) {
    stage.showPage(solverPage(paused, { title, ...work.seen(), speed: waits ? 0 : speed }));
    const press = await stage.next(work.ended() ? Number.POSITIVE_INFINITY : FRAME_MS);
    const time = now();
    if (!waits) owed += (speed * (time - last)) / 1000;
    last = time;
    for (; owed >= 1; owed--) work.step();
    if (press === null || press.kind === 'release') continue;
    const { key } = press;
    if (key === 'ctrl-c') throw new Interrupted();
    if (key === 'escape' || key === 'q' || key === 'enter') break;
    if (key === ' ' || key === 'p') waits = !waits;
    else if (key === '.') work.step();
    else if (key === 'end') work.finish();
    else if (key === '+' || key === 'right') speed = nextSpeed(speed, 1);
    else if (key === '-' || key === 'left') speed = nextSpeed(speed, -1);
  }
  setLabyrinthOptions(folder, { 'solver-speed': speed });
}

function nextSpeed(speed: number, direction: 1 | -1): number {
  const others = SPEEDS.filter((other) => (other - speed) * direction > 0);
  return (direction > 0 ? others[0] : others[others.length - 1]) ?? speed;
}

/** A solver that is stepped, and remembers where it was. */
function makeWork(way: WayOut) {
  const squares: Square[] = [];
  let hasEnded = false;

  function step(): void {
    if (hasEnded) return;
    hasEnded = way.advance(1);
    const cursor = way.cursor();
    if (cursor !== null) squares.push(cursor);
  }

  return {
    step,
    finish() {
      while (!hasEnded) step();
    },
    ended: () => hasEnded,
    seen(): Pick<Watched, 'squares' | 'cursor' | 'visited' | 'end'> {
      const path = hasEnded ? way.path() : null;
      const known = { cursor: way.cursor(), visited: way.visited() };
      if (path === null) return { ...known, squares, end: '' };
      if (!path.ok) return { ...known, squares, end: path.reason };
      return { ...known, squares: path.value, end: `${path.value.length - 1} steps to the exit` };
    },
  };
}
