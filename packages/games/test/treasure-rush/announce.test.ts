import { expect, test } from 'vitest';
import { announce, rushCause } from '../../src/treasure-rush/announce.js';
import { treasureRush } from '../../src/treasure-rush/game.js';
import type { TreasureRushFrame, TreasureRushHud } from '../../src/treasure-rush/hud.js';
import { TREASURE_RUSH_EVENTS } from '../../src/treasure-rush/state.js';
import { must } from '../support/must.js';

const first = treasureRush.frame(treasureRush.setup(must(treasureRush.readSettings({})), 'tests'));

function frame(events: readonly string[], hud: Partial<TreasureRushHud> = {}): TreasureRushFrame {
  return { ...first, events, hud: { ...first.hud, ...hud } };
}

const left = (ticks: number) => ({ time: { ticks, isLeft: true } });

test('every event has words but those that are only heard', () => {
  const unsaid = ['tick-down', 'fast', 'slow', 'algorithm'];
  for (const event of TREASURE_RUSH_EVENTS) {
    expect([event, announce(first, frame([event], left(300))) === null]).toEqual([
      event,
      unsaid.includes(event),
    ]);
  }
});

test('a treasure comes with the next maze, its clock and the way to look', () => {
  const said = announce(first, frame(['treasure', 'maze'], { score: 3, side: 8, ...left(672) }));
  expect(said).toMatch(/^Treasure! Score 3\. 8 by 8, 12 seconds, treasure (north|south|east|west)/);
});

test('a life lost is said at once, and the next maze when it comes', () => {
  expect(announce(first, frame(['caught'], { lives: 1 }))).toBe('The hunter caught you! One life left');
  expect(announce(first, frame(['time-out'], { lives: 0 }))).toBe('Out of time! No life left');
  expect(announce(first, frame(['maze'], { side: 4, ...left(301) }))).toMatch(/^4 by 4, 6 seconds, treasure/);
});

test('another algorithm is named when it comes', () => {
  const said = announce(first, frame(['treasure', 'maze', 'algorithm'], { algorithm: 'Sidewinder' }));
  expect(said).toContain('Now dug by Sidewinder.');
});

test('a run that was lost says why, and what helps', () => {
  const begun = treasureRush.setup(must(treasureRush.readSettings({})), 'tests');
  const state = { ...begun, lives: 0 };
  expect(rushCause(begun)).toBeNull();
  expect(rushCause({ ...begun, phase: 'lost' })).toBe('You gave the run up.');
  expect(rushCause({ ...state, phase: 'won' })).toBeNull();
  expect(rushCause({ ...state, phase: 'lost', round: { ...state.round, left: 0 } })).toMatch(
    /^The time ran out/,
  );
  expect(rushCause({ ...state, phase: 'lost' })).toMatch(/^The hunter caught you/);
});
