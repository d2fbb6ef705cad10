import { expect, test } from 'vitest';
import { WAYS } from '../../src/cave/actions.js';
import { cave } from '../../src/cave/game.js';
import {
  beginWorld,
  CHAPTER_ACTIONS,
  makeWorldText,
  readWorldText,
  turnChapter,
  type World,
} from '../../src/cave/world.js';
import { freeWorldName, readWorldName } from '../../src/cave/world-name.js';
import { makeRecordingText } from '../../src/kernel/recording-text.js';
import { stateHash } from '../../src/kernel/state-hash.js';
import { verify } from '../../src/kernel/verify.js';
import { must } from '../support/must.js';

function newWorld(): World {
  const wish = { id: 'abcdefgh', name: 'Höhle', seed: '', settings: { rules: 'classic' }, now: 1000 };
  return must(beginWorld(wish));
}

function wander(world: World, moves: number): World {
  for (let i = 0; i < moves; i++) world.run.advance([(i * 7 + (i >> 3)) % WAYS.length]);
  return { ...world, playedAt: world.playedAt + moves };
}

test('a world comes back from its text as it was, and goes on the same', () => {
  const world = wander(newWorld(), 60);
  const back = must(readWorldText(makeWorldText(world)));
  expect(makeWorldText(back)).toBe(makeWorldText(world));
  expect(stateHash(wander(back, 30).run.state)).toBe(stateHash(wander(world, 30).run.state));
  expect(verify(cave, back.run.recording()).ok).toBe(true);
});

test('a world is endless, whatever was asked for', () => {
  const wish = { id: 'abcdefgh', name: 'a', seed: 's', settings: { mode: 'expedition', moves: 2 }, now: 0 };
  const { run } = must(beginWorld(wish));
  for (let i = 0; i < 5; i++) run.advance([4]);
  expect(run.finished).toBe(false);
});

test('a long log begins anew, and the world does not notice', () => {
  const world = newWorld();
  expect(turnChapter(world)).toBe(world);
  // Bumping into a fight's words costs little; sixteen actions a tick fill a log fast.
  const sixteen = Array.from({ length: 16 }, () => 5);
  while (world.run.tick * 16 < CHAPTER_ACTIONS) world.run.advance(sixteen);
  const next = turnChapter(world);
  expect([next.chapter, next.run.tick]).toEqual([2, 0]);
  expect(stateHash(next.run.state)).toBe(stateHash(world.run.state));
  const back = must(readWorldText(makeWorldText(wander(next, 20))));
  expect(stateHash(back.run.state)).toBe(stateHash(next.run.state));
});

test('one of older rules goes on as a new chapter; a newer one is refused', () => {
  const world = wander(newWorld(), 20);
  const fields = JSON.parse(makeWorldText(world));
  const byRules = (rules: number) => {
    const recording = makeRecordingText({ ...world.run.recording(), rules });
    return readWorldText(JSON.stringify({ ...fields, recording }));
  };
  const older = must(byRules(cave.rules - 1));
  expect([older.chapter, older.run.tick]).toEqual([2, 0]);
  expect(stateHash(older.run.state)).toBe(stateHash(world.run.state));
  expect(byRules(cave.rules + 1)).toMatchObject({ ok: false, reason: expect.stringContaining('newer') });
  expect(readWorldText(JSON.stringify({ ...fields, version: 2 }))).toMatchObject({
    ok: false,
    reason: expect.stringContaining('newer'),
  });
});

test('a changed state, a missing field or no world at all is refused with a reason', () => {
  const text = makeWorldText(wander(newWorld(), 10));
  const fields = JSON.parse(text);
  const broken = [
    '',
    'null',
    '[]',
    '{}',
    text.slice(0, -9),
    JSON.stringify({ ...fields, state: { ...fields.state, gold: 9999 } }),
    ...Object.keys(fields).map((name) => JSON.stringify({ ...fields, [name]: undefined })),
    ...Object.keys(fields).map((name) => JSON.stringify({ ...fields, [name]: { odd: 1 } })),
  ];
  for (const one of broken) {
    expect(readWorldText(one)).toMatchObject({ ok: false, reason: expect.stringMatching(/.{10}/) });
  }
});

test('names: any text, not empty, not taken; a free one is suggested', () => {
  expect(readWorldName('  Tief   unten ', [])).toEqual({ ok: true, value: 'Tief unten' });
  expect(readWorldName(' \n ', [])).toMatchObject({ ok: false });
  expect(readWorldName('x'.repeat(61), [])).toMatchObject({ ok: false });
  expect(readWorldName('CAVE', ['cave', 'Cave 2'])).toMatchObject({
    ok: false,
    reason: expect.stringContaining('“CAVE 3” is free'),
  });
  expect(freeWorldName('x'.repeat(60), ['X'.repeat(60)])).toBe(`${'x'.repeat(58)} 2`);
});
