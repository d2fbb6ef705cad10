// Inputs for any parser: noise, and good samples with a few edits, so that some come far.

/** What draws: an `Rng` of the engine. @typedef {{ below(end: number): number, chance(share: number, whole: number): boolean }} Rng */

/** Texts that have brought down parsers before. */
const AWKWARD = [
  '',
  '=',
  '\u0000',
  '\ud800',
  '😀',
  '-0',
  '1e999',
  '9007199254740993',
  'null',
  '__proto__',
  '\r\n',
  '%',
  '"',
];
const LONG = ['A', '=', '\n', '[', '{"a":', ' ', '0', '(', '::', '😀', '\u0301', ',"'].map((part) =>
  part.repeat(Math.floor(100_000 / part.length)),
);
const [LONGEST_NOISE, ONE_IN_LONG] = [60, 4_000];
/** Numbers at which sizes and claims go wrong. */
const NUMBERS = [0, 1, -1, 0.5, 3, 255, 65_536, 67_108_864, 1e9, 2 ** 31, 2 ** 53, 1e308, -1e308];

/**
 * @template Item
 * @param {Rng} rng
 * @param {ArrayLike<Item>} items
 * @returns {Item}
 */
function pick(rng, items) {
  return /** @type {Item} */ (items[rng.below(items.length)]);
}

/**
 * A text: noise, a very long one, or a sample with one to four edits.
 * @param {Rng} rng
 * @param {readonly string[]} samples
 */
export function drawText(rng, samples) {
  if (rng.chance(1, ONE_IN_LONG)) return pick(rng, LONG);
  if (samples.length === 0 || rng.chance(1, 6)) return noise(rng);
  let text = pick(rng, samples);
  for (let edits = 1 + rng.below(4); edits > 0; edits--) text = editText(rng, text, samples);
  return text;
}

/** @param {Rng} rng */
function noise(rng) {
  let text = '';
  const reach = pick(rng, [0x80, 0x100, 0x10000]);
  for (let left = rng.below(LONGEST_NOISE); left > 0; left--) text += String.fromCharCode(rng.below(reach));
  return text;
}

/**
 * @param {Rng} rng
 * @param {string} text
 * @param {readonly string[]} samples
 */
function editText(rng, text, samples) {
  const at = rng.below(text.length + 1);
  const to = Math.min(text.length, at + rng.below(8));
  const inserted = rng.chance(1, 6) ? pick(rng, AWKWARD) : (text[rng.below(text.length)] ?? 'x');
  switch (rng.below(8)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + text.slice(to);
    case 2:
      return text.slice(0, to) + text.slice(at);
    case 3:
      return text.slice(0, at) + pick(rng, NUMBERS) + text.slice(to);
    case 4:
      return text.slice(0, at) + pick(rng, samples).slice(rng.below(20));
    case 5:
      return text.slice(0, at) + inserted + text.slice(at);
    default:
      return text.slice(0, at) + inserted + text.slice(at + 1);
  }
}

/**
 * Bytes: noise, or a sample with one to four edits.
 * @param {Rng} rng
 * @param {readonly Uint8Array[]} samples
 */
export function drawBytes(rng, samples) {
  if (rng.chance(1, ONE_IN_LONG)) return new Uint8Array(100_000).fill(rng.below(256));
  if (samples.length === 0 || rng.chance(1, 6)) {
    return Uint8Array.from({ length: rng.below(80) }, () => rng.below(256));
  }
  let bytes = pick(rng, samples).slice();
  for (let edits = 1 + rng.below(4); edits > 0; edits--) {
    const at = rng.below(bytes.length + 1);
    const kind = rng.below(8);
    const head = bytes.subarray(0, at);
    if (kind === 0) bytes = head;
    else if (kind === 1) bytes = joined(head, bytes.subarray(at + 1 + rng.below(6)));
    else if (kind === 2) bytes = joined(head, [255, 255, 255, rng.below(128)], bytes.subarray(at));
    else if (kind === 3) bytes = joined(head, bytes.subarray(Math.max(0, at - rng.below(9))));
    else if (at < bytes.length)
      bytes[at] = kind === 4 ? (bytes[at] ?? 0) ^ (1 << rng.below(8)) : rng.below(256);
  }
  // Without the room behind a shortened one.
  return bytes.slice();
}

/** @param {ArrayLike<number>[]} parts */
function joined(...parts) {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/**
 * A value as JSON gives it: a sample with a few of its parts replaced by values of every kind.
 * @param {Rng} rng
 * @param {readonly unknown[]} samples
 */
export function drawValue(rng, samples) {
  if (samples.length === 0 || rng.chance(1, 10)) return nonsense(rng);
  let value = structuredClone(pick(rng, samples));
  for (let edits = 1 + rng.below(3); edits > 0; edits--) value = editValue(rng, value);
  return value;
}

/**
 * @param {Rng} rng
 * @param {unknown} value
 * @returns {unknown}
 */
function editValue(rng, value) {
  if (value === null || typeof value !== 'object' || rng.chance(1, 12)) return nonsense(rng, value);
  const parts = /** @type {Record<string, unknown>} */ (value);
  const keys = Object.keys(parts);
  const key =
    rng.chance(1, 12) || keys.length === 0 ? pick(rng, ['x', 'toString', '__proto__', '0']) : pick(rng, keys);
  const changed = rng.chance(1, 8)
    ? undefined
    : editValue(rng, Object.hasOwn(parts, key) ? parts[key] : null);
  if (changed === undefined) delete parts[key];
  // Plain assignment to `__proto__` would change the prototype; JSON.parse makes a field of it.
  else
    Object.defineProperty(parts, key, {
      value: changed,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  return value;
}

/**
 * @param {Rng} rng
 * @param {unknown} [near]
 * @returns {unknown}
 */
function nonsense(rng, near) {
  if (typeof near === 'number' && rng.chance(1, 2)) return near + rng.below(5) - 2;
  if (typeof near === 'string' && rng.chance(1, 2)) return drawText(rng, [near]);
  switch (rng.below(9)) {
    case 0:
      return pick(rng, NUMBERS);
    case 1:
      return pick(rng, AWKWARD);
    case 2:
      return rng.chance(1, 40) ? pick(rng, LONG) : noise(rng);
    case 3:
      return null;
    case 4:
      return rng.chance(1, 2);
    case 5:
      return {};
    case 6:
      return rng.chance(1, 40) ? new Array(20_000).fill(0) : [[0, 1]];
    case 7:
      return rng.chance(1, 40) ? nested(2_000) : { toString: 1 };
    default:
      return pick(rng, NUMBERS);
  }
}

/** @param {number} depth */
function nested(depth) {
  /** @type {unknown} */
  let value = 0;
  for (let i = 0; i < depth; i++) value = [value];
  return value;
}
