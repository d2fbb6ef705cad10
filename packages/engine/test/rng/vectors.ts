import vectors from './vectors.json';

/** The published vectors of seeds, those that are no well-formed text included. */
export const SEED_VECTORS = vectors.seeds.map(({ seed, units, ...words }) => ({
  seed: seed ?? String.fromCharCode(...(units ?? [])),
  ...words,
}));

export const { below: BELOW_VECTORS, shuffles: SHUFFLE_VECTORS } = vectors;
