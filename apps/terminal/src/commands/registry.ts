import type { Command } from '../cli/command.js';
import { algorithmsCommand } from './algorithms.js';
import { benchCommand } from './bench.js';
import { codeCommand } from './code.js';
import { mazeCommand } from './maze.js';
import { measureCommand } from './measure.js';
import { serveCommand } from './serve.js';
import { solveCommand } from './solve.js';
import { solversCommand } from './solvers.js';

/** Every command, in the order of the help page. */
export const COMMANDS: readonly Command[] = [
  mazeCommand,
  solveCommand,
  measureCommand,
  codeCommand,
  algorithmsCommand,
  solversCommand,
  serveCommand,
  benchCommand,
];
