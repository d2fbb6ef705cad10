import { type QrVersion, sideOf } from './versions.js';

/** The dots of a symbol while it is drawn, row by row. */
export interface Modules {
  readonly side: number;
  /** 1 is dark. */
  readonly dark: Uint8Array;
  /** 1 where a pattern stands that is no data. */
  readonly fixed: Uint8Array;
}

/** From here on a symbol says which version it is. */
const SAYS_VERSION = 7;
const VERSION_CHECK = 0x1f25;
const FORMAT_CHECK = 0x537;
const FORMAT_MASK = 0x5412;

/** A symbol with everything that is no data; the place for its format is kept free. */
export function fixedModules(version: QrVersion): Modules {
  const side = sideOf(version);
  const modules: Modules = { side, dark: new Uint8Array(side * side), fixed: new Uint8Array(side * side) };
  for (let i = 0; i < side; i++) {
    set(modules, i, 6, i % 2 === 0);
    set(modules, 6, i, i % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [side - 4, 3],
    [3, side - 4],
  ])
    drawFinder(modules, x, y);
  for (const y of version.alignment) {
    for (const x of version.alignment) if (!isFinder(x, y, side)) drawRings(modules, x, y, 2);
  }
  drawFormat(modules, 0);
  if (version.number >= SAYS_VERSION) drawVersion(modules, version.number);
  return modules;
}

/** Draws which mask is used, twice, with bits by which errors in it can be mended. Error level M is 00. */
export function drawFormat(modules: Modules, mask: number): void {
  const { side } = modules;
  const bits = ((mask << 10) | rest(mask << 10, FORMAT_CHECK, 10)) ^ FORMAT_MASK;
  const bit = (i: number) => ((bits >> i) & 1) === 1;
  for (let i = 0; i <= 5; i++) set(modules, 8, i, bit(i));
  set(modules, 8, 7, bit(6));
  set(modules, 8, 8, bit(7));
  set(modules, 7, 8, bit(8));
  for (let i = 9; i < 15; i++) set(modules, 14 - i, 8, bit(i));
  for (let i = 0; i < 8; i++) set(modules, side - 1 - i, 8, bit(i));
  for (let i = 8; i < 15; i++) set(modules, 8, side - 15 + i, bit(i));
  set(modules, 8, side - 8, true);
}

function drawVersion(modules: Modules, number: number): void {
  const bits = (number << 12) | rest(number << 12, VERSION_CHECK, 12);
  for (let i = 0; i < 18; i++) {
    const far = modules.side - 11 + (i % 3);
    const near = Math.floor(i / 3);
    const isDark = ((bits >> i) & 1) === 1;
    set(modules, far, near, isDark);
    set(modules, near, far, isDark);
  }
}

/** What a division of bits leaves over. */
function rest(bits: number, divisor: number, degree: number): number {
  let left = bits;
  for (let i = 31 - Math.clz32(left); i >= degree; i = 31 - Math.clz32(left)) left ^= divisor << (i - degree);
  return left;
}

/** A finder is rings around a place, with a light one outside that is cut off by the edge. */
function drawFinder(modules: Modules, x: number, y: number): void {
  drawRings(modules, x, y, 4);
}

function drawRings(modules: Modules, x: number, y: number, reach: number): void {
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      const ring = Math.max(Math.abs(dx), Math.abs(dy));
      const isDark = reach === 2 ? ring !== 1 : ring !== 2 && ring !== 4;
      set(modules, x + dx, y + dy, isDark);
    }
  }
}

/** Whether a pattern with its middle here would lie on a finder. */
function isFinder(x: number, y: number, side: number): boolean {
  const isNear = (value: number) => value === 6;
  const isFar = (value: number) => value === side - 7;
  return (isNear(x) && isNear(y)) || (isNear(x) && isFar(y)) || (isFar(x) && isNear(y));
}

function set({ side, dark, fixed }: Modules, x: number, y: number, isDark: boolean): void {
  if (x < 0 || y < 0 || x >= side || y >= side) return;
  dark[y * side + x] = isDark ? 1 : 0;
  fixed[y * side + x] = 1;
}
