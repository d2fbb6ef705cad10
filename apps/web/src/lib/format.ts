import { clockText } from '@warren/client';

export { clockText, numberText, sizeText } from '@warren/client';

/** How long it is until a moment, as hours, minutes and seconds. */
export function leftText(endsAt: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((endsAt - now) / 1000));
  // Below an hour the clock would leave the hours out, and the words would jump.
  return seconds >= 3600 ? clockText(seconds) : `0:${clockText(seconds).padStart(5, '0')}`;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago something was, in words: "just now", "5 minutes ago", "yesterday", "on 3 March 2026". */
export function timeAgo(when: number, now: number): string {
  const passed = now - when;
  if (passed < MINUTE) return 'just now';
  if (passed < HOUR) return `${counted(Math.floor(passed / MINUTE), 'minute')} ago`;
  if (passed < DAY) return `${counted(Math.floor(passed / HOUR), 'hour')} ago`;
  if (passed < 2 * DAY) return 'yesterday';
  if (passed < 14 * DAY) return `${Math.floor(passed / DAY)} days ago`;
  const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  return `on ${date.format(when)}`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** An untrusted text on one line, without invisible characters. */
export function plainText(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/** A reason as a sentence: with a capital and a full stop. */
export function sentence(reason: string): string {
  const begun = reason.charAt(0).toUpperCase() + reason.slice(1);
  return /[.!?]$/.test(begun) ? begun : `${begun}.`;
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
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
