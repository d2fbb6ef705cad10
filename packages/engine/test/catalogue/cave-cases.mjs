// The caves of the golden catalogue: regions near and far, by everything they follow from. As with mazes, the engine
// is handed in.

const SEEDS = ['', 'lantern', '\u{1f40f} \ud800', 'a very long seed '.repeat(40)];

const SETTINGS = {
  plain: {},
  quick: { iterations: 2 },
  deep: { rockProbability: 0.58 },
  broken: { rockProbability: 0.62 },
  rock: { rockProbability: 1 },
  pockets: { rockThreshold: 4, regionSize: 33 },
  rough: { iterations: 1, smoothing: 0, rockProbability: 0.45, chestProbability: 0.2 },
  large: { regionSize: 120, rockProbability: 0.6, smoothing: 5 },
};

const PLACES = [
  [0, 0],
  [-1, 0],
  [3, -2],
  [1_000_000_000, -1_000_000_000],
  [-70_000_000_000_000, 5],
];

/** By seed, settings and place the hash of a region with its chests and its monsters. */
export function caveCatalogueOf(engine) {
  const presets = Object.entries(engine.CAVE_PRESETS).map(([name, numbers]) => [`preset ${name}`, numbers]);
  const entries = [...Object.entries(SETTINGS), ...presets].flatMap(([name, settings]) =>
    SEEDS.flatMap((seed, number) =>
      PLACES.map(([rx, ry]) => {
        const world = engine.readCaveWorld({ seed, settings });
        if (!world.ok) throw new Error(world.reason);
        return [`seed ${number} ${name}: ${rx}, ${ry}`, hashOf(engine.makeRegion(world.value, rx, ry))];
      }),
    ),
  );
  return Object.fromEntries(entries);
}

/** FNV-1a, 32 bits, over the cells and the monsters' places; chests are among the cells. */
function hashOf({ cells, monsters }) {
  let hash = 0x811c9dc5;
  for (const item of [...cells, ...monsters.map(({ cell }) => cell)])
    hash = Math.imul(hash ^ item, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
