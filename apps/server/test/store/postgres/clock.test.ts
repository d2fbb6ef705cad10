import { expect, test } from 'vitest';
import { openClock } from '../../../src/store/postgres/clock.js';

test('the time is that of the database in the middle of the answer, and goes on without asking', async () => {
  let at = 1_000;
  let asked = 0;
  const clock = await openClock(
    async () => {
      asked++;
      at += 10;
      return 5_000_000;
    },
    () => at,
  );
  expect(clock.now()).toBe(5_000_005);
  at += 7_000;
  expect(clock.now()).toBe(5_007_005);
  expect(asked).toBe(1);
  clock.close();
});
