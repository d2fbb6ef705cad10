import { CLASSIC_SIDES, type ClassicKind, kindTitle, LEVEL_KINDS } from '@warren/games/classic';
import type { AppContext } from '../../game/app-context.js';
import { askText, chooseFrom } from '../../tui/dialogs.js';
import { type ClassicSession, playMaze } from './session.js';

/** The options of a custom maze. */
interface Request {
  readonly kind: ClassicKind;
  readonly width: number;
  readonly height: number;
  /** Empty for another maze each time. */
  readonly seed: string;
  readonly tunnels: boolean;
  readonly timer: boolean;
}

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
    const choice = await chooseFrom(app.stage, {
      title: 'Custom maze',
      lines: [],
      choices: [
        { id: 'play', title: 'Play' },
        { id: 'kind', title: `Kind      ${kindTitle(request.kind)}` },
        { id: 'width', title: `Width     ${request.width}` },
        { id: 'height', title: `Height    ${request.height}` },
        { id: 'seed', title: `Seed      ${request.seed === '' ? 'another each time' : request.seed}` },
        { id: 'tunnels', title: `Tunnels   ${request.tunnels ? 'yes' : 'no'}` },
        { id: 'timer', title: `Limit     ${request.timer ? 'yes' : 'no'}` },
        { id: 'back', title: 'Back' },
      ],
      back: 'back',
    });
    if (choice === 'back') return 'menu';
    if (choice !== 'play') request = await changed(app, request, choice);
    else if ((await play(session, request)) === 'leave') return 'leave';
  }
}

function play(session: ClassicSession, { seed, ...settings }: Request): Promise<string> {
  const { app } = session;
  // Custom mazes are on no board and need no ticket.
  const offline: AppContext = { ...app, online: null, ...(seed === '' ? {} : { seed: () => seed }) };
  return playMaze(session, { level: 0, ...settings }, offline);
}

async function changed(app: AppContext, request: Request, part: string): Promise<Request> {
  switch (part) {
    case 'kind':
      return { ...request, kind: await askKind(app, request.kind) };
    case 'width':
    case 'height':
      return { ...request, [part]: await askSide(app, part, request[part]) };
    case 'seed':
      return { ...request, seed: await askSeed(app, request.seed) };
    case 'tunnels':
    case 'timer':
      return { ...request, [part]: !request[part] };
    default:
      return request;
  }
}

function askKind({ stage }: AppContext, before: ClassicKind): Promise<ClassicKind> {
  const choices = LEVEL_KINDS.map((kind) => ({ id: kind, title: kindTitle(kind) }));
  return chooseFrom<ClassicKind>(stage, { title: 'Its kind', lines: [], choices, back: before });
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
