import {
  type Frame,
  makeRecordingBytes,
  makeRecordingText,
  openPlayback,
  type Recording,
  stateHash,
  verify,
} from '@warren/games';
import { lostCause } from '@warren/games/lost-cause';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { readLastRun, readRecordingFile, saveLastRun } from '../../src/game/loop/recording-file.js';
import { levelStarts } from '../../src/games/lost-cause/state.js';
import { openRecording } from '../../src/replay/open-recording.js';
import { makePlayer, type Player, SPEEDS } from '../../src/replay/player.js';
import { SHORTCUTS, shortcutOf } from '../../src/replay/shortcuts.js';
import { verdictOf } from '../../src/replay/verdict.js';
import { begin, campaignWon, memoryStorage, noStorage, playUntil, SMALL_MAZE } from '../support/play-runs.js';

/** Two levels of the campaign, and the hash of every state they ran through. */
let recording: Recording;
const hashes: number[] = [];
beforeAll(() => {
  const run = campaignWon(2);
  recording = run.recording();
  const playback = openPlayback(lostCause, recording);
  if (!playback.ok) throw new Error(playback.reason);
  do hashes.push(stateHash(playback.value.state));
  while (playback.value.forward());
});

function project() {
  const playback = openPlayback(lostCause, recording);
  if (!playback.ok) throw new Error(playback.reason);
  const shown: { ticks: number; jumps: number; frame: Frame | null } = { ticks: 0, jumps: 0, frame: null };
  const player = makePlayer(playback.value, {
    tick(frame) {
      shown.ticks++;
      shown.frame = frame;
    },
    jump(frame) {
      shown.jumps++;
      shown.frame = frame;
    },
  });
  return { player, shown };
}

/** Turns until a place that was asked for is reached, always late: in the smallest pieces. */
function arrive(player: Player): void {
  for (let i = 0; i < 10_000 && player.target !== null; i++) player.turn(16, () => true);
}

const hashAt = ({ playback }: Player) => stateHash(playback.state);

describe('the player', () => {
  test('lands on the exact tick, from anywhere to anywhere', () => {
    const { player } = project();
    fc.assert(
      fc.property(fc.nat(recording.ticks), (tick) => {
        player.seek(tick);
        arrive(player);
        expect(player.tick).toBe(tick);
        expect(hashAt(player)).toBe(hashes[tick]);
      }),
      { numRuns: 60 },
    );
  });

  test('stays within the recording whatever is asked for', () => {
    const { player } = project();
    for (const [wanted, tick] of [
      [-50, 0],
      [1e9, recording.ticks],
      [10.7, 10],
    ]) {
      player.seek(wanted);
      arrive(player);
      expect(player.tick).toBe(tick);
    }
  });

  test('cuts a long way into pieces, so that the page stays awake', () => {
    const { player } = project();
    player.seek(recording.ticks);
    player.turn(16, () => true);
    expect(player.tick).toBeLessThanOrEqual(60);
    expect(player.target).toBe(recording.ticks);
    player.turn(16, () => false);
    expect([player.tick, player.target]).toEqual([recording.ticks, null]);
  });

  test.each(SPEEDS)('plays at %f times the speed, and every state is as it was', (speed) => {
    const { player } = project();
    player.setSpeed(speed);
    player.setPlaying(true);
    for (let i = 0; i < 60; i++) player.turn(1000 / 60, () => true);
    expect(Math.abs(player.tick - 60 * speed)).toBeLessThanOrEqual(1);
    expect(hashAt(player)).toBe(hashes[player.tick]);
  });

  test('shows every tick where that can be seen, and the last one where it cannot', () => {
    const slow = project();
    slow.player.setPlaying(true);
    for (let i = 0; i < 30; i++) slow.player.turn(1000 / 60, () => true);
    expect(slow.shown.ticks).toBe(slow.player.tick);
    const fast = project();
    fast.player.setSpeed(16);
    fast.player.setPlaying(true);
    fast.player.turn(1000 / 60, () => true);
    expect([fast.shown.ticks, fast.shown.jumps]).toEqual([0, 1]);
  });

  test('stops at the end, and plays again from the beginning', () => {
    const { player } = project();
    player.seek(recording.ticks - 2);
    arrive(player);
    player.setPlaying(true);
    for (let i = 0; i < 10; i++) player.turn(1000 / 60, () => true);
    expect([player.tick, player.playing, player.fraction]).toEqual([recording.ticks, false, 1]);
    player.setPlaying(true);
    player.turn(1000 / 60, () => true);
    expect([player.tick, player.target, player.playing]).toEqual([0, null, true]);
  });

  test('a fork goes on from what is shown, and leaves the recording alone', () => {
    const { player } = project();
    player.seek(500);
    arrive(player);
    const fork = player.playback.fork();
    playUntil(fork, ({ tick }) => tick === 900);
    expect(player.tick).toBe(500);
    expect(hashAt(player)).toBe(hashes[500]);
    expect(verify(lostCause, fork.recording()).ok).toBe(true);
  });
});

describe('the verdict', () => {
  test('is that of verify, with words on the way', () => {
    const reports: number[] = [];
    expect(verdictOf(lostCause, recording, (ticks) => reports.push(ticks))).toEqual(
      verify(lostCause, recording),
    );
    expect(reports.length).toBe(Math.floor(recording.ticks / 2000));
    expect(reports).toEqual([...reports].sort((a, b) => a - b));
  });

  test('believes no recording that says what did not happen', () => {
    const lie = { ...recording, checkpoints: recording.checkpoints.map((hash) => hash ^ 1) };
    expect(verdictOf(lostCause, lie, () => {}).ok).toBe(false);
  });
});

describe('a file', () => {
  const fileOf = (content: string | Uint8Array) => new Blob([content as BlobPart]);

  test('holds a recording as text or as bytes', async () => {
    for (const content of [`${makeRecordingText(recording)}\n`, makeRecordingBytes(recording)]) {
      expect(await readRecordingFile(fileOf(content))).toEqual({ ok: true, value: recording });
    }
  });

  test.each([
    ['nothing', '', 'empty'],
    ['a letter', 'Dear reader', 'no recording'],
    ['half a recording', 'r1-V1JFQwE', 'cut off'],
    ['text that begins like one', 'r1-%%%%', 'character'],
  ])('with %s is refused with a reason', async (_, content, reason) => {
    const read = await readRecordingFile(fileOf(content));
    expect(read).toMatchObject({ ok: false, reason: expect.stringContaining(reason) });
  });

  test('that is too large is refused before it is read', async () => {
    const large = {
      size: 9_000_000,
      arrayBuffer: () => Promise.reject(new Error('read')),
    } as unknown as Blob;
    expect(await readRecordingFile(large)).toMatchObject({
      ok: false,
      reason: expect.stringContaining('larger'),
    });
  });

  test('that cannot be read is a sentence, not a crash', async () => {
    const gone = { size: 10, arrayBuffer: () => Promise.reject(new Error('gone')) } as unknown as Blob;
    expect(await readRecordingFile(gone)).toMatchObject({ ok: false });
  });

  test('of a game that has no picture here, or of other rules, is not opened', async () => {
    expect(await openRecording({ ...recording, game: 'solitaire' })).toMatchObject({
      ok: false,
      reason: expect.stringMatching(/^the game “solitaire” cannot be shown here, only Lost Cause, /),
    });
    expect(await openRecording({ ...recording, rules: 99 })).toMatchObject({
      ok: false,
      reason: expect.stringContaining('rules 99'),
    });
  });
});

describe('the run just played', () => {
  test('is handed over within the tab', () => {
    const storage = memoryStorage();
    expect(readLastRun(storage)).toEqual({ ok: true, value: null });
    expect(saveLastRun(recording, storage)).toBe(true);
    expect(readLastRun(storage)).toEqual({ ok: true, value: recording });
  });

  test('is said to be lost where it cannot be kept, and refused where it is damaged', () => {
    expect(saveLastRun(recording, noStorage)).toBe(false);
    expect(readLastRun(noStorage)).toEqual({ ok: true, value: null });
    expect(readLastRun(memoryStorage({ 'warren.last-run': 'r1-nonsense' })).ok).toBe(false);
  });
});

test('the levels of a recording begin where somebody went on or tried again', () => {
  const run = campaignWon(1);
  const first = run.tick;
  run.advance([run.game.actions.indexOf('retry')]);
  playUntil(run, ({ finished, state }) => finished || (state as { phase: string }).phase === 'won');
  const second = run.tick;
  run.advance([run.game.actions.indexOf('continue')]);
  expect(levelStarts(run.recording())).toEqual([
    { tick: 0, title: 'Level 1' },
    { tick: first + 1, title: 'Level 1 again' },
    { tick: second + 1, title: 'Level 2' },
  ]);
  expect(levelStarts(begin({ code: SMALL_MAZE }).recording())).toEqual([{ tick: 0, title: 'Start' }]);
});

describe('keys of the theatre', () => {
  const plain = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };

  test('step by a tick, with Shift by a second', () => {
    expect(shortcutOf({ key: 'ArrowLeft', ...plain })).toEqual({ does: 'step', ticks: -1 });
    expect(shortcutOf({ key: 'ArrowRight', ...plain, shiftKey: true })).toEqual({ does: 'step', ticks: 60 });
  });

  test('leave to the browser what it knows itself', () => {
    expect(shortcutOf({ key: 'ArrowLeft', ...plain, altKey: true })).toBeNull();
    expect(shortcutOf({ key: 'Home', ...plain, ctrlKey: true })).toBeNull();
    expect(shortcutOf({ key: 'a', ...plain })).toBeNull();
  });

  test('are all listed on the page', () => {
    const listed = SHORTCUTS.flatMap(({ keys }) => keys);
    expect(listed).toEqual(expect.arrayContaining(['Space', '←', '→', 'Home', 'End', '↑', '↓', 'Page up']));
  });
});
