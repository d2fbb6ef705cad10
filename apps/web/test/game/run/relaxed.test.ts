import { accept, refuse } from '@warren/engine';
import type { AnyGame, Plain } from '@warren/games';
import { expect, test } from 'vitest';
import { canRelax, isRelaxedRun, relaxedSettings } from '../../../src/game/run/relaxed.js';

/** A game whose settings are these, and nothing else. */
function gameOf(defaults: Record<string, Plain>): Pick<AnyGame, 'readSettings'> {
  return {
    readSettings(input) {
      const given = input as Record<string, Plain>;
      const unknown = Object.keys(given).find((name) => !Object.hasOwn(defaults, name));
      return unknown === undefined ? accept({ ...defaults, ...given }) : refuse(`no setting ${unknown}`);
    },
  };
}

const timed = gameOf({ side: 5, relaxed: false });
const untimed = gameOf({ side: 5 });

test('a new run is relaxed where the game knows of it, and as it was where it does not', () => {
  expect(relaxedSettings(timed, { side: 7 })).toEqual({ side: 7, relaxed: true });
  expect(relaxedSettings(untimed, { side: 7 })).toEqual({ side: 7 });
});

test('starting again relaxed is offered for a timed run that is not relaxed', () => {
  expect(canRelax({ game: timed, settings: { side: 7, relaxed: false } })).toBe(true);
  expect(canRelax({ game: timed, settings: { side: 7, relaxed: true } })).toBe(false);
  expect(canRelax({ game: untimed, settings: { side: 7 } })).toBe(false);
});

test('only the word of the settings makes a run relaxed', () => {
  expect([{ relaxed: true }, { relaxed: 1 }, {}, null].map((settings) => isRelaxedRun({ settings }))).toEqual(
    [true, false, false, false],
  );
});
