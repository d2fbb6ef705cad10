import { expect, test } from 'vitest';
import { isRestored, KEY, openWarren } from '../support/pty.js';
import { folder } from '../support/warren.js';

test('a profile is made, a level begun by turns and left, and everything is there again', async () => {
  const data = folder();
  const words = ['play', 'classic', '--data', data, '--turns'];
  const first = openWarren(words);
  await first.shows('Classic: who plays?');
  first.press('2');
  await first.shows('Its name:');
  first.press(`Ann${KEY.enter}`);
  await first.shows('This is what Normal looks like');
  first.press(KEY.down);
  await first.shows('This is what Diamond looks like');
  first.press(KEY.enter);
  await first.shows('Diamond: 0 of 30 done');
  first.press(KEY.enter);
  await first.shows('4 x 4');
  expect(first.text()).toContain('@');
  first.press('v');
  await first.shows('The whole way is shown');
  first.press('q');
  await first.shows('Leave this run?');
  first.press('q');
  await first.shows('> 1  4x4');
  first.press(KEY.interrupt);
  expect(await first.ended).toEqual({ code: 130, signal: 0 });

  const second = openWarren(words);
  await second.shows('> Ann');
  second.press(KEY.enter);
  await second.shows('> Continue: Diamond 1');
  second.press('q');
  await second.shows('> Ann');
  second.press('q');
  expect(await second.ended).toEqual({ code: 0, signal: 0 });
  await isRestored(second);
});
