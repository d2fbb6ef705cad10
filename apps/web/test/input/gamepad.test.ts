import { describe, expect, test } from 'vitest';
import { eightWays, gamepadSource } from '../../src/input/gamepad.js';
import type { ControlName } from '../../src/settings/control-name.js';

const [N, E, S, W] = [1, 2, 4, 8];

describe('a stick', () => {
  test('has eight directions and a quiet middle', () => {
    const at = (degrees: number, length = 1) => {
      const angle = (degrees * Math.PI) / 180;
      return eightWays(Math.cos(angle) * length, -Math.sin(angle) * length, 0.3);
    };
    const ways = [0, 45, 90, 135, 180, 225, 270, 315].map((degrees) => at(degrees));
    expect(ways).toEqual([E, N | E, N, N | W, W, S | W, S, S | E]);
    // Each is an eighth of the circle wide.
    expect([at(20), at(25), at(65), at(70)]).toEqual([E, N | E, N | E, N]);
    expect([at(90, 0.2), at(90, 0.4)]).toEqual([0, N]);
  });
});

function fakePad({ axes = [0, 0], down = [] as number[], mapping = 'standard', connected = true } = {}) {
  const buttons = Array.from({ length: 17 }, (_, i) => ({ pressed: down.includes(i) }));
  return { index: 0, connected, mapping, axes, buttons } as unknown as Gamepad;
}

function watch() {
  const pressed: ControlName[] = [];
  const turned: number[] = [];
  let pads: readonly (Gamepad | null)[] = [];
  const source = gamepadSource({
    pads: () => pads,
    press: (name) => pressed.push(name),
    turn: (by) => turned.push(by),
  });
  return {
    look(...now: (Gamepad | null)[]) {
      pads = now;
      source.look?.();
      const down = [...(source.down?.() ?? [])];
      return { held: source.held(), down, pressed: pressed.splice(0), turned: turned.splice(0) };
    },
  };
}

describe('a pad', () => {
  test('presses a button once for as long as it is down', () => {
    const { look } = watch();
    expect(look(fakePad({ down: [2] })).pressed).toEqual(['attack']);
    expect(look(fakePad({ down: [2] })).pressed).toEqual([]);
    expect(look(fakePad()).pressed).toEqual([]);
    expect(look(fakePad({ down: [2] })).pressed).toEqual(['attack']);
  });

  test('holds a button for as long as it is down, so that a stroke repeats itself', () => {
    const { look } = watch();
    expect(look(fakePad({ down: [2] })).down).toEqual(['attack']);
    expect(look(fakePad({ down: [2] })).down).toEqual(['attack']);
    expect(look(fakePad()).down).toEqual([]);
  });

  test('uses with A, drops with B, pauses with Start and turns slots with its shoulders', () => {
    const { look } = watch();
    expect(look(fakePad({ down: [0, 1, 9] })).pressed).toEqual(['use', 'confirm', 'drop', 'pause']);
    expect(look(fakePad({ down: [4] })).turned).toEqual([-1]);
    expect(look(fakePad({ down: [5] })).turned).toEqual([1]);
  });

  test('walks by stick and by cross', () => {
    const { look } = watch();
    expect(look(fakePad({ axes: [1, 0] })).held).toBe(E);
    expect(look(fakePad({ down: [12, 14] })).held).toBe(N | W);
    expect(look(fakePad({ axes: [0.1, -0.2] })).held).toBe(0);
  });

  test('that is gone, or not of the standard kind, holds nothing', () => {
    const { look } = watch();
    look(fakePad({ axes: [1, 0] }));
    expect(look(null).held).toBe(0);
    expect(look(fakePad({ axes: [1, 0], connected: false })).held).toBe(0);
    expect(look(fakePad({ axes: [1, 0], mapping: '' })).held).toBe(0);
  });
});
