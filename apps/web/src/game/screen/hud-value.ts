import type { Frame } from '@warren/games';

/** A number around the picture by its name; empty where there is none. */
export function hudValue({ hud }: Pick<Frame, 'hud'>, id: string): string {
  return hud.find((item) => item.id === id)?.value ?? '';
}
