import { expect, test } from 'vitest';
import { announce } from '../../src/treasure-rush/announce.js';
import { treasureRush } from '../../src/treasure-rush/game.js';
import type { TreasureRushFrame, TreasureRushHud } from '../../src/treasure-rush/hud.js';
import { TREASURE_RUSH_EVENTS } from '../../src/treasure-rush/state.js';
import { must } from '../support/must.js';

const first = treasureRush.frame(treasureRush.setup(must(treasureRush.readSettings({})), 'tests'));

function frame(events: readonly string[], hud: Partial<TreasureRushHud> = {}): TreasureRushFrame {
  return { ...first, events, hud: { ...first.hud, ...hud } };
}

const left = (ticks: number) => ({ time: { ticks, isLeft: true } });

test('every event has words but the new maze, which comes with the end of another', () => {
  for (const event of TREASURE_RUSH_EVENTS) {
    expect([event, announce(first, frame([event], left(300))) === null]).toEqual([event, event === 'maze']);
  }
});

test('a treasure comes with the next maze, its clock and the way to look', () => {
  const said = announce(first, frame(['treasure', 'maze'], { score: 3, side: 8, ...left(672) }));
  expect(said).toMatch(/^Treasure! Score 3\. 8 by 8, 12 seconds, treasure (north|south|east|west)/);
});

test('a life lost is said before the maze, and the last seconds are said once', () => {
  expect(announce(first, frame(['caught', 'maze'], { lives: 1 }))).toMatch(/^Caught! One life left\./);
  expect(announce(first, frame(['tick-down'], left(240)))).toBeNull();
});
