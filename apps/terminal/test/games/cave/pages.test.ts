import { CAVE_EDGE } from '@warren/engine/cave';
import { CAVE_REST, type CaveItemId, foeOf, type MonsterKind, sayEffect, WAYS } from '@warren/games/cave';
import { describe, expect, test } from 'vitest';
import { pointAt } from '../../../src/games/cave/cursor.js';
import { showInventory, showMessages } from '../../../src/games/cave/inventory.js';
import { showChart } from '../../../src/games/cave/map.js';
import { cavePage } from '../../../src/games/cave/page.js';
import { walkCave } from '../../../src/games/cave/walk.js';
import type { Page } from '../../../src/tui/stage.js';
import { ASCII, beginRun, drawn, standBesideMonster, trekWith, UNICODE } from './support.js';

/** Presses one key after another, and keeps what was on the screen before each of them. */
function typist(...keys: string[]) {
  const pages: Page[] = [];
  let next = 0;
  return {
    pages,
    person: ({ page }: { readonly page: Page | null }) => {
      if (page !== null) pages.push(page);
      return keys[next++] ?? null;
    },
  };
}

describe('the cave itself', () => {
  test('has the signs of old in ASCII: rock, blank floor, chest, monster and player', () => {
    const run = beginRun({ rules: 'classic' });
    standBesideMonster(run);
    const { session } = trekWith(() => null, { run });
    const text = drawn(cavePage(session), { columns: 160, rows: 60 });
    for (const sign of ['#', 'C', 'M', '@']) expect(text).toContain(sign);
    expect(text).toMatch(/^[ -~\n]*$/);
    const [left] = text.split('Health');
    expect(left).not.toMatch(/[.,]/);
  });

  test('the player is in the middle of what is left beside the numbers', () => {
    const { session } = trekWith(() => null);
    for (const [columns, rows] of [
      [78, 23],
      [80, 24],
      [203, 61],
    ]) {
      const lines = drawn(cavePage(session), { columns, rows }).split('\n');
      const row = lines.findIndex((line) => line.includes('@'));
      const words = Math.min(8, Math.max(3, Math.floor(rows / 6)));
      expect([lines[row].indexOf('@'), row]).toEqual([(columns - 23) >> 1, (rows - words - 1) >> 1]);
    }
  });

  test('on a screen of 60 columns messages go on in the next row, and numbers are there whole or not at all', () => {
    const run = beginRun({ mode: 'expedition' });
    const { session } = trekWith(() => null, { run });
    session.note = 'A cave bat two steps south and seven west. f fights, g goes round; or walk away.';
    Object.assign(run.state, { gold: 123_456, moves: 1999 });
    const lines = drawn(cavePage(session), { columns: 60, rows: 20 }).split('\n');
    expect(lines.join(' ').replace(/\s+/g, ' ')).toContain(session.note);
    expect(lines[0]).toBe('Health 50/50  ? keys  123456 gold  1999/2000 moves  Armour 5');
  });

  test('60 x 20 is enough, and no smaller screen is', () => {
    expect(cavePage(trekWith(() => null).session).least).toEqual({ columns: 60, rows: 20 });
  });

  test('messages go when they are old, and are still among all messages', () => {
    const run = beginRun({ rules: 'classic' });
    const { session } = trekWith(() => null, { run });
    const first = session.history[0];
    expect(drawn(cavePage(session))).toContain(first);
    for (let i = 0; i < 26; i++) session.act(CAVE_REST);
    expect(run.state.fresh).toBe(0);
    expect(drawn(cavePage(session))).not.toContain(first);
    expect(session.history).toContain(first);
  });

  test('a fight that goes on says what can be done in it, not what can be done on a walk', async () => {
    const run = beginRun();
    standBesideMonster(run);
    while (run.state.phase !== 'fighting') run.advance([CAVE_REST]);
    const seen: string[] = [];
    const { session } = trekWith(
      ({ page }) => {
        seen.push(page?.lines()[0] ?? '');
        return 'x';
      },
      { run },
    );
    await walkCave(session, { help: async () => null, canGiveUp: false });
    expect(seen).toEqual(['Enter strikes, f strikes on, i drinks or changes weapons, z retreats.']);
  });

  test('what is remembered is told from what is lit without colours, and both from the dark', () => {
    const run = beginRun({ rules: 'deep' });
    const before = run.state.player.x;
    for (let i = 0; i < 30; i++) run.advance([WAYS.indexOf('east')]);
    expect(run.state.player.x).toBeGreaterThan(before + 8);
    const { session } = trekWith(() => null, { run });
    const dots = (text: string, sign: string) => text.split(sign).length - 1;
    for (const [look, lit, remembered] of [
      [ASCII, '.', ','],
      [UNICODE, '·', '.'],
    ] as const) {
      const text = drawn(cavePage(session), { look });
      expect(dots(text, lit)).toBeGreaterThan(40);
      expect(dots(text, remembered)).toBeGreaterThan(5);
    }
  });

  test('a fight has bars of both, and its last attacks below', () => {
    const run = beginRun({ rules: 'classic' });
    standBesideMonster(run);
    const { session } = trekWith(() => null, { run });
    session.act(4);
    const text = drawn(cavePage(session));
    expect(text).toMatch(/Health +49\/50/);
    expect(text).toMatch(/M lurker +30\/30/);
    expect(text.match(/={20,}/g)).toHaveLength(2);
    expect(text).toContain('The lurker hits you: 1.92 damage, armour used 3, left 2, your health 48.08.');
    expect(text).toContain('Enter strike');
    expect(text).toContain('z retreat');
  });

  test('showDebugInfo adds coordinates, region and cache; announce adds what is around', () => {
    const plain = drawn(cavePage(trekWith(() => null).session));
    expect(plain).not.toMatch(/region|floor north/);
    const client = { showDebugInfo: true, announce: true };
    const text = drawn(cavePage(trekWith(() => null, { client }).session));
    expect(text).toMatch(/x -?\d+ y -?\d+/);
    expect(text).toMatch(/region -?\d+,-?\d+/);
    expect(text).toMatch(/kept \d+ made \d+/);
    expect(text).toMatch(/floor (north|east|south|west)/);
  });

  test('at the last safe coordinate every page stays up', async () => {
    const run = beginRun({ rules: 'deep', mode: 'endless' });
    const { player } = run.state;
    Object.assign(player, { x: CAVE_EDGE, y: CAVE_EDGE });
    const { person, pages } = typist('right', 'D', 'escape', '-', '-', '-', 'right', 'S', 'escape');
    const { session } = trekWith(person, { run });
    session.act(WAYS.indexOf('east'));
    const text = drawn(cavePage(session));
    expect(text).toContain('The world ends here');
    expect(await pointAt(session, 'Look')).toBeNull();
    await showChart(session);
    for (const page of pages) expect(drawn(page)).toMatch(/[@X]/);
  });
});

/** A fight with a kind of monster that fits. */
function fightWith(fits: (foe: MonsterKind) => boolean): ReturnType<typeof beginRun> {
  for (let seed = 0; seed < 100; seed++) {
    const run = beginRun({ rules: 'deep' }, `foe ${seed}`);
    standBesideMonster(run);
    for (let i = 0; i < 20 && run.state.phase === 'walking'; i++) run.advance([CAVE_REST]);
    const foe = foeOf(run.state);
    if (foe !== null && fits(foe)) return run;
  }
  throw new Error('no such monster');
}

describe('the inventory', () => {
  const entries = (...items: [CaveItemId, number][]) => {
    const run = beginRun();
    const { inventory } = run.state.player;
    for (const [item, count] of items) inventory.push({ item, count });
    return run;
  };

  test('is a numbered list that says what is in use', async () => {
    const { person, pages } = typist('escape');
    await showInventory(trekWith(person, { run: entries(['gold', 45], ['spear', 2]) }).session);
    const text = drawn(pages[0]);
    expect(text).toMatch(/ 1 {2}wooden sword +wielded damage 3, cut/);
    expect(text).toMatch(/ 2 {2}leather armour +worn +5 points/);
    expect(text).toMatch(/ 3 {2}gold +45/);
    expect(text).toMatch(/ 4 {2}spear +2 +damage 5, stab/);
  });

  test('says in a fight what each weapon is worth against this kind', async () => {
    const run = fightWith((foe) => sayEffect('club', foe) !== '');
    const foe = foeOf(run.state);
    if (foe === null) throw new Error('nobody fights');
    run.state.player.inventory.push({ item: 'club', count: 1 });
    const { person, pages } = typist('escape');
    await showInventory(trekWith(person, { run }).session);
    const [, effect] = sayEffect('club', foe).split(': ');
    expect(drawn(pages[0])).toMatch(new RegExp(`club +damage 4, crush, ${effect}`));
  });

  test.each([
    ['3', 'Gold is to be spent, not to be worn.'],
    ['5', 'Number 5 of your inventory is empty.'],
    ['9', 'There is no number 9 in your inventory.'],
    ['0', 'There is no number 0 in your inventory.'],
    ['1', 'You have that in use already.'],
  ])('number %s is refused with the reason, and costs nothing', async (key, reason) => {
    const { person, pages } = typist(key, 'escape');
    const run = entries(['gold', 45], ['spear', 2], ['club', 0]);
    await showInventory(trekWith(person, { run }).session);
    expect(drawn(pages[1])).toContain(reason);
    expect(run.tick).toBe(0);
  });

  test('a number equips at once, and so do arrows and Enter', async () => {
    const { person, pages } = typist('4', 'down', 'down', 'down', 'down', 'enter', 'escape');
    const run = entries(['gold', 45], ['spear', 2], ['chainmail', 1]);
    await showInventory(trekWith(person, { run }).session);
    expect(drawn(pages[1])).toMatch(/spear +2 .*wielded[\s\S]*You use the spear now: 5\./);
    expect(run.state.player).toMatchObject({ weapon: 'spear', worn: 'chainmail' });
  });

  test('with more than nine entries a digit waits for the next one, or for Enter', async () => {
    const kinds = [
      'spear',
      'pike',
      'club',
      'warhammer',
      'iron-sword',
      'steel-sword',
      'infused-sword',
    ] as const;
    const run = entries(
      ...kinds.map((item): [CaveItemId, number] => [item, 1]),
      ['chainmail', 1],
      ['draught', 1],
    );
    const { person, pages } = typist('1 0', '1', 'enter', '3', 'escape');
    await showInventory(trekWith(person, { run }).session);
    expect(drawn(pages[1])).toContain('You use the chainmail now: 8.');
    expect(drawn(pages[2])).toContain('Number 1, and Enter');
    expect(drawn(pages[3])).toContain('You have that in use already.');
    expect(run.state.player).toMatchObject({ weapon: 'spear', worn: 'chainmail' });
  });
});

describe('map, messages and looking about', () => {
  test('the map shows where one has been, and scrolls and zooms', async () => {
    const run = beginRun();
    for (let i = 0; i < 30; i++) run.advance([WAYS.indexOf('east')]);
    const { person, pages } = typist('-', 'down', '0', 'escape');
    await showChart(trekWith(person, { run }).session);
    const [near, far, below, back] = pages.map((page) => drawn(page));
    const marks = (text: string) => text.split(':').length;
    expect(marks(near)).toBeGreaterThan(marks(far));
    expect(below).not.toBe(far);
    expect(back).toBe(far);
    expect(near).toContain(`${run.state.explored} cells explored`);
    expect(drawn(pages[0], { look: UNICODE })).toMatch(/[\u2801-\u28ff]{4}/);
    expect(pages[0].lines()[1]).toMatch(/^Where you began: \d+ west/);
  });

  test('everything that was said can be read again, the newest first', async () => {
    const run = beginRun({ rules: 'classic' });
    standBesideMonster(run);
    run.advance([4]);
    run.advance([6]);
    const { person, pages } = typist('down', 'up', 'v');
    await showMessages(trekWith(person, { run }).session);
    expect(drawn(pages[0])).toMatch(/The lurker (is gone|has won)[\s\S]*A lurker sees you|You (hit|take)/);
    expect(drawn(pages[1])).not.toBe(drawn(pages[0]));
    expect(drawn(pages[2])).toBe(drawn(pages[0]));
  });

  test('whatever is pointed at is told; Tab goes to what is worth it; Enter takes the place', async () => {
    const run = beginRun({ rules: 'classic' });
    standBesideMonster(run);
    const { person, pages } = typist('tab', 'right', 'enter');
    const { session } = trekWith(person, { run });
    const target = await pointAt(session, 'Travel to');
    expect(drawn(pages[0])).toContain('This is you.');
    expect(drawn(pages[1])).toMatch(/A lurker: 30 health, damage 3\./);
    expect(drawn(pages[1])).toContain('X');
    const { player } = run.state;
    expect(Math.abs((target?.x ?? 0) - player.x)).toBeLessThanOrEqual(2);
    expect(pages[1].lines()[0]).toMatch(/^1 (north|east|south|west): A lurker/);
  });
});
