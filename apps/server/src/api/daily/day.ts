const A_DAY = 86_400_000;

/** A day in UTC. */
export interface Day {
  /** Such as `2026-11-15`. */
  readonly name: string;
  /** Days since 1 January 1970. */
  readonly number: number;
  /** The first moment of the next day. */
  readonly endsAt: number;
}

/** The day a moment belongs to. */
export function dayAt(moment: number): Day {
  return dayNumbered(Math.floor(moment / A_DAY));
}

export function dayBefore({ number }: Day): Day {
  return dayNumbered(number - 1);
}

function dayNumbered(number: number): Day {
  const start = number * A_DAY;
  return { name: new Date(start).toISOString().slice(0, 10), number, endsAt: start + A_DAY };
}
