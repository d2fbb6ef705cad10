import { savedRunText } from '@warren/client';
import { makeMaze, readSpec, runSpec } from '@warren/engine';
import { makeLostCause, makeMazeJson, makeMazeText, makeWarrenCode } from '@warren/engine/codes';
import { GENERATORS } from '@warren/engine/generators';
import { GAMES, makeRecordingText, startRun, startRunClock } from '@warren/games';
import { findBot } from '@warren/games/bots';
import { beginWorld, makeWorldText } from '@warren/games/cave';
import { must } from '../../lib/must.mjs';

const TICKS = 60;

/** Good texts of each kind, made by those who write them. */
export function makeSamples() {
  const specs = GENERATORS.flatMap(({ id, grids }) =>
    grids.map((grid, i) =>
      must(readSpec({ algorithm: id, grid, width: 5 + i, height: 6, seed: `世 ${i}`, exits: 2 })),
    ),
  );
  const mazes = specs.map((spec) => must(runSpec(spec)));
  const runs = GAMES.map((game) => {
    const run = must(startRun(game, {}, 'sample'));
    const player = must(findBot(game.id)).begin();
    while (run.tick < TICKS && !run.finished) run.advance(player(run.state));
    return run;
  });
  const clock = startRunClock(() => 0);
  const world = must(beginWorld({ id: '9d80b117', name: 'Höhle', seed: 's', settings: {}, now: 0 }));
  return {
    lostCause: ['1', '2', '3'].map((seed) =>
      must(makeLostCause(must(makeMaze({ algorithm: 'recursive-backtracker', width: 5, height: 4, seed })))),
    ),
    warrenCodes: specs.map((spec) => must(makeWarrenCode(spec))),
    mazeJson: mazes.map((maze) => makeMazeJson(maze, { algorithm: 'prim', seed: 's' })),
    mazeTexts: mazes.map((maze) => makeMazeText(maze)).flatMap((text) => (text.ok ? [text.value] : [])),
    recordings: runs.map((run) => makeRecordingText(run.recording())),
    savedRuns: runs.map((run) => run.save()),
    runTexts: runs.map((run) => savedRunText({ run, clock, ticket: null }, { level: 1 })),
    clocks: [clock.save()],
    worlds: [makeWorldText(world)],
    settings: new Map(GAMES.map((game) => [game.id, [must(game.readSettings({}))]])),
  };
}
