/** A step of somebody in a small picture, by the letter it is written as. */
const STEPS = {
  N: { dx: 0, dy: -1, facing: 'north', back: 'south' },
  E: { dx: 1, dy: 0, facing: 'east', back: 'west' },
  S: { dx: 0, dy: 1, facing: 'south', back: 'north' },
  W: { dx: -1, dy: 0, facing: 'west', back: 'east' },
} as const;

/** A cell of a small picture. */
export interface Place {
  readonly column: number;
  readonly row: number;
}

/** A step of a way: where it begins, and where it leads. */
export interface Leg extends Place {
  readonly step: (typeof STEPS)[keyof typeof STEPS];
}

/** The way from a cell, a letter a step: N, E, S, W. */
export function legsOf(start: Place, way: string): Leg[] {
  let place = start;
  return [...way].map((letter) => {
    const leg = { ...place, step: STEPS[letter as keyof typeof STEPS] };
    place = placeOn(leg);
    return leg;
  });
}

/** Where one is when so much of a step is done: all of it, if left out. */
export function placeOn({ column, row, step }: Leg, part = 1): Place {
  return { column: column + step.dx * part, row: row + step.dy * part };
}
