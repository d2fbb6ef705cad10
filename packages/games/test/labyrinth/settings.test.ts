import { describe, expect, test } from 'vitest';
import { labyrinth } from '../../src/labyrinth/game.js';
import { BRIDGE, COMB } from '../support/labyrinth.js';
import { must } from '../support/must.js';

const CODE = 'w1-CxIKA_oBMTh2MnRrcDFhZnZ1dm6TdpM';
const read = (settings: object) => must(labyrinth.readSettings(settings));
const refusal = (settings: unknown) => labyrinth.readSettings(settings);

describe('LB-21: settings', () => {
  test('are filled in with the usual ones, and say by themselves what is wanted', () => {
    const usual = { mode: 'run', level: 1, algorithm: 'weave-prim', levels: 0, code: '', maze: '', slack: 0 };
    expect(read({})).toEqual({ ...usual, practice: false, relaxed: false });
    expect(read({ code: CODE })).toMatchObject({ mode: 'level', level: 0, code: CODE });
    expect(read({ maze: BRIDGE })).toMatchObject({ mode: 'maze', level: 0, maze: BRIDGE, slack: 30 });
    expect(read({ code: '', maze: '' })).toMatchObject({ mode: 'run' });
  });

  test.each([
    ['no object', 7, 'settings must be an object'],
    ['an unknown setting', { colour: 'red' }, 'Labyrinth has no setting "colour"'],
    ['an unknown mode', { mode: 'walk' }, 'there is no mode "walk"'],
    ['level 0', { level: 0 }, 'level must be a whole number from 1 to 999'],
    ['a level that is no number', { level: 'three' }, 'level must be a whole number'],
    ['too many levels', { levels: 1000 }, 'levels must be a whole number from 0 to 999'],
    ['an algorithm that does not weave', { algorithm: 'prim' }, 'no labyrinth is grown by "prim"'],
    ['a damaged code', { code: `${CODE}x` }, 'checksum'],
    ['a code that is none', { code: 'hello' }, 'this is no Warren code'],
    ['a code that is no text', { code: 5 }, 'code must be a text'],
    ['a mode without its code', { mode: 'level' }, 'this is no Warren code'],
    ['a code in a run', { mode: 'run', code: CODE }, 'for the mode "level" only'],
    ['a maze in a run', { mode: 'run', maze: BRIDGE }, 'for the mode "maze" only'],
    ['slack in a run', { slack: 20 }, 'for the mode "maze" only'],
    ['the level of a code', { code: CODE, level: 3 }, 'for the mode "run" only'],
    ['the algorithm of a maze', { maze: BRIDGE, algorithm: 'weave-kruskal' }, 'for the mode "run" only'],
    ['too little slack', { maze: BRIDGE, slack: 9 }, 'slack must be from 1.0 to 10.0, or 0 for no clock'],
    ['practice that is neither', { practice: 1 }, 'practice must be true or false'],
    ['relaxed that is neither', { relaxed: 'yes' }, 'relaxed must be true or false'],
  ])('%s is refused with its reason', (_name, settings, reason) => {
    expect(refusal(settings)).toMatchObject({ ok: false, reason: expect.stringContaining(reason) });
  });
});

describe('LB-24: a maze given as text', () => {
  test('is played as it is', () => {
    const { round } = labyrinth.setup(read({ maze: BRIDGE }), 'any');
    expect(round).toMatchObject({ width: 3, height: 3, start: 3, exits: [5], code: '', limit: 495 });
    expect(round.under).toEqual([0, 0, 0, 0, 10, 0, 0, 0, 0]);
  });

  test.each([
    ['nothing that is a maze', 'hello', 'line 1 must be like'],
    ['a maze with a loop', 'warren-text 1 rect 3x3 start 0 exits 8\n6ac\n505\n3a9\n', 'loop or a part'],
    ['a start that is an exit', COMB.replace('start 0', 'start 14'), 'the start cannot be an exit'],
    ['an exit inside', COMB.replace('exits 14', 'exits 6'), 'exit 6 is not at the border'],
    ['other grids', 'warren-text 1 hex 3x3 start 0 exits 8\nAAA\nAAA\nAAA\n', 'squares only'],
    ['too small a maze', 'warren-text 1 rect 2x1 start 0 exits 1\n28\n', 'sides are from 3 to 100'],
    ['too long a text', 'x'.repeat(20_000), 'too long'],
  ])('%s is refused with its reason', (_name, maze, reason) => {
    expect(refusal({ maze })).toMatchObject({ ok: false, reason: expect.stringContaining(reason) });
  });
});
