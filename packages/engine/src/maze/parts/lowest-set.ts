/** Log2 of the bits in a word. */
const WORD_SHIFT = 5;

/**
 * A set of numbers below `size` that knows its lowest one. One bit a number, above that one bit for each word that is not empty, and so
 * on up to a single word: no call looks at more words than there are levels, at most six.
 */
export function lowestSet(size: number) {
  const levels: Int32Array[] = [];
  let bits = size;
  do {
    bits = Math.ceil(bits / (1 << WORD_SHIFT));
    levels.push(new Int32Array(bits));
  } while (bits > 1);

  return {
    add(item: number): void {
      let bit = item;
      for (const words of levels) {
        const word = bit >>> WORD_SHIFT;
        const before = words[word];
        words[word] = before | (1 << bit);
        if (before !== 0) return;
        bit = word;
      }
    },
    remove(item: number): void {
      let bit = item;
      for (const words of levels) {
        const word = bit >>> WORD_SHIFT;
        words[word] &= ~(1 << bit);
        if (words[word] !== 0) return;
        bit = word;
      }
    },
    /** The lowest number in the set; the set must not be empty. */
    lowest(): number {
      let place = 0;
      for (let level = levels.length - 1; level >= 0; level--) {
        const word = levels[level][place];
        place = (place << WORD_SHIFT) + 31 - Math.clz32(word & -word);
      }
      return place;
    },
  };
}
