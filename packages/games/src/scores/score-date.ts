/** A day, with or without a time, as programs write it; a fraction of a second counts for nothing. */
const DATE = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d{1,9})?)?Z?)?$/;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** A date from anywhere in the form of a `ScoreRow`, or `null` when there is no such day or time. */
export function readScoreDate(text: string): string | null {
  const parts = DATE.exec(text);
  if (parts === null) return null;
  const [, year, month, day, hour = '00', minute = '00', second = '00'] = parts;
  if (Number(day) < 1 || Number(day) > daysOf(Number(year), Number(month))) return null;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null;
  return `${year}-${month}-${day}T${hour}:${minute}:${second}Z`;
}

/** How many days a month has; none where there is no such month. */
function daysOf(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && isLeap ? 29 : (DAYS[month - 1] ?? 0);
}
