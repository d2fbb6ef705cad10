import { type Frame, openPlayback, type Recording, type Sprite } from '@warren/games';
import { lostCause } from '@warren/games/lost-cause';
import { describe, expect, test } from 'vitest';
import { ghostPosition, openGhost } from '../../../src/game/loop/ghost.js';
import { makeScenePainter } from '../../../src/game/stage/scene-painter.js';
import { LOST_CAUSE_LOOK } from '../../../src/games/lost-cause/stage/look.js';
import type { Atlas } from '../../../src/graphics/atlas.js';
import { makeEffects } from '../../../src/graphics/effects.js';
import { makeFrameInterpolator } from '../../../src/graphics/frame-interpolator.js';
import { begin, framesOf, playUntil, SMALL_MAZE } from '../../support/play-runs.js';

const recording: Recording = playUntil(begin({ code: SMALL_MAZE })).recording();

function summon(tick = 0) {
  const ghost = openGhost(lostCause, recording, tick);
  if (!ghost.ok) throw new Error(ghost.reason);
  return ghost.value;
}

function frameAt(tick: number): Frame {
  const playback = openPlayback(lostCause, recording);
  if (!playback.ok) throw new Error(playback.reason);
  playback.value.seek(tick);
  return lostCause.frame(playback.value.state as Parameters<typeof lostCause.frame>[0]);
}

describe('a ghost', () => {
  test('is at the tick of the run, tick by tick, and from wherever the run begins', () => {
    const ghost = summon();
    expect(ghost.frame).toEqual(frameAt(0));
    for (let tick = 1; tick <= 200; tick++) ghost.follow(tick);
    expect(ghost.frame).toEqual(frameAt(200));
    expect(summon(321).frame).toEqual(frameAt(321));
  });

  test('tells once that it has finished, and stays where it ended', () => {
    const ghost = summon();
    const told: number[] = [];
    for (let tick = 1; tick <= recording.ticks + 300; tick++) if (ghost.follow(tick)) told.push(tick);
    expect(told).toEqual([recording.ticks]);
    expect([ghost.finished, ghost.frame]).toEqual([true, frameAt(recording.ticks)]);
  });

  test('of another game, or of other rules, is refused with a reason', () => {
    for (const other of [
      { ...recording, game: 'solitaire' },
      { ...recording, rules: 99 },
    ]) {
      expect(openGhost(lostCause, other, 0)).toMatchObject({ ok: false, reason: expect.any(String) });
    }
  });
});

describe('a ghost that cannot be seen', () => {
  const own = { map: 'here', level: 3 };
  const at = (level: number, finished = false) =>
    ghostPosition(own, { map: 'there', level, finished }, 'maze');

  test('is told of in words', () => {
    expect([at(5), at(4), at(2), at(1)]).toEqual([
      'The ghost is 2 mazes ahead',
      'The ghost is 1 maze ahead',
      'The ghost is 1 maze behind',
      'The ghost is 2 mazes behind',
    ]);
    expect(at(3)).toBe('The ghost is in another maze');
    expect(at(2, true)).toBe('The ghost has finished');
  });

  test('needs no words where both are on one map, even when it has finished', () => {
    for (const finished of [false, true]) expect(ghostPosition(own, { ...own, finished }, 'maze')).toBe('');
  });
});

describe('in the picture', () => {
  /** A canvas that remembers how much of each picture laid on it is seen. */
  function makePaper() {
    const laid: { alpha: number; from: readonly number[] }[] = [];
    const context = {
      canvas: { width: 448, height: 448 },
      globalAlpha: 1,
      fillRect() {},
      drawImage: (_: unknown, ...from: number[]) => laid.push({ alpha: context.globalAlpha, from }),
    };
    return { laid, context: context as unknown as CanvasRenderingContext2D };
  }

  /** What is translucent when a run at one frame is raced by another. */
  function ghosts(own: Frame, other: Frame | null) {
    const { laid, context } = makePaper();
    const look = { ...LOST_CAUSE_LOOK, ground: () => ({ paint() {} }) };
    const [motion, ghost] = [makeFrameInterpolator(), makeFrameInterpolator()];
    motion.show(own, true);
    if (other !== null) ghost.show(other, true);
    const paint = makeScenePainter(context, look);
    paint({
      motion,
      ghost,
      effects: makeEffects(look.effects, look.tile),
      atlas: {} as Atlas,
      theme: 'dark',
      scale: 4,
      nudge: 0,
      fraction: 1,
      timeMs: 0,
      elapsedMs: 0,
      reducedMotion: true,
    });
    expect(context.globalAlpha).toBe(1);
    return laid.filter(({ alpha }) => alpha < 1);
  }
  const frames = framesOf(begin({ code: SMALL_MAZE }));

  test('a ghost is one translucent player, on the same map only', () => {
    expect(ghosts(frames[90], frames[40])).toHaveLength(1);
    expect(ghosts(frames[90], null)).toEqual([]);
    const elsewhere = { ...frames[40], map: { ...frames[40].map, id: 'elsewhere' } };
    expect(ghosts(frames[90], elsewhere)).toEqual([]);
  });

  test('a ghost is where the other run has its player, seen from this one', () => {
    const playerOf = (frame: Frame) => frame.sprites.find(({ kind }) => kind === 'player') as Sprite;
    const [own, other] = [frames[90], frames[120]];
    // Poses differ in size, but not in where their middle is.
    const middleOf = ([{ from }]: ReturnType<typeof ghosts>) => {
      const [left, top, width, height] = from.slice(4);
      return { x: left + width / 2, y: top + height / 2 };
    };
    const [here, there] = [middleOf(ghosts(own, own)), middleOf(ghosts(own, other))];
    // A tile of 32 pixels of art, drawn four times as large.
    const unit = (32 * 4) / own.map.tileSize;
    const walked = { x: playerOf(other).x - playerOf(own).x, y: playerOf(other).y - playerOf(own).y };
    expect(walked.x !== 0 || walked.y !== 0).toBe(true);
    expect(Math.abs(there.x - here.x - walked.x * unit)).toBeLessThanOrEqual(1);
    expect(Math.abs(there.y - here.y - walked.y * unit)).toBeLessThanOrEqual(1);
  });
});
