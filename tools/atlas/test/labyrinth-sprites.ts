const CORNERS = ['nw', 'ne', 'sw', 'se'].flatMap((corner) =>
  [0, 1, 2, 3].map((open) => ({ name: `lab-${corner}-${open}`, width: 5, height: 5, frames: 1 })),
);

/** What Labyrinth needs of the atlas. */
export const LABYRINTH_SPRITES = [
  ...['lab-floor-0', 'lab-floor-1', 'lab-floor-2', 'lab-rock-0', 'lab-rock-1'].map((name) => ({
    name,
    width: 28,
    height: 28,
    frames: 1,
  })),
  ...['lab-wall-n', 'lab-wall-s'].map((name) => ({ name, width: 18, height: 5, frames: 1 })),
  ...['lab-wall-w', 'lab-wall-e'].map((name) => ({ name, width: 5, height: 18, frames: 1 })),
  ...CORNERS,
  { name: 'lab-shade-n', width: 18, height: 3, frames: 1 },
  { name: 'lab-shade-arm', width: 5, height: 3, frames: 1 },
  { name: 'lab-shade-w', width: 2, height: 18, frames: 1 },
  { name: 'lab-shade-side', width: 2, height: 5, frames: 1 },
  { name: 'lab-start', width: 18, height: 18, frames: 1 },
  { name: 'lab-deck-h', width: 28, height: 22, frames: 1 },
  { name: 'lab-deck-v', width: 18, height: 28, frames: 1 },
  { name: 'lab-mouth-n', width: 18, height: 11, frames: 1 },
  { name: 'lab-mouth-s', width: 18, height: 12, frames: 1 },
  { name: 'lab-mouth-w', width: 11, height: 18, frames: 1 },
  { name: 'lab-mouth-e', width: 11, height: 18, frames: 1 },
  { name: 'exit-stairs', width: 18, height: 18, frames: 4 },
  { name: 'icon-bridge', width: 16, height: 16, frames: 1 },
  { name: 'icon-exit', width: 16, height: 16, frames: 1 },
  { name: 'title-labyrinth', width: 83, height: 11, frames: 1 },
] as const;
