import type { Command } from '../cli/command.js';
import { ServerError } from '../cli/errors.js';
import { oneLine } from '../cli/text.js';
import { forgetSignedIn, needSignedIn, openSession } from '../online/account.js';
import { openDataFolder } from '../storage/data-folder.js';

/** `warren logout`: ends the session, here and on the server. */
export const command: Command = {
  name: 'logout',
  usage: ['logout [--everywhere] [--force]'],
  operands: null,
  flags: {
    everywhere: 'ends the sessions of all your devices',
    force: 'also signs out a guest, whose account is then lost',
    'data DIR': "where the session is kept (this system's folder for data)",
  },
  examples: ['warren logout'],
  notes: [
    'The session is forgotten on this machine even when the server cannot be reached; then it exits with 1.',
  ],
  async run(args, io) {
    const { data } = openDataFolder(args);
    const { account } = needSignedIn(data);
    if (account.guest && !args.has('force'))
      throw new ServerError(
        'a guest cannot sign in again: choose a name with warren login --new, or lose everything with --force',
      );
    const session = openSession(data, account, account);
    const everywhere = args.has('everywhere');
    const answer = await (everywhere ? session.signOutEverywhere() : session.signOut());
    forgetSignedIn(data);
    await io.write(
      `${oneLine(`signed out of ${account.server}${everywhere && answer.ok ? ' everywhere' : ''}`)}\n`,
    );
    if (answer.ok || answer.code === 'signed-out') return 0;
    io.notify(oneLine(`warren: the session lives on until it ends by itself: ${answer.message}`));
    return 1;
  },
};
