import {
  CLASSIC_SIDES,
  type ClassicKind,
  type ClassicSettings,
  kindTitle,
  LEVEL_KINDS,
} from '@warren/games/classic';
import type { AppContext } from '../../game/game-view.js';
import { askText, chooseFrom } from '../../tui/dialogs.js';
import { type ClassicSession, playMaze } from './session.js';

/** The options of a custom maze. The seed is empty for another maze each time. */
type Request = Pick<ClassicSettings, 'kind' | 'width' | 'height' | 'tunnels' | 'timer'> & {
  readonly seed: string;
};

const { least, most, usual } = CLASSIC_SIDES;
const LONGEST_SEED = 100;
const FIRST: Request = {
  kind: 'normal',
  width: usual,
  height: usual,
  seed: '',
  tunnels: false,
  timer: false,
};

/** Shows the options of a custom maze and plays it, until the player goes back or leaves. */
export async function customMaze(session: ClassicSession): Promise<string> {
  const { app } = session;
  for (let request = FIRST; ; ) {
    const { kind, width, height, seed, tunnels, timer } = request;
    const choice = await chooseFrom<'play' | 'menu' | (() => Promise<Partial<Request>>)>(app.stage, {
      title: 'Custom maze',
      lines: [],
      choices: [
        { title: 'Play', value: 'play' },
        option('Kind', kindTitle(kind), async () => ({ kind: await askKind(app, kind) })),
        option('Width', width, async () => ({ width: await askSide(app, 'width', width) })),
        option('Height', height, async () => ({ height: await askSide(app, 'height', height) })),
        option('Seed', seed || 'another each time', async () => ({ seed: await askSeed(app, seed) })),
        ...(kind === 'weave'
          ? []
          : [option('Tunnels', tunnels ? 'yes' : 'no', async () => ({ tunnels: !tunnels }))]),
        option('Limit', timer ? 'yes' : 'no', async () => ({ timer: !timer })),
        { title: 'Back', value: 'menu' },
      ],
    });
    if (choice === 'menu') return 'menu';
    if (choice !== 'play') request = { ...request, ...(await choice()) };
    else if ((await play(session, request)) === 'leave') return 'leave';
  }
}

/** An option with its value, and how to change it. */
function option(name: string, shown: string | number, value: () => Promise<Partial<Request>>) {
  return { title: `${name.padEnd(10)}${shown}`, value };
}

function play(session: ClassicSession, { seed, ...settings }: Request): Promise<string> {
  const { app } = session;
  // Custom mazes are on no board and need no ticket.
  const offline: AppContext = { ...app, online: null, ...(seed === '' ? {} : { seed: () => seed }) };
  // A maze that weaves has no tunnels.
  const tunnels = settings.tunnels && settings.kind !== 'weave';
  return playMaze(session, { level: 0, ...settings, tunnels }, offline);
}

function askKind({ stage }: AppContext, before: ClassicKind): Promise<ClassicKind> {
  const choices = LEVEL_KINDS.map((value) => ({ title: kindTitle(value), value }));
  return chooseFrom(stage, { title: 'Its kind', lines: [], choices, back: before });
}

async function askSide({ stage }: AppContext, side: 'width' | 'height', before: number): Promise<number> {
  for (let initial = `${before}`; ; ) {
    const lines = [`In cells, ${least} to ${most}.`];
    const given = await askText(stage, { title: `Its ${side}`, lines, longest: 3, initial });
    if (given === null) return before;
    const number = Number(given.trim() || Number.NaN);
    if (Number.isInteger(number) && number >= least && number <= most) return number;
    stage.announce(`${least} to ${most}, please`);
    initial = given;
  }
}

async function askSeed({ stage }: AppContext, before: string): Promise<string> {
  const lines = ['Any text: the same seed is the same maze. Empty for another each time.'];
  const given = await askText(stage, { title: 'Its seed', lines, longest: LONGEST_SEED, initial: before });
  return given === null ? before : given.trim();
}
