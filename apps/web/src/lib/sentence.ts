/** A reason as a sentence: with a capital and a full stop. */
export function sentence(reason: string): string {
  const begun = reason.charAt(0).toUpperCase() + reason.slice(1);
  return /[.!?]$/.test(begun) ? begun : `${begun}.`;
}
