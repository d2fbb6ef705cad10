const sized = (width: number, height: number, frames: number, names: readonly string[]) =>
  names.map((name) => ({ name, width, height, frames }));
const numbered = (stem: string, count: number) => Array.from({ length: count }, (_, i) => `${stem}-${i}`);
const ITEMS = [
  ...['gold', 'wooden-sword', 'infused-sword', 'leather-armour', 'chainmail', 'infused-armour'],
  ...['spear', 'pike', 'club', 'warhammer', 'draught'],
];
const MONSTERS = ['lurker', 'bat', 'ooze', 'skeleton', 'shade', 'troll'];
const ICONS = [...['gold', 'armour', 'boot', 'skull', 'bag', 'explore', 'rest', 'look', 'map', 'log']];

/** What Cave draws. */
export const CAVE_SPRITES = [
  ...sized(16, 16, 1, [...numbered('cave-floor', 8), ...numbered('cave-wall', 16)]),
  ...sized(16, 16, 1, ['cave-chest', 'cave-open-chest', ...ITEMS.map((item) => `cave-${item}`)]),
  ...sized(
    16,
    16,
    1,
    ICONS.map((icon) => `icon-${icon}`),
  ),
  ...sized(
    16,
    16,
    2,
    MONSTERS.map((kind) => `cave-${kind}`),
  ),
  ...sized(16, 16, 3, ['cave-chest-opens', 'cave-puff']),
  ...sized(16, 4, 1, ['cave-shade-n']),
  ...sized(2, 16, 1, ['cave-shade-w']),
  ...sized(2, 2, 1, ['cave-corner-nw', 'cave-corner-ne']),
  ...sized(2, 10, 1, ['cave-corner-sw', 'cave-corner-se']),
  ...sized(16, 10, 1, ['cave-face-crystal', 'cave-face-mushrooms', 'cave-face-drip']),
  ...sized(42, 11, 1, ['title-cave']),
];
