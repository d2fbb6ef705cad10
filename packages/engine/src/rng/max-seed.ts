/** The longest seed, in UTF-16 code units: enough for any sentence, short enough for a code. */
export const MAX_SEED = 4096;
