import type { Frame } from '@warren/games';

/** A number around the picture by its id; empty where a game does not show it. */
export function hudValue({ hud }: Pick<Frame, 'hud'>, id: string): string {
  return hud.find((item) => item.id === id)?.value ?? '';
}
