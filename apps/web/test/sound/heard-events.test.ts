import { CAVE_EVENTS } from '@warren/games/cave';
import type { ClassicState } from '@warren/games/classic';
import type { LabyrinthState } from '@warren/games/labyrinth';
import { LOST_CAUSE_EVENTS } from '@warren/games/lost-cause';
import { TREASURE_RUSH_EVENTS } from '@warren/games/treasure-rush';
import { expect, test } from 'vitest';
import { fetchView, GAME_ENTRIES } from '../../src/games/registry.js';
import { EFFECTS } from '../../src/sound/effects.js';

/** The compiler says when an event is missing here. */
const CLASSIC: Readonly<Record<ClassicState['events'][number], true>> = {
  step: true,
  bump: true,
  tunnel: true,
  warning: true,
  hint: true,
  solution: true,
  'tick-down': true,
  won: true,
  over: true,
};
const LABYRINTH: Readonly<Record<LabyrinthState['events'][number], true>> = {
  step: true,
  bump: true,
  under: true,
  emerge: true,
  solution: true,
  'tick-down': true,
  exit: true,
  level: true,
  won: true,
  lost: true,
};

/** What happens in each game. */
const EVENTS: Readonly<Record<string, readonly string[]>> = {
  'lost-cause': LOST_CAUSE_EVENTS,
  'treasure-rush': TREASURE_RUSH_EVENTS,
  classic: Object.keys(CLASSIC),
  cave: CAVE_EVENTS,
  labyrinth: Object.keys(LABYRINTH),
};

/** What comes with another event that is heard, or is not yet time to be heard. */
const SILENT: Readonly<Record<string, readonly string[]>> = {
  'lost-cause': ['not-yet'],
  cave: ['start', 'restored', 'dropped', 'woke'],
};

test.each(GAME_ENTRIES.map(({ title, id }) => [title, id]))('what happens in %s is heard', async (_, id) => {
  const view = await fetchView(id);
  if (!view.ok) throw new Error(view.reason);
  const { sounds = {} } = view.value;
  const silent = EVENTS[id].filter((event) => !((sounds[event] ?? event) in EFFECTS));
  expect(silent).toEqual(SILENT[id] ?? []);
});
