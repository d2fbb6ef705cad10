import { nearest } from '@warren/engine';
import {
  CAVE_CELL,
  CAVE_EDGE,
  CAVE_PRESET_NAMES,
  CAVE_PRESETS,
  CAVE_SETTINGS,
  type CaveView,
  type CaveWorld,
  caveRows,
  openCave,
  readCaveWorld,
} from '@warren/engine/cave';
import { type Args, nameAndValue, orUsage } from '../cli/args.js';
import type { Command } from '../cli/command.js';
import { UsageError } from '../cli/errors.js';
import { withSink } from '../cli/files.js';
import { randomSeed } from '../cli/random-seed.js';

const FORMATS = ['text', 'json'] as const;
const DEFAULT_VIEW = '-40,-12,80,24';
const VIEW_SHAPE = /^([+-]?\d+),([+-]?\d+),(\d+),(\d+)$/;

/** `warren cave`: a rectangle of an endless cave. */
export const command: Command = {
  name: 'cave',
  usage: [
    'cave [--seed S] [--view X,Y,W,H] [--format text|json] [--preset NAME] [--setting NAME=V] [--out FILE]',
  ],
  operands: null,
  flags: {
    'seed S': 'any text; the same seed is the same cave (random)',
    'view X,Y,W,H': `upper left cell, width and height (${DEFAULT_VIEW})`,
    'format FORMAT': `${FORMATS.join(', ')} (text)`,
    'preset NAME': `${CAVE_PRESET_NAMES.join(', ')} (${CAVE_PRESET_NAMES[0]})`,
    'setting NAME=V...': 'a setting of the cave; may be repeated',
    'out FILE': 'writes to a file',
  },
  notes: [
    '# is rock, a blank is floor, C a chest, M a monster, ~ water, * a crystal, ^ the fire of a camp.',
    `Settings, and what they are where a preset says nothing: ${CAVE_SETTINGS.map(({ name, default: value }) => `${name} ${value}`).join(', ')}.`,
  ],
  examples: [
    'warren cave --seed hello',
    'warren cave --seed hello --view 1000000000,-50,120,40 --preset warrens',
    'warren cave --seed hello --view 0,0,50,50 --format json --setting rockProbability=0.6',
  ],
  async run(args, io) {
    const format = args.choice('format', FORMATS) ?? 'text';
    const window = readWindow(args.text('view') ?? DEFAULT_VIEW);
    const seed = args.text('seed') ?? (await randomSeed());
    const world = orUsage(readCaveWorld({ seed, settings: readSettings(args) }));
    const cave = openCave(world);
    const view = orUsage(cave.view(window));
    await withSink(io, args.text('out'), async (sink) => {
      if (format === 'text') for (const row of caveRows(view)) await sink.write(`${row}\n`);
      else await sink.write(`${JSON.stringify(caveJson(world, window, view, cave.start()))}\n`);
    });
    return 0;
  },
};

/** Reads the rectangle that is shown; its upper left cell first. */
function readWindow(text: string) {
  const parts = VIEW_SHAPE.exec(text.replaceAll(' ', ''));
  if (parts === null) throw new UsageError(`--view must be X,Y,W,H in whole numbers, not "${text}"`);
  // `+ 0` turns a typed -0 into 0.
  const [x, y, width, height] = parts.slice(1).map((part) => Number(part) + 0);
  for (const [from, length] of [
    [x, width],
    [y, height],
  ]) {
    // Compared by what is left to the edge, for beyond it sums are no longer exact.
    if (Math.abs(from) > CAVE_EDGE || length - 1 > CAVE_EDGE - from) {
      throw new UsageError(`the cave ends at ${-CAVE_EDGE} and ${CAVE_EDGE}; --view ${text} goes beyond it`);
    }
  }
  return { x, y, width, height };
}

function readSettings(args: Args): Record<string, unknown> {
  const given = args.text('preset') ?? CAVE_PRESET_NAMES[0];
  const preset = CAVE_PRESET_NAMES.find((name) => name === given);
  if (preset === undefined) {
    throw new UsageError(`there is no preset "${given}"; ${nearest(given, CAVE_PRESET_NAMES)}`);
  }
  const settings: Record<string, unknown> = { ...CAVE_PRESETS[preset] };
  for (const word of args.texts('setting')) {
    const [name, text] = nameAndValue('setting', word);
    // What is no plain number stays text, which the check of the settings refuses by name.
    settings[name] = /^-?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : text;
  }
  return settings;
}

/** The JSON of a part of the cave; places are world coordinates `[x, y]`. */
function caveJson(
  { seed, settings }: CaveWorld,
  window: ReturnType<typeof readWindow>,
  view: CaveView,
  start: object,
): object {
  const places = (kind: number) => {
    const found: [number, number][] = [];
    view.cells.forEach((cell, i) => {
      if (cell === kind) found.push([window.x + (i % view.width), window.y + Math.floor(i / view.width)]);
    });
    return found;
  };
  return {
    format: 'warren-cave',
    version: 1,
    seed,
    settings,
    view: window,
    start,
    rows: caveRows(view),
    chests: places(CAVE_CELL.chest),
    monsters: places(CAVE_CELL.monster),
  };
}
