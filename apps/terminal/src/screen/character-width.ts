const INVISIBLE = /^[\p{M}\p{Cf}\p{Cc}\p{Cs}\p{Zl}\p{Zp}]$/u;
/** The first and the last of each range of characters that take two columns: East Asian letters and emoji. */
const WIDE: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x231a, 0x231b],
  [0x23e9, 0x23ec],
  [0x2e80, 0x303e],
  [0x3041, 0xa4cf],
  [0xa960, 0xa97f],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe6f],
  [0xff00, 0xff60],
  [0xffe0, 0xffe6],
  [0x1f300, 0x1faff],
  [0x20000, 0x3fffd],
];

/** How many columns of a terminal a character takes; 0 for what cannot be shown by itself. */
export function characterWidth(character: string): 0 | 1 | 2 {
  const code = character.codePointAt(0) ?? 0;
  if (code >= 0x20 && code < 0x7f) return 1;
  if (INVISIBLE.test(character)) return 0;
  return code >= WIDE[0][0] && WIDE.some(([first, last]) => code >= first && code <= last) ? 2 : 1;
}
