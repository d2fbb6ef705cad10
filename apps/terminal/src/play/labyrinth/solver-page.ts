import type { Frame, LabyrinthState } from '@warren/games';
import { cellSprite } from '../draw/cell-sprite.js';
import { putPanel, withPanel } from '../draw/panel.js';
import type { Standstill } from '../game-view.js';
import type { Page } from '../pages/page.js';
import { drawLabyrinth, LABYRINTH_PANEL } from './draw-labyrinth.js';
import type { Watched } from './watched.js';

/** A labyrinth with a solver at work in it. */
export function solverPage({ run, frame }: Standstill, watched: Watched): Page {
  const { title, visited, speed, end, cursor } = watched;
  const { round } = run.state as LabyrinthState;
  return {
    draw(canvas) {
      const { columns, rows } = canvas;
      canvas.put(1, 0, title, 'title');
      const keys = '+ - speed  space wait  . step  End finish  q back';
      canvas.put(columns - keys.length - 1, 0, keys, 'quiet');
      const room = canvas.part({ column: 0, row: 1, columns, rows: rows - 2 });
      const { picture, panel } = withPanel(room, LABYRINTH_PANEL);
      drawLabyrinth(frameOf(frame, watched), picture);
      putPanel(panel, 1, [
        { label: 'Looked at', value: `${visited}` },
        { label: 'Shortest way', value: `${round.steps}` },
        { label: 'Speed', value: speed === 0 ? 'waits' : `${speed} a s` },
      ]);
      canvas.put(1, rows - 1, end, 'strong');
    },
    // Those who listen are told how it ended, not every step.
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
