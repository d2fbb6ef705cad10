import type { Command } from '../cli/command.js';
import { UsageError } from '../cli/errors.js';
import { orFile, readWhole, withSink } from '../cli/files.js';
import { jsonLine, listing as listLines, oneLine } from '../cli/text.js';
import { openDataFolder } from '../storage/data-folder.js';
import { listingId, type WorldListing, type WorldSummary } from '../storage/worlds/listing.js';
import { openWorldRepository, type WorldRepository } from '../storage/worlds/repository.js';

/** No world is larger as text. */
const LARGEST = 16_000_000;

/** `warren worlds`: the worlds of Cave on this machine. */
export const command: Command = {
  name: 'worlds',
  usage: [
    'worlds [--json]',
    'worlds --export WORLD [--out FILE]',
    'worlds --import FILE',
    'worlds --repair WORLD',
  ],
  operands: null,
  flags: {
    json: 'a line of JSON a world',
    'export WORLD': 'writes a world, by its id or its name, as one line of text',
    'out FILE': 'where it goes (standard output)',
    'import FILE': 'adds the world of such a file; - is standard input',
    'repair WORLD': 'goes on from the last good state; the damaged file stays',
    'data DIR': "where worlds are kept (this system's folder for data)",
  },
  examples: [
    'warren worlds',
    'warren worlds --export Home --out home.world',
    'warren worlds --import home.world',
  ],
  notes: ['Worlds are played, renamed and deleted with warren play cave. Exits with 1 when one is damaged.'],
  async run(args, io) {
    const { folder, log } = openDataFolder(args);
    const repository = openWorldRepository({ folder, now: Date.now, log });
    const [wanted, source, damaged] = ['export', 'import', 'repair'].map((name) => args.text(name));
    if ([wanted, source, damaged].filter((flag) => flag !== undefined).length > 1) {
      throw new UsageError('one of --export, --import and --repair at a time');
    }
    if (wanted !== undefined) {
      const text = orFile(repository.exportText(folderOf(repository, wanted)));
      await withSink(io, args.text('out'), (sink) => sink.write(`${text}\n`));
      return 0;
    }
    if (source !== undefined || damaged !== undefined) {
      const world =
        source === undefined
          ? repository.repair(folderOf(repository, damaged ?? ''))
          : repository.importText(new TextDecoder().decode(await readWhole(source, LARGEST)).trim());
      io.notify(oneLine(`${orFile(world).name} is here, and can be played`));
      return 0;
    }
    const worlds = repository.list();
    if (args.has('json')) await io.write(worlds.map((world) => `${jsonLine(world)}\n`).join(''));
    else if (worlds.length === 0) await io.write('There are no worlds yet; warren play cave makes one.\n');
    else await io.write(listLines(worlds.map(rowOf)));
    return worlds.every(({ kind }) => kind === 'sound') ? 0 : 1;
  },
};

/** The world of an id, a folder or a name. */
function folderOf(repository: WorldRepository, wanted: string): string {
  const names = (world: WorldListing) => (world.kind === 'damaged' ? world.lastGood?.name : world.name);
  const meant = repository
    .list()
    .filter((world) => [listingId(world), world.folder, names(world)].includes(wanted));
  if (meant.length === 1) return meant[0].folder;
  const many = meant.length > 1 ? 'several worlds are called' : 'there is no world';
  throw new UsageError(oneLine(`${many} "${wanted}"; warren worlds lists their ids`));
}

function rowOf(world: WorldListing): { id: string; about: string } {
  if (world.kind === 'sound') {
    const played = new Date(world.playedAt).toLocaleString();
    return { id: world.id, about: oneLine(`${worldWords(world)}, ${world.gold} gold, played ${played}`) };
  }
  const id = oneLine(listingId(world) ?? world.folder);
  if (world.kind === 'newer') return { id, about: oneLine(`${world.name}: ${world.reason}`) };
  const { reason, lastGood } = world;
  const offer = lastGood === null ? '' : `; --repair ${id} brings back ${worldWords(lastGood)}`;
  return { id, about: oneLine(`damaged: ${reason}${offer}`) };
}

/** A world in a line, whatever its name is. */
function worldWords({ name, explored, moves }: WorldSummary): string {
  const cells = `${explored} ${explored === 1 ? 'cell' : 'cells'} explored`;
  return oneLine(`${name}: ${cells}, ${moves} ${moves === 1 ? 'move' : 'moves'}`);
}
