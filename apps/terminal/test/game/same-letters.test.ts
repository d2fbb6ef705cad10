import { startRun } from '@warren/games';
import { expect, test } from 'vitest';
import type { ControlName } from '../../../web/src/settings/control-name.js';
import { DEFAULT_BINDINGS } from '../../../web/src/settings/key-bindings.js';
import { commandOf } from '../../src/games/cave/commands.js';
import { VIEWS } from '../../src/games/registry.js';
import { directionOf } from '../../src/tui/keys.js';
import { must } from '../support/must.js';

/** The keys of a control in the browser, as the terminal names them. */
function keysOf(control: ControlName): string[] {
  return DEFAULT_BINDINGS[control].map((code) => code.replace(/^(Key|Digit|Arrow)/, '').toLowerCase());
}

function viewOf(id: string) {
  const view = VIEWS.find(({ game }) => game.id === id);
  if (view === undefined) throw new Error(`there is no ${id}`);
  return view;
}

test.each([
  ['north', 1],
  ['east', 2],
  ['south', 4],
  ['west', 8],
] as const)('%s has the same letter and arrow in the browser and in the terminal', (control, bit) => {
  expect(keysOf(control).map(directionOf)).toEqual([bit, bit]);
});

test.each([
  ['lost-cause', ['use', 'drop', 'attack', 'slot-1', 'slot-2', 'slot-3', 'slot-4', 'slot-5']],
  ['classic', ['hint', 'solution']],
  ['labyrinth', ['solution']],
] as const)('what %s is played with has the same keys in the browser and in the terminal', (id, controls) => {
  const { actionOf } = viewOf(id);
  for (const control of controls)
    expect([control, keysOf(control).map((key) => actionOf(key))]).toEqual([control, [control]]);
});

test('the map of Lost Cause has the same letter in the browser and in the terminal', () => {
  const view = viewOf('lost-cause');
  const pages = view.extraPages?.(must(startRun(view.game, view.starts[0].settings, 'letters'))) ?? [];
  expect(pages.map(({ key }) => [key])).toEqual([keysOf('map')]);
});

test.each([
  ['explore', 'explore'],
  ['hurry', 'fight'],
  ['confirm', 'strike'],
  ['rest', 'rest'],
  ['look', 'look'],
  ['inventory', 'inventory'],
  ['map', 'map'],
  ['log', 'log'],
  ['pause', 'pause'],
] as const)('%s of Cave has the same letter in the browser and in the terminal', (control, command) => {
  for (const key of keysOf(control)) expect(commandOf(key)).toEqual({ id: command });
});
