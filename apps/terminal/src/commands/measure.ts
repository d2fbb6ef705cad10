import { type Measures, measureMaze, summarise } from '@warren/engine/measure';
import { orUsage } from '../cli/args.js';
import type { Command } from '../cli/command.js';
import { type Io, withProgress } from '../cli/io.js';
import { type MazeOrder, REQUEST_FLAGS, readOrder } from '../maze/flags.js';
import { makeWithProgress } from '../maze/write-maze.js';

/** `warren measure`: what mazes of a kind are like, in numbers. */
export const command: Command = {
  name: 'measure',
  usage: ['measure --algorithm ID --width W --height H --seed S --count N [--json]'],
  operands: null,
  flags: { ...REQUEST_FLAGS, json: 'as JSON: {deadEnds:{mean,sd},...}' },
  examples: [
    'warren measure --algorithm wilson --width 25 --height 25 --seed a --count 1000',
    'warren measure --algorithm prim --width 50 --height 50 --count 100 --json',
  ],
  async run(args, io) {
    const order = await readOrder(args);
    const summary = summarise(await measureAll(order, io));
    const { generator, grid } = order.spec(0);
    if (args.has('json')) {
      const { kind, width, height } = grid;
      const about = { algorithm: generator.id, grid: kind, width, height, count: order.count };
      await io.write(`${JSON.stringify({ ...about, ...summary })}\n`);
      return 0;
    }
    await io.write(
      `${generator.title}, ${grid.width} x ${grid.height} (${grid.kind}), ${order.count} mazes\n\n`,
    );
    await io.write(`${'measure'.padEnd(22)}${'mean'.padStart(14)}${'sd'.padStart(14)}\n`);
    for (const [name, { mean, sd }] of Object.entries(summary)) {
      await io.write(`${name.padEnd(22)}${mean.toFixed(3).padStart(14)}${sd.toFixed(3).padStart(14)}\n`);
    }
    return 0;
  },
};

function measureAll(order: MazeOrder, io: Io): Promise<Measures[]> {
  return withProgress(io, 'measuring', async (show) => {
    const rows: Measures[] = [];
    for (let i = 0; i < order.count; i++) {
      rows.push(orUsage(measureMaze(await makeWithProgress(order.spec(i), io))));
      show(i / order.count);
      await io.yieldToEventLoop();
    }
    return rows;
  });
}
