import type { Frame } from '@warren/games';
import {
  beginWayOut,
  LABYRINTH_SOLVERS,
  type LabyrinthState,
  type Square,
  type WayOut,
} from '@warren/games/labyrinth';
import type { Session } from '../../game/game-view.js';
import { cellSprite } from '../../game/maze-window.js';
import { bandOf, putPanel, withPanel } from '../../tui/canvas.js';
import { chooseFrom, nextKey, showError } from '../../tui/dialogs.js';
import type { Page } from '../../tui/stage.js';
import { drawLabyrinthMaze, LABYRINTH_PANEL } from './draw.js';
import { labyrinthOptions, setLabyrinthOptions } from './settings.js';

/** What is seen of a solver at work. Its speed is in steps a second; 0 while it waits. */
type Watched = ReturnType<Work['seen']> & { readonly title: string; readonly speed: number };

/** A labyrinth with a solver at work in it. */
function solverPage({ run, frame }: Session<LabyrinthState>, watched: Watched): Page {
  const { title, visited, speed, end, cursor } = watched;
  const { round } = run.state;
  return {
    draw(canvas) {
      const { columns, rows } = canvas;
      canvas.put(1, 0, title, 'title');
      const keys = '+ - speed  space wait  . step  End finish  q back';
      canvas.put(columns - keys.length - 1, 0, keys, 'quiet');
      const { picture, panel } = withPanel(bandOf(canvas, 1, rows - 2), LABYRINTH_PANEL);
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
  const walker = cursor === null ? [] : [cellSprite({ id: 'player', kind: 'solver' }, cursor, map)];
  return { ...frame, trail: squares.map(({ cell }) => cell), sprites: [...things, ...walker] };
}

/** Thirty pictures a second, as while playing. */
const FRAME_MS = 33;
/** What one press makes slower or faster, and how far it goes. */
const SPEEDS = [1, 2, 5, 10, 20, 50, 100, 200] as const;

/** Lets the player choose a solver and watch it. During a run that makes it assisted. */
export async function watchSolver(session: Session<LabyrinthState>): Promise<void> {
  const { app, run } = session;
  const { folder } = app;
  const { solver: last } = labyrinthOptions(folder);
  const usual = LABYRINTH_SOLVERS.filter(({ id }) => id === last);
  const others = LABYRINTH_SOLVERS.filter(({ id }) => id !== last);
  const solver = await chooseFrom(app.stage, {
    title: 'Watch a solver',
    lines: run.finished ? [] : ['A solver shows the way: this run will be in no table.'],
    choices: [
      ...[...usual, ...others].map((value) => ({ title: value.title, value })),
      { title: 'Back', value: null },
    ],
  });
  if (solver === null) return;
  if (!run.finished) session.choose('watch');
  const saved = setLabyrinthOptions(folder, { solver: solver.id });
  if (!saved.ok) await showError(app, 'The choice was not kept', saved.reason);
  await watch(session, solver);
}

async function watch(
  session: Session<LabyrinthState>,
  { id, title }: (typeof LABYRINTH_SOLVERS)[number],
): Promise<unknown> {
  const { app, run } = session;
  const { stage, folder, now } = app;
  const begun = beginWayOut({ round: run.state.round, solver: id });
  if (!begun.ok) return showError(app, 'It can not be watched', begun.reason);
  const work = makeWork(begun.value);
  let speed = Number(labyrinthOptions(folder)['solver-speed']);
  let [owed, last, waits] = [0, now(), false];
  for (;;) {
    stage.showPage(solverPage(session, { title, ...work.seen(), speed: waits ? 0 : speed }));
    const key = await nextKey(stage, work.ended() ? Number.POSITIVE_INFINITY : FRAME_MS);
    const time = now();
    if (!waits) owed += (speed * (time - last)) / 1000;
    last = time;
    for (; owed >= 1; owed--) work.step();
    if (key === 'escape' || key === 'q' || key === 'enter') break;
    if (key === ' ' || key === 'p') waits = !waits;
    else if (key === '.') work.step();
    else if (key === 'end') work.finish();
    else if (key === '+' || key === 'right') speed = nextSpeed(speed, 1);
    else if (key === '-' || key === 'left') speed = nextSpeed(speed, -1);
  }
  return setLabyrinthOptions(folder, { 'solver-speed': speed });
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
    /**
     * Where it has been, in this order, and after the end the way it found; where it is; and how it ended, empty while
     * it is at work.
     */
    seen() {
      const path = hasEnded ? way.path() : null;
      const known = { cursor: way.cursor(), visited: way.visited() };
      if (!path?.ok) return { ...known, squares, end: path?.reason ?? '' };
      return { ...known, squares: path.value, end: `${path.value.length - 1} steps to the exit` };
    },
  };
}

type Work = ReturnType<typeof makeWork>;
