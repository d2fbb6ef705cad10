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
