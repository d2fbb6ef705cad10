import type { OptionSpec, OptionValues } from '../options.js';
import { accept, type Result, refuse } from '../result.js';
import { makeUtf8, parseUtf8 } from './utf8.js';
import { type ByteReader, unzigzag, writeVarint, zigzag } from './varint.js';

// Options in a Warren code: a varint with bit i set where option i differs from its default, then the values
// of those in order. An integer is a zigzag varint, a choice its place in the list, a text its length in bytes
// and UTF-8. So that old codes stay good, an algorithm adds options and choices only at the end of their lists,
// and a new default is a new behaviour, which takes a new code number.

/** The most options an algorithm may have in a code: bits of a 31-bit number. */
const MAX_OPTIONS = 30;

/** Appends the options that differ from their defaults. False, and nothing is appended, when none does. */
export function writeOptionFields(
  bytes: number[],
  specs: readonly OptionSpec[],
  values: OptionValues,
): boolean {
  if (specs.length > MAX_OPTIONS) throw new Error(`codes have room for ${MAX_OPTIONS} options`);
  const changed = specs.filter((spec) => values[spec.name] !== spec.default);
  if (changed.length === 0) return false;
  let flags = 0;
  for (const spec of changed) flags |= 1 << specs.indexOf(spec);
  writeVarint(bytes, flags);
  for (const spec of changed) writeValue(bytes, spec, values[spec.name]);
  return true;
}

function writeValue(bytes: number[], spec: OptionSpec, value: number | string): void {
  if (spec.type === 'integer') {
    writeVarint(bytes, zigzag(Number(value)));
  } else if (spec.type === 'choice') {
    writeVarint(bytes, spec.choices.indexOf(String(value)));
  } else {
    const text = makeUtf8(String(value));
    writeVarint(bytes, text.length);
    bytes.push(...text);
  }
}

/** The options that a code names; whether their values fit is for `readOptions` to say. */
export function readOptionFields(reader: ByteReader, specs: readonly OptionSpec[]): Result<OptionValues> {
  const flags = reader.varint();
  if (flags >= 1 << specs.length) {
    return refuse('the code has options that this Warren does not know; a newer one may');
  }
  const values: Record<string, number | string> = {};
  for (let i = 0; i < specs.length; i++) {
    if ((flags & (1 << i)) === 0) continue;
    const value = readValue(reader, specs[i]);
    if (!value.ok) return value;
    values[specs[i].name] = value.value;
  }
  return accept(values);
}

function readValue(reader: ByteReader, spec: OptionSpec): Result<number | string> {
  const number = reader.varint();
  if (spec.type === 'integer') return accept(unzigzag(number));
  if (spec.type === 'text') return parseUtf8(reader.take(number));
  if (number < spec.choices.length) return accept(spec.choices[number]);
  return refuse(`the code names a ${spec.name} that this Warren does not know; a newer one may`);
}
