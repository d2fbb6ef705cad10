const A_DAY = 86_400_000;
/** Who has begun before midnight may end after it. */
const LATE_MS = 3_600_000;

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

/** When the last run of a day's challenge can be handed in. Until then nobody is shown how others played it. */
export function closesAt(day: string): number {
  return Date.parse(day) + A_DAY + LATE_MS;
}

/** The days whose challenges are not closed: today, and for a while yesterday. */
export function openDays(moment: number): readonly string[] {
  const today = dayAt(moment);
  return [today.name, dayBefore(today).name].filter((day) => moment < closesAt(day));
}

function dayNumbered(number: number): Day {
  const start = number * A_DAY;
  return { name: new Date(start).toISOString().slice(0, 10), number, endsAt: start + A_DAY };
}
