import { randomInt } from 'node:crypto';
import { seedWords } from '@warren/games';
import { type Args, orUsage, readSettingsFlag } from '../cli/args.js';
import type { Command } from '../cli/command.js';
import { Interrupted, UsageError } from '../cli/errors.js';
import { openSink, withSink } from '../cli/files.js';
import type { Io } from '../cli/io.js';
import { oneLine } from '../cli/text.js';
import type { AppContext } from '../game/game-view.js';
import { playGame, playNew } from '../game/play-game.js';
import { findView, playMenu } from '../games/registry.js';
import { openPlayOnline } from '../online/play-online.js';
import { openDataFolder } from '../storage/data-folder.js';
import { lineStage } from '../tui/line-stage.js';
import { pictureStage } from '../tui/picture-stage.js';
import { openScreen } from '../tui/screen.js';
import type { Stage } from '../tui/stage.js';
import { readLook } from '../tui/style.js';
import { type Farewell, openTerminal } from '../tui/terminal.js';

/** `warren play`: the games in the terminal. */
export const command: Command = {
  name: 'play',
  usage: ['play [GAME] [--turns] [--seed S] [--settings JSON] [--out FILE]'],
  operands: 'GAME is one of warren games; without it there is a menu.',
  flags: {
    turns: 'time only passes with key presses; such runs are not ranked',
    'seed S': 'begins at once with this seed; any text',
    'settings JSON': 'begins at once with these settings of the game',
    'out FILE': 'where the recording of the run goes',
    announce: 'a line of text a change instead of pictures; implies --turns',
    offline: 'asks no server: the run is not ranked',
    plain: 'no colours, as with NO_COLOR',
    ascii: 'letters and signs only, for terminals without Unicode',
    'data DIR': "where runs and scores are kept (this system's folder for data)",
  },
  examples: ['warren play', 'warren play cave', 'warren play lost-cause --turns --out run.warren'],
  notes: [
    'A run that is left is kept and can be continued, whatever ended it. ? shows the keys.',
    'The window needs at least 78 columns and 23 rows.',
    'Signed in with warren login, runs in real time are ranked; one that finds no connection is uploaded later.',
  ],
  async run(args, io) {
    const [id, ...more] = args.operands;
    if (more.length > 0) throw new UsageError('play takes one game; see warren games');
    const view = id === undefined ? null : orUsage(findView(id));
    const isDirect = args.text('seed') !== undefined || args.text('settings') !== undefined;
    if (isDirect && view === null) throw new UsageError('a seed or settings need a game: warren play GAME');
    const settings = view === null ? {} : orUsage(view.game.readSettings(readSettingsFlag(args)));
    if (!io.stdoutIsTerminal || process.stdin.isTTY !== true) throw new UsageError('play needs a terminal');
    const out = args.text('out');
    // Better now than after a long run: whether the file can be written.
    if (out !== undefined) await (await openSink(io, out)).abandon();
    const turns = args.has('turns') || args.has('announce');
    const { data, folder, log } = openDataFolder(args);
    // The seed of a ranked run is the server's. A game of turns is ranked however long the player thinks.
    const isRanked =
      !args.has('offline') && args.text('seed') === undefined && (!turns || view?.play !== undefined);
    const online = isRanked ? openPlayOnline(data, folder, Date.now) : null;
    const stage = openStage(args, io, () => online?.leave() ?? null);
    const app: AppContext = {
      stage,
      online,
      folder,
      turns,
      seed: () => args.text('seed') ?? seedWords((bound) => randomInt(bound)),
      now: () => performance.now(),
      today: () => new Date(),
      log,
      deliver: async (recording) => {
        if (out !== undefined) await withSink(io, out, (sink) => sink.write(`${recording}\n`));
      },
    };
    try {
      if (view === null) await playMenu(app);
      else if (!isDirect || (await playNew({ app, view }, settings)) === 'menu')
        await playGame({ app, view });
    } catch (error) {
      if (!(error instanceof Interrupted)) app.log.error('play', String(error));
      throw error;
    } finally {
      stage.close();
      for (const line of (await online?.close()) ?? []) io.notify(oneLine(line));
    }
    return 0;
  },
};

function openStage(args: Args, { env }: Io, farewell: Farewell): Stage {
  if (args.has('announce')) return lineStage(openTerminal('keys-only', farewell));
  const options = { plain: args.has('plain'), ascii: args.has('ascii') };
  return pictureStage(openScreen(readLook(options, env, process.platform), farewell));
}
