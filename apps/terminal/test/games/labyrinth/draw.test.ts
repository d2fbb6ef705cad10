import { startRun } from '@warren/games';
import { labyrinth } from '@warren/games/labyrinth';
import { describe, expect, test } from 'vitest';
import { labyrinthView } from '../../../src/games/labyrinth/view.js';
import { canvasOn } from '../../../src/tui/canvas.js';
import { makePicture, pictureLines } from '../../../src/tui/picture.js';
import { must } from '../../support/must.js';

const HOLD_EAST = 2;
const HOLD_SOUTH = 4;
const SOLUTION = 16;

/** A bridge from north to south over a corridor, and one from west to east. */
const UPRIGHT = 'warren-text 1 rect 3x3 start 3 exits 5\n6e8\n3|8\n2b8\n';
const LEVEL = 'warren-text 1 rect 3x3 start 1 exits 7\n6c4\n7-d\n111\n';

function shown(
  maze: string,
  actions: readonly number[],
  ticks: number,
  room = { columns: 40, rows: 8 },
  unicode = true,
) {
  const run = must(startRun(labyrinth, { maze, slack: 0 }, ''));
  for (let tick = 0; tick < ticks; tick++) run.advance(tick === 0 ? actions : []);
  const picture = makePicture(room);
  labyrinthView.draw(labyrinth.frame(run.state), canvasOn(picture, { palette: 'plain', unicode }));
  return { run, text: pictureLines(picture).map((line) => line.slice(0, room.columns - 17)) };
}

const trimmed = (lines: readonly string[]) => lines.map((line) => line.trim()).filter((line) => line !== '');

describe('bridges in the terminal', () => {
  test('are two edges along the corridor above, with gaps where the one beneath goes in', () => {
    expect(trimmed(shown(UPRIGHT, [], 0).text)).toEqual([
      '┌───────────┐',
      '│           │',
      '│       ╶───┤',
      '│ @  ║ ║  X │',
      '├───╴   ╶───┤',
      '│           │',
      '└───────────┘',
    ]);
    expect(trimmed(shown(UPRIGHT, [], 0, undefined, false).text)[3]).toBe('| @  [ ]  X |');
  });

  test('from west to east are lines above and below where the cells are large', () => {
    const { text } = shown(LEVEL, [], 0, { columns: 60, rows: 20 });
    expect(text.filter((line) => /═{7,}/.test(line))).toHaveLength(2);
  });

  test('hide the player beneath: a sign on the bridge says where', () => {
    expect(trimmed(shown(UPRIGHT, [HOLD_EAST], 15).text)[3]).toBe('│ s  ║o║  X │');
    expect(trimmed(shown(LEVEL, [HOLD_SOUTH], 15).text).join('\n')).toContain('═o═');
  });

  test('a way that is shown runs over them, and is not seen beneath', () => {
    const { text } = shown(UPRIGHT.replace('start 3', 'start 7'), [SOLUTION], 1);
    expect(trimmed(text)[3]).toBe('│ •  ║•║  X │');
    const { text: beneath } = shown(UPRIGHT, [SOLUTION], 1);
    expect(trimmed(beneath)[3]).toBe('│ @  ║ ║  X │');
  });
});

describe('in words', () => {
  test('it is said where one is, on a bridge or beneath it, and which ways there are', () => {
    const words = (maze: string, action: number) => {
      const { run } = shown(maze, [action], 15);
      return labyrinthView.describe(labyrinth.frame(run.state), run.state);
    };
    expect(words(UPRIGHT, HOLD_EAST)).toBe(
      'Column 2, row 2; beneath a bridge; ways east, west; exit 1 east; 0.3 seconds',
    );
    expect(words(UPRIGHT.replace('start 3', 'start 1'), HOLD_SOUTH)).toContain(
      'on a bridge; ways north, south',
    );
  });
});
