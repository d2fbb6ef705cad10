import { accept, type Result, refuse } from '../result.js';
import { makeBase64url, parseBase64url } from './base64url.js';
import { crc24 } from './crc24.js';
import { makeUtf8 } from './utf8.js';

/** The version of Warren codes. It rises when their layout changes, and no number is ever used again. */
const CODE_VERSION = 1;

/** The longest Warren code that is looked at: room for the longest seed in the widest script. */
export const MAX_CODE_LENGTH = 20_000;

const PREFIX = `w${CODE_VERSION}-`;
const CHECK_BYTES = 3;

/** Puts the version before bytes and a checksum behind them, as one URL-safe word. */
export function sealCode(payload: readonly number[]): Result<string> {
  const check = checksum(payload);
  const text = PREFIX + makeBase64url([...payload, check >>> 16, (check >>> 8) & 255, check & 255]);
  if (text.length > MAX_CODE_LENGTH) {
    return refuse(`the code would be longer than ${MAX_CODE_LENGTH} characters`);
  }
  return accept(text);
}

/** Takes out what `sealCode` put in, when version, characters and checksum are right. */
export function openCode(text: string): Result<Uint8Array> {
  if (text.length > MAX_CODE_LENGTH) {
    return refuse(`the code is too long: no Warren code has over ${MAX_CODE_LENGTH} characters`);
  }
  const version = /^w([1-9][0-9]{0,8})-/.exec(text)?.[1];
  if (version === undefined) return refuse(`this is no Warren code: those begin with "${PREFIX}"`);
  if (version !== `${CODE_VERSION}`) {
    return refuse(
      `the code has version ${version} and was made by a newer Warren; this one reads version ${CODE_VERSION}`,
    );
  }
  const bytes = parseBase64url(text, PREFIX.length);
  if (!bytes.ok) return bytes;
  const length = bytes.value.length - CHECK_BYTES;
  if (length < 1) return refuse('the code is cut off');
  const payload = bytes.value.subarray(0, length);
  const [high, middle, low] = bytes.value.subarray(length);
  if (((high << 16) | (middle << 8) | low) !== checksum(payload)) {
    return refuse('the checksum of the code is wrong: a character was changed or lost');
  }
  return accept(payload);
}

/** It covers the version too, so that a code of one version is never taken for a code of another. */
function checksum(payload: ArrayLike<number>): number {
  return crc24(makeUtf8(PREFIX), payload);
}
