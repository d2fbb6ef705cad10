import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isRestored, KEY, openWarren, type Pty } from '../support/pty.js';
import { folder, warren } from '../support/warren.js';

/** Where the player is on the screen. */
function playerAt(pty: Pty): { column: number; row: number } | null {
  const lines = pty.lines();
  const row = lines.findIndex((line) => line.includes('@'));
  return row < 0 ? null : { column: lines[row].indexOf('@'), row };
}

const rush = (data: string, ...more: string[]) => [
  'play',
  'treasure-rush',
  '--data',
  data,
  '--seed',
  'pty',
  ...more,
];

describe('playing', () => {
  test('menu, game, moves in turns, and out again', async () => {
    const data = folder();
    const pty = openWarren(['play', '--data', data, '--turns']);
    await pty.shows('> Lost Cause');
    expect(pty.isAlternate).toBe(true);
    expect(pty.hasCursor).toBe(false);
    await pty.pressFor(KEY.down, '> Treasure Rush');
    await pty.pressFor(KEY.enter, '> New run');
    await pty.pressFor(KEY.enter, 'Time left');
    await pty.pressFor('q', 'Leave this run?');
    await pty.pressFor('q', '> Continue: score 0');
    await pty.pressFor('q', '> Lost Cause');
    pty.press('q');
    expect(await pty.ended).toEqual({ code: 0, signal: 0 });
    await isRestored(pty);
  });

  test('in real time the player walks while a key repeats itself', async () => {
    const pty = openWarren([
      'play',
      'lost-cause',
      '--data',
      folder(),
      '--seed',
      'walk',
      '--settings',
      '{"level":3,"maxEnemies":0}',
    ]);
    await pty.shows('Locks left');
    const before = pty.text();
    // Level 3 has a way south or east from its first tile.
    const keys = [KEY.down, KEY.right];
    let i = 0;
    const pressing = setInterval(() => pty.press(keys[(i++ >> 5) % 2]), 30);
    await pty.until(
      'another picture',
      () =>
        pty.text() !== before &&
        !/Time +0:00/.test(pty.text()) &&
        pty.text().replace(/\d:\d\d/, '') !== before.replace(/\d:\d\d/, ''),
    );
    clearInterval(pressing);
    pty.press(KEY.interrupt);
    expect(await pty.ended).toEqual({ code: 130, signal: 0 });
    await isRestored(pty);
  });

  test('terminals that tell releases are asked to, and two keys can be held', async () => {
    const pty = openWarren(rush(folder()));
    await pty.until('the question', () => pty.written.includes('\u001b[?u'));
    pty.press('\u001b[?0u');
    await pty.until('the wish', () => pty.written.includes('\u001b[>27u'));
    await pty.shows('Time left');
    const from = playerAt(pty);
    pty.press('\u001b[1;1:1C\u001b[1;1:1B');
    pty.press('\u001b[1;1:1A');
    await pty.until(
      'the player somewhere else',
      () => JSON.stringify(playerAt(pty)) !== JSON.stringify(from),
    );
    pty.press('\u001b[99;5u');
    await pty.ended;
    await isRestored(pty);
    expect(pty.written.lastIndexOf('\u001b[<u')).toBeGreaterThan(pty.written.lastIndexOf('\u001b[>27u'));
  });

  test('a run by keys alone is a recording that is verified', async () => {
    const data = folder();
    const out = join(data, 'run.warren');
    const pty = openWarren(rush(data, '--turns', '--out', out, '--settings', '{"mazes":1}'));
    await pty.shows('Time left');
    await walkToTreasure(pty);
    await pty.shows('> Play again');
    expect(pty.text()).toContain('Played in turns');
    pty.press('3');
    expect((await pty.ended).code).toBe(0);
    const { code, out: verdict } = await warren(['verify', out, '--json']);
    expect(JSON.parse(verdict)).toMatchObject({ valid: true, outcome: { result: 'won', completed: 1 } });
    expect(code).toBe(0);
  });

  test('a run that was killed goes on where it was', async () => {
    const data = folder();
    const first = openWarren(rush(data, '--turns'));
    await first.shows('Time left');
    const left = () => /Time left +([\d.]+)/.exec(first.text())?.[1];
    const before = left();
    // The first maze waits for a step; then turns are let pass.
    first.press(KEY.up);
    for (let i = 0; i < 4; i++) first.press('.');
    await first.until('time to pass', () => left() !== before);
    first.signal('SIGTERM');
    expect((await first.ended).code).toBe(143);
    await isRestored(first);
    expect(existsSync(join(data, 'play', 'runs', 'treasure-rush.json'))).toBe(true);
    const second = openWarren(['play', 'treasure-rush', '--data', data, '--turns']);
    await second.shows('> Continue: score 0');
    await second.pressFor(KEY.enter, 'Time left');
    expect(JSON.parse(readFileSync(join(data, 'play', 'runs', 'treasure-rush.json'), 'utf8')).hasTurns).toBe(
      true,
    );
    await second.pressFor('q', 'Leave this run?');
    await second.pressFor('4', 'Give this run up?');
    await second.pressFor('2', '> Play again (r)');
    expect(second.text()).toContain('You gave the run up.');
    await second.pressFor('m', '> New run');
    second.press('q');
    await second.ended;
  });
});

/** Finds the way on the screen itself, from the player to the treasure, and walks it by keys. */
async function walkToTreasure(pty: Pty): Promise<void> {
  for (let steps = 0; steps < 60 && !pty.text().includes('Play again'); steps++) {
    const key = nextKey(pty.lines());
    if (key === null) return;
    const before = pty.text();
    pty.press(key);
    await pty.until('an answer to the key', () => pty.text() !== before);
  }
}

/** The key of the first step to the treasure; cells of a maze of 5 by 5 are 8 by 4 characters here. */
function nextKey(lines: readonly string[]): string | null {
  const find = (sign: string) => {
    const row = lines.findIndex((line) => line.includes(sign));
    return row < 0 ? null : { row, column: lines[row].indexOf(sign) };
  };
  const corner = find('┌');
  const player = find('@');
  const treasure = find('$');
  if (corner === null || player === null || treasure === null) return null;
  const cellOf = ({ row, column }: { row: number; column: number }) => ({
    row: Math.floor((row - corner.row) / 4),
    column: Math.floor((column - corner.column) / 8),
  });
  const goal = cellOf(treasure);
  const start = cellOf(player);
  const isWall = (row: number, column: number) => /[─│┌┐└┘├┤┬┴┼╴╵╶╷]/.test(lines[row]?.[column] ?? '│');
  const ways = [
    { key: KEY.up, row: -1, column: 0 },
    { key: KEY.down, row: 1, column: 0 },
    { key: KEY.left, row: 0, column: -1 },
    { key: KEY.right, row: 0, column: 1 },
  ];
  const seen = new Set([`${goal.row},${goal.column}`]);
  const queue = [goal];
  for (const cell of queue) {
    for (const way of ways) {
      const middle = { row: corner.row + cell.row * 4 + 2, column: corner.column + cell.column * 8 + 4 };
      if (isWall(middle.row + way.row * 2, middle.column + way.column * 4)) continue;
      const next = { row: cell.row + way.row, column: cell.column + way.column };
      if (seen.has(`${next.row},${next.column}`)) continue;
      seen.add(`${next.row},${next.column}`);
      // The search goes back from the treasure, so the step is the other way round.
      if (next.row === start.row && next.column === start.column) {
        return { [KEY.up]: KEY.down, [KEY.down]: KEY.up, [KEY.left]: KEY.right, [KEY.right]: KEY.left }[
          way.key
        ];
      }
      queue.push(next);
    }
  }
  return null;
}

describe('warren play', () => {
  test.each([
    [['chess'], 'there is no game "chess"'],
    [['lost-cause', '--settings', '{"level":99}'], 'level must be'],
    [['lost-cause'], 'play needs a terminal'],
  ])('%j is refused with a line', async (words, reason) => {
    const { code, err, out } = await warren(['play', ...words]);
    expect(err).toMatch(/^warren: [^\n]+\n$/);
    expect(err).toContain(reason);
    expect([code, out]).toEqual([2, '']);
  });
});
