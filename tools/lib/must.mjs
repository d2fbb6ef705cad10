/**
 * The value of a result that can't be refused here; throws with the reason if it is.
 * @template Value
 * @param {import('../../packages/engine/dist/index.js').Result<Value>} result
 * @returns {Value}
 */
export function must(result) {
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}
