import type { Frame } from '@warren/games';

/** Ticks from one footfall to the next, and the first one in a walk. */
const STRIDE = 18;
const FIRST_STEP = 6;

/** Names the sounds of a tick: its events, some by other `names`, and the player's steps. */
export function soundTick(
  frame: Frame,
  play: (name: string) => void,
  names: Readonly<Record<string, string>> = {},
): void {
  for (const event of frame.events) play(names[event] ?? event);
  const player = frame.sprites[frame.sprites.length - 1];
  if (player?.kind === 'player' && player.pose === 'walk' && player.age % STRIDE === FIRST_STEP) play('step');
}
