const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
/** Enough to tell months apart in a column. */
const SHORT = 3;

/** A day such as `2026-11-15` in words; what is no day stays as it is. */
export function dayText(day: string): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  const name = MONTHS[Number(month) - 1];
  return name === undefined ? day : `${Number(date)} ${name} ${year}`;
}

/** The day of a moment, in UTC as the challenges have it, short enough for a column. */
export function shortDay(moment: number): string {
  const [date, month, year] = dayText(dayOf(moment)).split(' ');
  return `${date} ${month.slice(0, SHORT)} ${year}`;
}

/** The day of a moment, such as `2026-11-15`, in UTC. */
export function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}
