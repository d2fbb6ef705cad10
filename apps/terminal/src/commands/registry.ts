import type { CommandEntry } from '../cli/command.js';

/**
 * Every command, in the order of the help page. Each is fetched when it is called: most need a small part of the app
 * only, and a script that makes a thousand mazes starts a thousand times.
 */
export const COMMANDS: readonly CommandEntry[] = [
  {
    name: 'maze',
    summary: 'makes mazes and prints, draws or stores them',
    load: async () => (await import('./maze.js')).mazeCommand,
  },
  {
    name: 'solve',
    summary: 'finds the way through a maze',
    load: async () => (await import('./solve.js')).solveCommand,
  },
  {
    name: 'measure',
    summary: 'measures mazes: dead ends, solution, effort and more',
    load: async () => (await import('./measure.js')).measureCommand,
  },
  { name: 'code', summary: 'checks maze codes', load: async () => (await import('./code.js')).codeCommand },
  {
    name: 'cave',
    summary: 'shows a part of an endless cave',
    load: async () => (await import('./cave.js')).caveCommand,
  },
  {
    name: 'algorithms',
    summary: 'lists the maze algorithms',
    load: async () => (await import('./algorithms.js')).algorithmsCommand,
  },
  {
    name: 'solvers',
    summary: 'lists the ways of solving a maze',
    load: async () => (await import('./solvers.js')).solversCommand,
  },
  { name: 'games', summary: 'lists the games', load: async () => (await import('./games.js')).gamesCommand },
  {
    name: 'play',
    summary: 'plays a game in the terminal',
    load: async () => (await import('./play.js')).playCommand,
  },
  {
    name: 'scores',
    summary: 'lists the high scores of this machine',
    load: async () => (await import('./scores.js')).scoresCommand,
  },
  {
    name: 'worlds',
    summary: 'lists the worlds of Cave on this machine, and carries them as files',
    load: async () => (await import('./worlds.js')).worldsCommand,
  },
  {
    name: 'bot',
    summary: 'has a bot play a run and writes its recording',
    load: async () => (await import('./bot.js')).botCommand,
  },
  {
    name: 'verify',
    summary: 'plays recordings again and says what they came to',
    load: async () => (await import('./verify.js')).verifyCommand,
  },
  {
    name: 'replay',
    summary: 'shows a recording in the terminal',
    load: async () => (await import('./replay.js')).replayCommand,
  },
  {
    name: 'login',
    summary: 'signs in to a Warren server',
    load: async () => (await import('./login.js')).loginCommand,
  },
  {
    name: 'logout',
    summary: 'signs out of the Warren server',
    load: async () => (await import('./logout.js')).logoutCommand,
  },
  {
    name: 'upload',
    summary: 'hands in recordings to the Warren server',
    load: async () => (await import('./upload.js')).uploadCommand,
  },
  {
    name: 'boards',
    summary: 'shows the leaderboards of the Warren server',
    load: async () => (await import('./boards.js')).boardsCommand,
  },
  {
    name: 'sync',
    summary: 'carries kept runs, worlds and profiles to your account and back',
    load: async () => (await import('./sync.js')).syncCommand,
  },
  {
    name: 'serve',
    summary: 'serves Warren in the browser',
    load: async () => (await import('./serve.js')).serveCommand,
  },
  {
    name: 'backup',
    summary: 'copies the database of a server, which may be running',
    load: async () => (await import('./backup.js')).backupCommand,
  },
  {
    name: 'restore',
    summary: 'puts a backup in the place of the database',
    load: async () => (await import('./restore.js')).restoreCommand,
  },
  {
    name: 'bench',
    summary: 'measures speed and memory against other libraries',
    load: async () => (await import('./bench.js')).benchCommand,
  },
];
