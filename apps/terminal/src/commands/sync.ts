import type { Command } from '../cli/command.js';
import type { Io } from '../cli/io.js';
import { oneLine } from '../cli/text.js';
import { needSignedIn } from '../online/account.js';
import { askLine } from '../online/ask-line.js';
import { type Choice, type Conflict, syncAll, syncProfiles, thisDevice } from '../online/sync.js';
import { openDataFolder } from '../storage/data-folder.js';
import { openWorldRepository } from '../storage/worlds/repository.js';

/** `warren sync`: saved runs follow their player. */
export const command: Command = {
  name: 'sync',
  usage: ['sync [--keep here|server]'],
  operands: null,
  flags: {
    'keep SIDE': 'here or server: which copy goes on where both did; asked otherwise',
    'data DIR': "where runs are kept (this system's folder for data)",
  },
  examples: ['warren sync', 'warren sync --keep server'],
  notes: [
    'The campaign of Lost Cause, the runs of Treasure Rush and Labyrinth and the expedition in Cave go on in the',
    'browser, on another machine, and back.',
    'So do the worlds of Cave, each by itself: new ones appear, and deleted ones go.',
    'Profiles of Classic are joined: the best time of every level counts, wherever it was played.',
    'Where there are two copies, both stay on the server. Exits with 1 when something is left to do.',
    'Leave the game first: a run that is being played is written again and again.',
  ],
  async run(args, io) {
    const keep = args.choice('keep', ['here', 'server'] as const);
    const { data, folder, log } = openDataFolder(args);
    const signed = needSignedIn(data);
    const isDone = await syncAll({
      ...signed,
      folder,
      worlds: openWorldRepository({ folder, now: Date.now, log }),
      now: Date.now,
      device: thisDevice(),
      prefersLocal: keep === 'here',
      choose: async (conflict) => keep ?? (await ask(conflict, io)),
      report: (words) => io.write(`${oneLine(words)}\n`),
    });
    const profiles = await syncProfiles(signed, folder, Date.now);
    await io.write(`${oneLine(`profiles of Classic: ${profiles.ok ? profiles.value : profiles.reason}`)}\n`);
    return isDone && profiles.ok ? 0 : 1;
  },
};

/** Asks which copy to keep; `later` without a terminal to ask on. */
async function ask({ title, here, there }: Conflict, io: Io): Promise<Choice> {
  if (!io.stdoutIsTerminal || process.stdin.isTTY !== true) return 'later';
  const when = new Date(there.savedAt).toLocaleString();
  io.notify(oneLine(`Two copies of ${title} went on. Both stay on the server; which one goes on here?`));
  io.notify(oneLine(`  h  here: ${here}`));
  io.notify(oneLine(`  s  server: ${there.summary}, ${there.device}, ${when}`));
  const answer = await askLine({ prompt: 'h, s, or Enter to decide later: ', longest: 1 });
  return answer === 'h' ? 'here' : answer === 's' ? 'server' : 'later';
}
