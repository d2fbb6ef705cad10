/**
 * The value below which such a part of the values lies.
 * @param {readonly number[]} values
 * @param {number} part From 0 to 1.
 */
export function percentile(values, part) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
