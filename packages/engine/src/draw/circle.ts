/** A point of the unit circle after some turns. */
export interface TurnPoint {
  readonly sine: number;
  readonly cosine: number;
}

// Taylor coefficients: with at most an eighth of a turn left, these reach the last bits of a double.
const SINE_TERMS = [
  -1 / 6,
  1 / 120,
  -1 / 5040,
  1 / 362880,
  -1 / 39916800,
  1 / 6227020800,
  -1 / 1307674368000,
];
const COSINE_TERMS = [
  -1 / 2,
  1 / 24,
  -1 / 720,
  1 / 40320,
  -1 / 3628800,
  1 / 479001600,
  -1 / 87178291200,
  1 / 20922789888000,
];

/**
 * Sine and cosine of an angle given in full turns. Math.sin and Math.cos may differ between machines in the last
 * bit; this uses nothing but additions and multiplications, which may not, so a drawing is the same everywhere.
 */
export function pointAtTurn(turns: number): TurnPoint {
  const part = turns - Math.floor(turns);
  const quarter = Math.round(part * 4);
  const angle = (part - quarter / 4) * 2 * Math.PI;
  const square = angle * angle;
  const sine = angle + angle * square * series(SINE_TERMS, square);
  const cosine = 1 + square * series(COSINE_TERMS, square);
  switch (quarter & 3) {
    case 0:
      return { sine, cosine };
    case 1:
      return { sine: cosine, cosine: -sine };
    case 2:
      return { sine: -sine, cosine: -cosine };
    default:
      return { sine: -cosine, cosine: sine };
  }
}

function series(terms: readonly number[], square: number): number {
  let sum = 0;
  for (let i = terms.length - 1; i >= 0; i--) sum = sum * square + terms[i];
  return sum;
}
