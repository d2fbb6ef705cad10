/** A text of unknown origin on one line, without characters nobody sees. */
export function plainText(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
