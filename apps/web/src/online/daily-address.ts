/** Where the ranked try of today is played. */
export function dailyPath(game: string): string {
  return `/daily/${game}`;
}

/** Where the challenge of a day is practised. */
export function practicePath(game: string, day: string): string {
  return `/daily/${game}?practice=${day}`;
}
