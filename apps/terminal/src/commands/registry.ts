import type { Command, CommandEntry } from '../cli/command.js';

/**
 * Every command, in the order of the help page. Each is fetched when it is called: most need a small part of the app
 * only, and a script that makes a thousand mazes starts a thousand times.
 */
export const COMMANDS: readonly CommandEntry[] = [
  entry('maze', 'makes mazes and prints, draws or stores them', () => import('./maze.js')),
  entry('solve', 'finds the way through a maze', () => import('./solve.js')),
  entry('measure', 'measures mazes: dead ends, solution, effort and more', () => import('./measure.js')),
  entry('code', 'checks maze codes', () => import('./code.js')),
  entry('cave', 'shows a part of an endless cave', () => import('./cave.js')),
  entry('algorithms', 'lists the maze algorithms', () => import('./algorithms.js')),
  entry('solvers', 'lists the ways of solving a maze', () => import('./solvers.js')),
  entry('games', 'lists the games', () => import('./games.js')),
  entry('play', 'plays a game in the terminal', () => import('./play.js')),
  entry('scores', 'lists the high scores of this machine', () => import('./scores.js')),
  entry(
    'worlds',
    'lists the worlds of Cave on this machine, and carries them as files',
    () => import('./worlds.js'),
  ),
  entry('bot', 'has a bot play a run and writes its recording', () => import('./bot.js')),
  entry('verify', 'plays recordings again and says what they came to', () => import('./verify.js')),
  entry('replay', 'shows a recording in the terminal', () => import('./replay.js')),
  entry('login', 'signs in to a Warren server', () => import('./login.js')),
  entry('logout', 'signs out of the Warren server', () => import('./logout.js')),
  entry('upload', 'uploads recordings to the Warren server', () => import('./upload.js')),
  entry('boards', 'shows the leaderboards of the Warren server', () => import('./boards.js')),
  entry('sync', 'carries kept runs, worlds and profiles to your account and back', () => import('./sync.js')),
  entry('serve', 'serves Warren in the browser', () => import('./serve.js')),
  entry('backup', 'copies the database of a server, which may be running', async () => ({
    command: (await import('./database.js')).backup,
  })),
  entry('restore', 'puts a backup in the place of the database', async () => ({
    command: (await import('./database.js')).restore,
  })),
  entry('queue', 'shows the runs that wait for a server to check them', () => import('./queue.js')),
  entry('admin', 'looks after accounts, runs, boards and reports', () => import('./admin.js')),
  entry('migrate', 'brings the database of a server up to date', async () => ({
    command: (await import('./database.js')).migrate,
  })),
  entry('bench', 'measures speed and memory against other libraries', () => import('./bench.js')),
];

function entry(name: string, summary: string, load: () => Promise<{ command: Command }>): CommandEntry {
  return { name, summary, load: async () => (await load()).command };
}
