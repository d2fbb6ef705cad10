import { wordAt } from '../../src/cave/field.js';
import { growArea } from '../../src/cave/grow.js';
import { makeRegion } from '../../src/cave/region.js';
import { type CaveWorld, readCaveWorld } from '../../src/cave/world.js';
import { must } from './mazes.js';

/** A rectangle of cells, a byte each, row by row. */
export interface Bytes {
  readonly width: number;
  readonly height: number;
  readonly cells: Uint8Array;
}

export function worldOf(seed: string, settings: Readonly<Record<string, unknown>> = {}): CaveWorld {
  return must(readCaveWorld({ seed, settings }));
}

/** A rectangle of rock (1) and floor (0) after some steps, cell by cell. */
export function rockOf(
  world: CaveWorld,
  area: { rx: number; ry: number; left: number; top: number; width: number; height: number },
  steps: number,
): Bytes {
  const field = growArea(world, area, steps);
  const cells = Uint8Array.from({ length: area.width * area.height }, (_, cell) => {
    return wordAt(field, cell % area.width, Math.floor(cell / area.width)) & 1;
  });
  return { width: area.width, height: area.height, cells };
}

/** One step of the rule as it is written in the book; the border is given up. */
export function plainStep({ width, height, cells }: Bytes, threshold: number, inertia = 0): Bytes {
  const next: number[] = [];
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      let rock = 0;
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          if (dx !== 0 || dy !== 0 || inertia === 1) rock += cells[(y + dy) * width + x + dx];
        }
      }
      next.push(rock >= threshold ? 1 : 0);
    }
  }
  return { width: width - 2, height: height - 2, cells: Uint8Array.from(next) };
}

/** A block of whole regions: 0 rock, everything else floor. */
export function blockOf(world: CaveWorld, rx: number, ry: number, columns: number, rows = columns): Bytes {
  const size = world.settings.regionSize;
  const [width, height] = [columns * size, rows * size];
  const cells = new Uint8Array(width * height);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const region = makeRegion(world, rx + column, ry + row);
      for (let y = 0; y < size; y++) {
        const line = region.cells.subarray(y * size, (y + 1) * size);
        cells.set(line, (row * size + y) * width + column * size);
      }
    }
  }
  return { width, height, cells };
}

/** Cells as text: comparing two strings is a thousand times as fast as comparing two lists. */
export function textOf(cells: Uint8Array): string {
  return cells.join('');
}

/** Floor that hangs together. */
export interface Component {
  readonly cells: readonly number[];
  /** The longer side of the smallest rectangle around it, less one. */
  readonly extent: number;
  readonly touchesBorder: boolean;
}

/** Everything that hangs together by steps along rows and columns, where `cells` is not 0. */
export function componentsOf({ width, height, cells }: Bytes): Component[] {
  const seen = new Uint8Array(cells.length);
  const found: Component[] = [];
  for (let first = 0; first < cells.length; first++) {
    if (cells[first] === 0 || seen[first] === 1) continue;
    const component = [first];
    seen[first] = 1;
    for (const cell of component) {
      const x = cell % width;
      for (const next of [cell - width, cell + width, x > 0 ? cell - 1 : -1, x < width - 1 ? cell + 1 : -1]) {
        if (next < 0 || next >= cells.length || cells[next] === 0 || seen[next] === 1) continue;
        seen[next] = 1;
        component.push(next);
      }
    }
    found.push(measured(component, width, height));
  }
  return found;
}

function measured(cells: readonly number[], width: number, height: number): Component {
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (const cell of cells) {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  const touchesBorder = left === 0 || top === 0 || right === width - 1 || bottom === height - 1;
  return { cells, extent: Math.max(right - left, bottom - top), touchesBorder };
}
