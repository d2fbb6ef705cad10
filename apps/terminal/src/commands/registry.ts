import type { Command } from '../cli/command.js';
import { algorithmsCommand } from './algorithms.js';
import { backupCommand } from './backup.js';
import { benchCommand } from './bench.js';
import { boardsCommand } from './boards.js';
import { botCommand } from './bot.js';
import { caveCommand } from './cave.js';
import { codeCommand } from './code.js';
import { gamesCommand } from './games.js';
import { loginCommand } from './login.js';
import { logoutCommand } from './logout.js';
import { mazeCommand } from './maze.js';
import { measureCommand } from './measure.js';
import { playCommand } from './play.js';
import { replayCommand } from './replay.js';
import { restoreCommand } from './restore.js';
import { scoresCommand } from './scores.js';
import { serveCommand } from './serve.js';
import { solveCommand } from './solve.js';
import { solversCommand } from './solvers.js';
import { syncCommand } from './sync.js';
import { uploadCommand } from './upload.js';
import { verifyCommand } from './verify.js';
import { worldsCommand } from './worlds.js';

/** Every command, in the order of the help page. */
export const COMMANDS: readonly Command[] = [
  mazeCommand,
  solveCommand,
  measureCommand,
  codeCommand,
  caveCommand,
  algorithmsCommand,
  solversCommand,
  gamesCommand,
  playCommand,
  scoresCommand,
  worldsCommand,
  botCommand,
  verifyCommand,
  replayCommand,
  loginCommand,
  logoutCommand,
  uploadCommand,
  boardsCommand,
  syncCommand,
  serveCommand,
  backupCommand,
  restoreCommand,
  benchCommand,
];
