const POLYNOMIAL = 0x864cfb;
const BEGIN = 0xb704ce;

/** What each byte does to the check: eight bits at once, since recordings may be megabytes long. */
const STEPS = Int32Array.from({ length: 256 }, (_, byte) => {
  let check = byte << 16;
  for (let bit = 0; bit < 8; bit++) check = check & 0x800000 ? (check << 1) ^ POLYNOMIAL : check << 1;
  return check & 0xffffff;
});

/**
 * The 24-bit cyclic redundancy check of OpenPGP (RFC 4880), over several runs of bytes as if they were one.
 *
 * A check of 24 bits finds for certain every error that spans at most 24 neighbouring bits: any change of
 * one base64 character, or of four in a row. Everything else slips through once in 16 million.
 */
export function crc24(...runs: ArrayLike<number>[]): number {
  let check = BEGIN;
  for (const bytes of runs) {
    for (let i = 0; i < bytes.length; i++) {
      check = ((check & 0xffff) << 8) ^ STEPS[(check >>> 16) ^ (bytes[i] & 255)];
    }
  }
  return check;
}
