// The mazes of the golden catalogue. The test makes them with the sources, the update script with what was
// built from them, so the engine is handed in.

const SEEDS = 50;

/** A hole and two corners cut off; two cells wide everywhere, so that triangles hang together as well. */
const MASK = ['......##', '........', '...##...', '...##...', '........', '##......'].join('\n');

/** Good values of options that are text. */
const TEXTS = { mix: ['newest=1', 'random=1', 'oldest=1', 'middle=1', 'newest=10,oldest=1,middle=5'] };

/**
 * By generator its code number and the hashes of 50 mazes, each named by everything it follows from; and by
 * Warren code the hash of the maze that everybody who holds the code has to get.
 */
export function catalogueOf(engine) {
  const generators = engine.GENERATORS.map((generator) => {
    const mazes = Array.from({ length: SEEDS }, (_, i) => catalogueEntry(engine, generator, i));
    return [generator.id, { code: generator.code, mazes: Object.fromEntries(mazes) }];
  });
  const codes = engine.GENERATORS.flatMap((generator) => codeEntries(engine, generator));
  return { generators: Object.fromEntries(generators), codes: Object.fromEntries(codes) };
}

/** Codes with everything that can follow the carving: rooms, crossings, loops, exits. */
function codeEntries(engine, { id }) {
  const request = { algorithm: id, width: 17, height: 13, seed: 'Code \u{1f40f}' };
  const edits = [
    { exits: 3, braid: 0.5 },
    { rooms: 2, braid: 0 },
    { weave: 0.6 },
    { weave: 0.9, rooms: 1, braid: 0.3 },
  ];
  return edits.map((edit) => {
    const spec = must(engine.readSpec({ ...request, ...edit }));
    return [must(engine.makeWarrenCode(spec)), hashOf(must(engine.runSpec(spec)))];
  });
}

function catalogueEntry(engine, generator, i) {
  const kind = generator.grids[i % generator.grids.length];
  const mask = i % 5 === 4 && generator.masks && kind !== 'polar' ? must(engine.parseMask(MASK)) : null;
  const width = mask === null ? 2 + ((i * 7) % 23) : mask.width;
  const height = mask === null ? 1 + ((i * 5) % 19) : mask.height;
  // Every third maze has other options than the defaults, each time different ones.
  const given = i % 3 === 2 ? otherOptions(generator, Math.floor(i / 3)) : {};
  const options = must(engine.readOptions(generator.options, given, generator.id));
  const grid = must(engine.makeGrid({ kind, width, height, mask }));
  const maze = engine.blankMaze(grid, { weave: generator.traits.includes('weave') });
  const seed = `catalogue ${i}`;
  engine.carve(generator, maze, engine.Rng.fromSeed(seed, 'layout'), options);
  const settings = Object.entries(given).map(([name, value]) => ` ${name} ${value}`);
  const name = `${seed}: ${kind} ${width}x${height}${mask === null ? '' : ' masked'}${settings.join('')}`;
  return [name, hashOf(maze)];
}

function otherOptions(generator, turn) {
  const values = generator.options.map((option) => {
    if (option.type === 'choice') return [option.name, option.choices[turn % option.choices.length]];
    if (option.type === 'text') {
      const texts = TEXTS[option.name] ?? [option.default];
      return [option.name, texts[turn % texts.length]];
    }
    const middle = Math.floor((option.min + option.max) / 2);
    return [option.name, [option.min, option.max, middle][turn % 3]];
  });
  return Object.fromEntries(values);
}

/** FNV-1a, 32 bits, over both layers and the exits. */
function hashOf({ open, under, exits }) {
  let hash = 0x811c9dc5;
  for (const layer of [open, under ?? [], exits]) {
    for (const item of layer) hash = Math.imul(hash ^ item, 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

function must(result) {
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}
