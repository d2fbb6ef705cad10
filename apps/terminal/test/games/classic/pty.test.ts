import { expect, test } from 'vitest';
import { isRestored, KEY, openWarren } from '../../support/pty.js';
import { folder } from '../../support/warren.js';

test('a profile is made, a level begun by turns and left, and everything is there again', async () => {
  const data = folder();
  const words = ['play', 'classic', '--data', data, '--turns'];
  const first = openWarren(words);
  await first.shows('Classic: who plays?');
  await first.pressFor('2', 'Its name:');
  await first.pressFor(`Ann${KEY.enter}`, 'This is what Normal looks like');
  await first.pressFor(KEY.down, 'This is what Diamond looks like');
  await first.pressFor(KEY.enter, 'Diamond: 0 of 30 done');
  await first.pressFor(KEY.enter, '4 x 4');
  expect(first.text()).toContain('@');
  await first.pressFor('v', 'Ask once more to see it.');
  await first.pressFor('v', 'The whole way is shown');
  await first.pressFor('q', 'Leave this run?');
  await first.pressFor('q', '> 1  4x4');
  first.press(KEY.interrupt);
  expect(await first.ended).toEqual({ code: 130, signal: 0 });

  const second = openWarren(words);
  await second.shows('> Ann');
  await second.pressFor(KEY.enter, '> Continue: Diamond 1');
  await second.pressFor('q', '> Ann');
  second.press('q');
  expect(await second.ended).toEqual({ code: 0, signal: 0 });
  await isRestored(second);
});
