import { parseRecordingText, type Run, verify } from '@warren/games';
import { caveBot } from '@warren/games/bots';
import { CAVE_ACTIONS, type CaveState, cave, dangers, describeAround, sayMonsters } from '@warren/games/cave';
import type { Ticket } from '@warren/protocol/client';
import { describe, expect, test } from 'vitest';
import { Interrupted } from '../../../src/cli/errors.js';
import type { GameView } from '../../../src/game/game-view.js';
import { playNew } from '../../../src/game/play-game.js';
import { walkCave } from '../../../src/games/cave/walk.js';
import { findView } from '../../../src/games/registry.js';
import type { Online } from '../../../src/online/play-online.js';
import type { SavedRun } from '../../../src/storage/runs.js';
import { must } from '../../support/must.js';
import { scriptedApp } from '../../support/scripted-app.js';
import type { Person } from '../../support/scripted-stage.js';
import { beginRun, drawn, standBesideMonster, trekWith } from './support.js';

const stateOf = (run: Run<CaveState>) => run.state;
const nothing = { help: async () => {}, canGiveUp: true };

/** Presses keys and remembers the screens; at the end it leaves. */
function presser(...keys: (string | null)[]) {
  const screens: string[] = [];
  let next = 0;
  const person: Person = ({ page }) => {
    if (page !== null) screens.push(drawn(page));
    return next < keys.length ? keys[next++] : 'x';
  };
  return { person, screens };
}

describe('walking', () => {
  test('a key is a step, at once; what was pressed is what is recorded', async () => {
    const run = beginRun();
    const { person } = presser('d', 'right', 'W', 'left', '.');
    await walkCave(trekWith(person, { run }).session, nothing);
    const { actions } = run.recording();
    expect(actions.filter((_, i) => i % 2 === 1).map((action) => CAVE_ACTIONS[action])).toEqual([
      'east',
      'east',
      'north',
      'west',
      'rest',
    ]);
  });

  test('an unknown key says so, and takes no move', async () => {
    const run = beginRun();
    const { person, screens } = presser('y', 'f');
    expect(await walkCave(trekWith(person, { run }).session, nothing)).toBe('later');
    expect(screens[1]).toContain('The key y does nothing here; ? shows all keys.');
    expect(screens[2]).toContain('There is nothing to fight.');
    expect(run.tick).toBe(0);
  });

  test('Ctrl-C ends it from everywhere', async () => {
    for (const key of ['', 'i ', 'm ', 'l ', 't ', 'v ', 'p ', 'o ']) {
      const { person } = presser(`${key}ctrl-c`);
      await expect(walkCave(trekWith(person).session, nothing)).rejects.toThrow(Interrupted);
    }
  });

  test('a game that can be given up is asked about', async () => {
    for (const [key, leaving] of [
      ['3', 'later'],
      ['4', 'for-good'],
    ]) {
      const { session } = trekWith(({ menu }) => (menu === null ? 'p' : key));
      expect(await walkCave(session, nothing)).toBe(leaving);
    }
  });

  test('exploring goes on until something comes up, and a key stops it', async () => {
    const run = beginRun();
    const { person, screens } = presser('o', ...Array.from({ length: 400 }, () => null));
    const patient: Person = (shown) => {
      const key = person(shown);
      // It waits for ever once the walk is over.
      return key === null && stateOf(run).fresh > 0 ? 'x' : key;
    };
    await walkCave(trekWith(patient, { run }).session, nothing);
    expect(stateOf(run).moves).toBeGreaterThan(10);
    expect(stateOf(run).chests).toBe(1);
    expect(screens.at(-1)).toContain('You open the chest');

    const other = beginRun();
    const stopped = presser('o', null, null, null, 'z');
    await walkCave(trekWith(stopped.person, { run: other }).session, nothing);
    expect(stateOf(other).moves).toBe(4);
    expect(stopped.screens.at(-1)).toContain('You stop.');
  });

  test('exploring stops at every monster until the player decides; it is told once, and v tells of it later', async () => {
    const run = beginRun({ preset: 'cave', iterations: 2, smoothing: 1 }, 'decide');
    const asked: { readonly moves: number; readonly line: string | undefined }[] = [];
    const person: Person = ({ page }) => {
      const isSeen = dangers(stateOf(run)).length > 0;
      if (isSeen) asked.push({ moves: stateOf(run).moves, line: page?.lines()[0] });
      return asked.length < 6 ? 'o' : 'x';
    };
    const { session } = trekWith(person, { run });
    await walkCave(session, nothing);
    const words = sayMonsters(stateOf(run), dangers(stateOf(run)));
    // The key alone does not go on: all of them were asked in the same place.
    const { moves } = stateOf(run);
    const line = `${words} f fights, g goes round; or walk away.`;
    expect(moves).toBeGreaterThan(0);
    expect(asked).toEqual(Array.from({ length: 6 }, () => ({ moves, line })));
    expect(session.history.filter((each) => each === words)).toHaveLength(1);
  });

  test('resting goes on until all is well', async () => {
    const run = beginRun();
    stateOf(run).player.health -= 200;
    const { person, screens } = presser('r', ...Array.from({ length: 20 }, () => null));
    await walkCave(trekWith(person, { run }).session, nothing);
    expect(stateOf(run).moves).toBe(20);
    expect(screens.at(-1)).toContain('You are well.');
  });
});

describe('a fight', () => {
  function besideMonster(settings: object = {}) {
    const run = beginRun({ rules: 'classic', ...settings });
    standBesideMonster(run);
    return run;
  }

  test('waits for the player: nothing goes on without a key, and every key is a decision', async () => {
    const run = besideMonster();
    const { person, screens } = presser('.', 'y', 'enter');
    const { session } = trekWith(person, { run });
    await walkCave(session, nothing);
    expect(screens[1]).toContain('A lurker is upon you: 30 health.');
    expect(screens[1]).toContain(
      'The lurker hits you: 1.92 damage, armour used 3, left 2, your health 48.08.',
    );
    expect(screens[2]).toContain('Enter strikes, f strikes on, i drinks or changes weapons, z retreats.');
    expect(screens[3]).toMatch(/You hit the lurker: 3 damage, no armour, its health 27\./);
    expect(run.tick).toBe(2);
  });

  test('f strikes on, a round each half second, until the player is weak', async () => {
    const run = besideMonster({ monsterHealth: 200, stunProbability: 0 });
    const { person, screens } = presser('.', 'f', ...Array.from({ length: 60 }, () => null));
    const patient: Person = (shown) => {
      const key = person(shown);
      return screens.at(-1)?.includes('You are weak.') ? 'x' : key;
    };
    const { session, app } = trekWith(patient, { run });
    await walkCave(session, nothing);
    const { player, fight } = stateOf(run);
    expect(fight).not.toBeNull();
    expect(player.health).toBeLessThan(0.35 * 5000);
    expect(player.health).toBeGreaterThan(0);
    expect(screens.at(-1)).toContain('You are weak.');
    expect(app.stage.time()).toBeGreaterThan(5 * 500);
  });

  test('a key stops striking on', async () => {
    const run = besideMonster({ monsterHealth: 200 });
    const { person } = presser('.', 'f', null, null, 'z');
    await walkCave(trekWith(person, { run, client: { turnDelayMs: 50 } }).session, nothing);
    expect(run.tick).toBe(1 + 3);
  });

  test('z breaks it off for a parting blow', async () => {
    const run = besideMonster({ monsterSight: 1 });
    const { x, y } = stateOf(run).player;
    const { person, screens } = presser('.', 'z');
    await walkCave(trekWith(person, { run }).session, nothing);
    expect(screens[2]).toContain('You break away, and the lurker strikes once more.');
    const { player, fight } = stateOf(run);
    expect(Math.abs(player.x - x) + Math.abs(player.y - y)).toBe(1);
    expect(fight).toBeNull();
  });

  test('a held key neither hurries it nor walks on when a monster comes into view', async () => {
    const run = besideMonster();
    const { person } = presser(...Array.from({ length: 12 }, () => 'left'));
    const { player } = stateOf(run);
    const before = player.x;
    // The first key begins the fight by walking into the monster, or in its sight.
    await walkCave(trekWith(person, { run }).session, nothing);
    expect(stateOf(run).fight?.attacks ?? 0).toBeLessThanOrEqual(3);
    expect(Math.abs(player.x - before)).toBeLessThanOrEqual(1);
  });

  test('weapons can be changed in it, and nothing else', async () => {
    const run = besideMonster();
    stateOf(run).player.inventory.push({ item: 'steel-sword', count: 1 }, { item: 'chainmail', count: 1 });
    const { person, screens } = presser('.', 'i', '3', '4', 'escape');
    await walkCave(trekWith(person, { run }).session, nothing);
    expect(stateOf(run).player).toMatchObject({ weapon: 'steel-sword', worn: 'leather-armour' });
    expect(screens.join('\n')).toContain('There is no time for that in a fight');
  });
});

describe('those who listen', () => {
  test('hear what is around after each step, and each attack', async () => {
    const run = beginRun({ rules: 'classic' });
    standBesideMonster(run);
    const keys = ['.', 'enter', 'x'];
    const { session, app } = trekWith(() => keys.shift() ?? 'x', { run, turns: true });
    await walkCave(session, nothing);
    expect(app.stage.told[0]).toBe('A lurker is upon you: 30 health.');
    expect(app.stage.told[1]).toMatch(/^The lurker hits you: 1\.92 damage/);
    expect(app.stage.told[2]).toMatch(/^You hit the lurker|^You are stunned/);
  });
});

describe('a monster that comes into view', () => {
  test('is said once to whoever listens: not again among what is around', async () => {
    const run = beginRun({ preset: 'cave', iterations: 2, smoothing: 1 }, 'decide');
    let spoken = '';
    const person: Person = ({ page }) => {
      if (dangers(stateOf(run)).length === 0) return 'o';
      spoken = page?.lines().join(' ') ?? '';
      return 'x';
    };
    await walkCave(trekWith(person, { run, turns: true }).session, nothing);
    const [{ kind }] = dangers(stateOf(run));
    expect(spoken).toMatch(/f fights, g goes round; or walk away\. floor /);
    expect(spoken.split(kind.title)).toHaveLength(2);
    // Later it is among what is around as anything else.
    expect(describeAround(stateOf(run))).toContain(kind.title);
  });
});

describe('a bot at the keys', () => {
  /** Two keys for each action, so that no press looks like a held key. */
  const KEYS: Readonly<Record<string, readonly [string, string]>> = {
    north: ['w', 'up'],
    east: ['d', 'right'],
    south: ['s', 'down'],
    west: ['a', 'left'],
    rest: ['.', '.'],
    fight: ['enter', 'enter'],
  };

  function keysOf({ player }: CaveState, action: string, turn: number): string {
    const number = /^equip-(\d+)$/.exec(action)?.[1];
    if (number === undefined) return KEYS[action][turn % 2];
    const waits = Number(number) * 10 <= player.inventory.length;
    return ['i', ...number, ...(waits ? ['enter'] : []), 'escape'].join(' ');
  }

  test('plays a whole expedition, whose recording is verified', async () => {
    const view = must(findView('cave'));
    const bot = caveBot.begin();
    let [turn, state] = [0, null as CaveState | null];
    const app = scriptedApp(({ menu, question, page }) => {
      if (question !== null) return 'B o t enter';
      if (menu !== null) return 'escape';
      if (page === null || state === null || turn > 1000) return null;
      const [action] = bot(state);
      return keysOf(state, CAVE_ACTIONS[action], turn++);
    });
    const watched: GameView = {
      ...view,
      play(session) {
        state = session.run.state as CaveState;
        return view.play?.(session) ?? Promise.reject(new Error('Cave plays by turns'));
      },
    };
    expect(await playNew({ app, view: watched }, { moves: 60 })).toBe('menu');
    const verdict = must(verify(cave, must(parseRecordingText(app.delivered[0]))));
    expect(verdict.outcome).toMatchObject({ moves: 60 });
    expect(app.stage.menus.at(-1)?.lines).toContain('Such runs are in no table.');
  });
});

describe('signed in', () => {
  test('an expedition is played by its ticket and handed in, however long the player thinks', async () => {
    const settings = must(cave.readSettings({ moves: 3 }));
    const ticket = {
      id: 'ticket',
      nonce: 'nonce',
      game: 'cave',
      rules: cave.rules,
      settings,
      seed: 'of the server',
      board: 'expedition',
      daily: null,
      issuedAt: 0,
      endsAt: 9e12,
    } as unknown as Ticket;
    const handed: SavedRun[] = [];
    const online: Online = {
      drawTicket: async () => ({ ticket, note: 'A ranked run' }),
      witness: () => () => {},
      syncWorld: async () => ({ isDone: true, line: '' }),
      handIn: async (saved) => {
        handed.push(saved);
        return ['rank 3 in the world'];
      },
    };
    const screens: string[] = [];
    const app = scriptedApp(
      ({ menu, question, page }) => {
        if (page !== null) screens.push(drawn(page));
        return question !== null ? 'enter' : menu !== null ? 'escape' : '.';
      },
      { online, turns: true },
    );
    expect(await playNew({ app, view: must(findView('cave')) }, {})).toBe('menu');
    expect(screens[0]).toContain('A ranked run');
    expect(handed[0]).toMatchObject({
      hasTurns: false,
      ticket: { id: 'ticket' },
      run: { seed: 'of the server' },
    });
    expect(app.stage.menus.at(-1)?.lines).toContain('rank 3 in the world');
  });
});
