import { CLASSIC_SIDES, type ClassicKind, kindTitle, LEVEL_KINDS } from '@warren/games/classic';
import type { House } from '../../game/app-context.js';
import { askText, chooseFrom } from '../../tui/dialogs.js';
import { playAt, type Table } from './table.js';

/** A maze of one's own. */
interface Wish {
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
const FIRST: Wish = { kind: 'normal', width: usual, height: usual, seed: '', tunnels: false, timer: false };

/** Puts a maze together and plays it, until somebody goes back or leaves. */
export async function customMaze(table: Table): Promise<string> {
  const { house } = table;
  for (let wish = FIRST; ; ) {
    const choice = await chooseFrom(house.stage, {
      title: 'Custom maze',
      lines: [],
      choices: [
        { id: 'play', title: 'Play' },
        { id: 'kind', title: `Kind      ${kindTitle(wish.kind)}` },
        { id: 'width', title: `Width     ${wish.width}` },
        { id: 'height', title: `Height    ${wish.height}` },
        { id: 'seed', title: `Seed      ${wish.seed === '' ? 'another each time' : wish.seed}` },
        { id: 'tunnels', title: `Tunnels   ${wish.tunnels ? 'yes' : 'no'}` },
        { id: 'timer', title: `Limit     ${wish.timer ? 'yes' : 'no'}` },
        { id: 'back', title: 'Back' },
      ],
      back: 'back',
    });
    if (choice === 'back') return 'menu';
    if (choice !== 'play') wish = await changed(house, wish, choice);
    else if ((await play(table, wish)) === 'leave') return 'leave';
  }
}

function play(table: Table, { seed, ...settings }: Wish): Promise<string> {
  const { house } = table;
  // Custom mazes are on no board, so nothing is asked of the server.
  const alone: House = { ...house, online: null, ...(seed === '' ? {} : { seed: () => seed }) };
  return playAt(table, { level: 0, ...settings }, alone);
}

async function changed(house: House, wish: Wish, part: string): Promise<Wish> {
  switch (part) {
    case 'kind':
      return { ...wish, kind: await askKind(house, wish.kind) };
    case 'width':
    case 'height':
      return { ...wish, [part]: await askSide(house, part, wish[part]) };
    case 'seed':
      return { ...wish, seed: await askSeed(house, wish.seed) };
    case 'tunnels':
    case 'timer':
      return { ...wish, [part]: !wish[part] };
    default:
      return wish;
  }
}

function askKind({ stage }: House, before: ClassicKind): Promise<ClassicKind> {
  const choices = LEVEL_KINDS.map((kind) => ({ id: kind, title: kindTitle(kind) }));
  return chooseFrom<ClassicKind>(stage, { title: 'Its kind', lines: [], choices, back: before });
}

async function askSide({ stage }: House, side: 'width' | 'height', before: number): Promise<number> {
  for (let initial = `${before}`; ; ) {
    const lines = [`In cells, ${least} to ${most}.`];
    const given = await askText(stage, { title: `Its ${side}`, lines, longest: 3, initial });
    if (given === null) return before;
    const number = Number(given.trim() || Number.NaN);
    if (Number.isInteger(number) && number >= least && number <= most) return number;
    stage.tell(`${least} to ${most}, please`);
    initial = given;
  }
}

async function askSeed({ stage }: House, before: string): Promise<string> {
  const lines = ['Any text: the same seed is the same maze. Empty for another each time.'];
  const given = await askText(stage, { title: 'Its seed', lines, longest: LONGEST_SEED, initial: before });
  return given === null ? before : given.trim();
}
