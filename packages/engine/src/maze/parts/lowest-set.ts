/** Log2 of the bits in a word. */
const WORD_SHIFT = 5;

/** A set of small whole numbers that knows its lowest one. */
export interface LowestSet {
  add(item: number): void;
  remove(item: number): void;
  /** The lowest number in the set; the set must not be empty. */
  lowest(): number;
}

/**
 * A set of numbers below `size`. One bit a number, above that one bit for each word that is not empty, and so
 * on up to a single word: no call looks at more words than there are levels, at most six.
 */
export function lowestSet(size: number): LowestSet {
  const levels: Int32Array[] = [];
  let bits = size;
  do {
    bits = Math.ceil(bits / (1 << WORD_SHIFT));
    levels.push(new Int32Array(bits));
  } while (bits > 1);

  return {
    add(item) {
      let bit = item;
      for (const words of levels) {
        const word = bit >>> WORD_SHIFT;
        const before = words[word];
        words[word] = before | (1 << bit);
        if (before !== 0) return;
        bit = word;
      }
    },
    remove(item) {
      let bit = item;
      for (const words of levels) {
        const word = bit >>> WORD_SHIFT;
        words[word] &= ~(1 << bit);
        if (words[word] !== 0) return;
        bit = word;
      }
    },
    lowest() {
      let place = 0;
      for (let level = levels.length - 1; level >= 0; level--) {
        const word = levels[level][place];
        place = (place << WORD_SHIFT) + 31 - Math.clz32(word & -word);
      }
      return place;
    },
  };
}
