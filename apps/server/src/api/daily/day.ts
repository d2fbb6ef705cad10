const A_DAY = 86_400_000;
const FORM = /^\d{4}-\d{2}-\d{2}$/;

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

/** The day of a name; `null` when there is no such day. */
export function readDay(name: string): Day | null {
  if (!FORM.test(name)) return null;
  const day = dayAt(Date.parse(`${name}T00:00:00Z`));
  // The 30th of February is read as a day of March by some, as no day by others.
  return day.name === name ? day : null;
}

function dayNumbered(number: number): Day {
  const start = number * A_DAY;
  const name = Number.isFinite(start) ? new Date(start).toISOString().slice(0, 10) : '';
  return { name, number, endsAt: start + A_DAY };
}
