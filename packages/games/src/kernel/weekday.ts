const DAYS_PER_WEEK = 7;
/** 1 January 1970 was a Thursday, the fourth day of a week that begins on Monday. */
const FIRST_WEEKDAY = 3;

/** The day of the week, Monday 0 to Sunday 6, of a day counted from 1 January 1970. */
export function weekdayOf(day: number): number {
  return (day + FIRST_WEEKDAY) % DAYS_PER_WEEK;
}
