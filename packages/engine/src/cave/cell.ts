/** What a cell of the cave is. Regions know rock, floor and chests; views also monsters and walls. */
export const CAVE_CELL = { rock: 0, floor: 1, chest: 2, monster: 3, wall: 4 } as const;

/** The character of each kind of cell, by its number. A wall is the rock one sees; on paper both look alike. */
export const CAVE_CHARACTERS = '# CM#';
