import type { Frame, Sprite } from '@warren/games';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeEnding } from '../../src/game/loop/ending.js';
import { LOST_CAUSE_LOOK } from '../../src/games/lost-cause/stage/look.js';
import { makeEffects } from '../../src/graphics/effects.js';
import { makeFrameInterpolator } from '../../src/graphics/frame-interpolator.js';
import { makeParticles } from '../../src/graphics/particles.js';
import { soundTick } from '../../src/sound/sound.js';
import { begin, framesOf, SMALL_MAZE } from '../support/play-runs.js';

const frames = framesOf(begin({ code: SMALL_MAZE }));
const playerOf = (frame: Frame) => frame.sprites.find(({ kind }) => kind === 'player') as Sprite;
const frameWith = (event: string) => frames.findIndex(({ events }) => events.includes(event));

describe('motion between two frames', () => {
  test('knows each sprite as it was, and the view on its way', () => {
    const motion = makeFrameInterpolator();
    const at = frames.findIndex((frame, i) => i > 0 && playerOf(frame).y !== playerOf(frames[i - 1]).y);
    motion.show(frames[at - 1], true);
    motion.show(frames[at], false);
    expect(motion.player).toBe(playerOf(frames[at]));
    expect(motion.playerBefore).toBe(playerOf(frames[at - 1]));
    frames[at].sprites.forEach(({ id }, place) => {
      expect(motion.before(place).id).toBe(id);
    });
    const [from, to] = [frames[at - 1].view.y, frames[at].view.y];
    expect(motion.viewY(0.5)).toBe((from + to) / 2);
  });

  test('nothing moves over a jump or onto another map', () => {
    const elsewhere = { ...frames[200], map: { ...frames[200].map, id: 'elsewhere' } };
    for (const [frame, jump] of [
      [frames[200], true],
      [elsewhere, false],
    ] as const) {
      const motion = makeFrameInterpolator();
      motion.show(frames[0], true);
      motion.show(frame, jump);
      expect(motion.playerBefore).toBe(playerOf(frame));
      expect(motion.viewX(0)).toBe(frame.view.x);
      expect(motion.gone).toEqual([]);
    }
  });

  test('tells what is there no more', () => {
    const motion = makeFrameInterpolator();
    const at = frameWith('take');
    motion.show(frames[at - 1], true);
    motion.show(frames[at], false);
    expect(motion.gone.map(({ kind }) => kind)).toEqual(['key']);
  });

  test('finds everybody again whatever came and went meanwhile', () => {
    const sprite = (id: number): Sprite => ({ ...frames[0].sprites[0], id: `${id}`, kind: 'slime' });
    const ids = fc.uniqueArray(fc.nat(30), { maxLength: 12 }).map((list) => list.sort((a, b) => a - b));
    fc.assert(
      fc.property(ids, ids, (from, to) => {
        const motion = makeFrameInterpolator();
        const [first, second] = [from.map(sprite), to.map(sprite)];
        motion.show({ ...frames[0], sprites: first }, true);
        motion.show({ ...frames[0], sprites: second }, false);
        second.forEach((now, place) => {
          expect(motion.before(place)).toBe(first.find(({ id }) => id === now.id) ?? now);
        });
        expect(motion.gone.map(({ id }) => Number(id))).toEqual(from.filter((id) => !to.includes(id)));
      }),
    );
  });
});

describe('flourish', () => {
  /** Shows all frames of the run up to one. */
  function effectsAt(index: number, jump = false) {
    const motion = makeFrameInterpolator();
    const effects = makeEffects(LOST_CAUSE_LOOK.effects, LOST_CAUSE_LOOK.tile);
    for (let i = 0; i <= index; i++) {
      const isJump = i === 0 || (jump && i === index);
      motion.show(frames[i], isJump);
      effects.raise(motion, i, isJump);
    }
    return effects;
  }
  function glowing(effects: ReturnType<typeof makeEffects>): number {
    let dots = 0;
    effects.particles.paint(0, () => dots++);
    return dots;
  }

  test('a defeated slime leaves its last picture and sparks where it was', () => {
    const at = frameWith('defeat');
    const effects = effectsAt(at);
    expect(effects.flourishes.map(({ name }) => name)).toEqual(['slime-defeat']);
    expect(glowing(effects)).toBeGreaterThan(10);
  });

  test('an opened lock leaves its opening, and a victory shines', () => {
    const at = frameWith('unlock');
    const effects = effectsAt(at);
    expect(effects.flourishes.map(({ name }) => name)).toContain('lock-open');
    expect(effects.wonFor(at + 100)).toBe(100);
    expect(effects.lostFor(at)).toBeNull();
  });

  test('a blow makes a slime flash for a moment', () => {
    const at = frameWith('hit');
    const effects = effectsAt(at);
    const slime = frames[at].sprites.find(({ kind }) => kind === 'slime') as Sprite;
    expect(effects.flash(slime.id, at)).toBe(1);
    expect(effects.flash(slime.id, at + 1000)).toBe(0);
    expect(effects.flash('player', at)).toBe(0);
  });

  test('a bite shows on the player, and the end of the lantern is remembered', () => {
    const run = begin({ code: SMALL_MAZE });
    const motion = makeFrameInterpolator();
    const effects = makeEffects(LOST_CAUSE_LOOK.effects, LOST_CAUSE_LOOK.tile);
    motion.show(run.game.frame(run.state), true);
    let hurt = 0;
    // The first key begins the level.
    run.advance([run.game.actions.indexOf('slot-1')]);
    while (!run.finished) {
      run.advance([]);
      motion.show(run.game.frame(run.state), false);
      effects.raise(motion, run.tick, false);
      hurt = Math.max(hurt, effects.hurt(run.tick));
    }
    expect(hurt).toBe(1);
    expect(effects.lostFor(run.tick + 50)).toBe(50);
  });

  test('a jump ends whatever was going on', () => {
    const effects = effectsAt(frameWith('defeat'), true);
    expect([effects.flourishes, glowing(effects)]).toEqual([[], 0]);
  });
});

test('sparks fly, fade and never become more than there is room for', () => {
  const particles = makeParticles();
  const count = (elapsed: number) => {
    let dots = 0;
    particles.paint(elapsed, () => dots++);
    return dots;
  };
  const burst = { x: 0, y: 0, count: 150, colours: ['#fff'], speed: 10, life: 400, pull: 0 };
  particles.burst(burst);
  particles.burst(burst);
  expect(count(1)).toBeLessThanOrEqual(192);
  expect(count(1)).toBeGreaterThan(100);
  count(500);
  expect(count(1)).toBe(0);
});

test('a walk is heard in steps, events by their names', () => {
  const heard: string[] = [];
  for (const frame of frames) soundTick(frame, (name) => heard.push(name));
  expect(heard).toEqual(expect.arrayContaining(['step', 'take', 'unlock', 'won']));
  const walked = frames.filter((frame) => playerOf(frame).pose === 'walk').length;
  expect(heard.filter((name) => name === 'step').length).toBeLessThan(walked / 10);
});

describe('the end of a level', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function makeListener(reducedMotion = false) {
    const told: string[] = [];
    return {
      told,
      phase: (phase: string, moment: string) => void told.push(`${phase} ${moment}`),
      reducedMotion: () => reducedMotion,
    };
  }

  test('is seen for a moment before words cover it', () => {
    const listener = makeListener();
    const ending = makeEnding('playing', listener);
    expect(ending.follow('playing')).toBe(false);
    expect(ending.follow('lost')).toBe(true);
    vi.advanceTimersByTime(500);
    expect([ending.isSeen(), listener.told]).toEqual([false, ['lost begins']]);
    vi.advanceTimersByTime(5000);
    expect([ending.isSeen(), listener.told]).toEqual([true, ['lost begins', 'lost seen']]);
    ending.follow('playing');
    expect(ending.isSeen()).toBe(false);
  });

  test('is short where less motion is wanted, and not waited for after a reload', () => {
    const listener = makeListener(true);
    makeEnding('playing', listener).follow('won');
    vi.advanceTimersByTime(400);
    expect(listener.told).toEqual(['won begins', 'won seen']);
    const reloaded = makeListener();
    expect(makeEnding('won', reloaded).isSeen()).toBe(true);
    expect(reloaded.told).toEqual(['won seen']);
  });

  test('is not told to a page that was left', () => {
    const listener = makeListener();
    const ending = makeEnding('playing', listener);
    ending.follow('won');
    ending.close();
    vi.advanceTimersByTime(5000);
    expect(listener.told).toEqual(['won begins']);
  });
});
