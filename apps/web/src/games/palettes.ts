import type { ThemeName } from '@warren/engine/draw';

/** A colour in the dark theme and in the light one; then in both with high contrast, where that differs. */
type Looks<Look> = readonly [dark: Look, light: Look, darkHigh?: Look, lightHigh?: Look];

/** The palettes of a game, by theme and contrast, from a table of its colours. Each is always the same object. */
export function makePalettes<const Palette extends object>(
  table: {
    readonly [Name in keyof Palette]: Looks<Palette[Name]>;
  },
): (theme: ThemeName, highContrast?: boolean) => Palette {
  const rows: [name: string, looks: Looks<unknown>][] = Object.entries(table);
  const palettes = [0, 1, 2, 3].map(
    (place) =>
      Object.fromEntries(rows.map(([name, looks]) => [name, looks[place] ?? looks[place % 2]])) as Palette,
  );
  return (theme, highContrast = false) => palettes[(highContrast ? 2 : 0) + (theme === 'dark' ? 0 : 1)];
}
