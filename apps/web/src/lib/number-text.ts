/** Seconds as minutes and seconds, with hours only where there are some. */
export function clockText(seconds: number): string {
  const pair = (value: number) => `${value}`.padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${pair(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${pair(minutes % 60)}:${pair(seconds % 60)}`;
}

/** A number with spaces between thousands, the same on every machine. */
export function numberText(value: number): string {
  return `${value}`.replace(/\B(?=(\d{3})+$)/g, '\u202f');
}
