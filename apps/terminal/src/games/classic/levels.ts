import {
  CLASSIC_LEVELS,
  CLASSIC_SEASON,
  type ClassicCompletion,
  type ClassicKind,
  type ClassicLevelName,
  classicLevelKey,
  classicTimeText,
  kindTitle,
  levelSide,
} from '@warren/games/classic';
import { showHelp } from '../../game/pages.js';
import type { Canvas } from '../../tui/canvas.js';
import { markOn } from '../../tui/dialogs.js';
import type { Page } from '../../tui/stage.js';
import { type ClassicSession, playMaze } from './session.js';

/** Shows the levels of a kind, until the player goes back or leaves. */
export async function chooseLevel(session: ClassicSession, kind: ClassicKind): Promise<string> {
  const { app, profiles, player } = session;
  let options: LevelOptions = { tunnels: false, timer: false };
  for (let last = 0; ; ) {
    const completions = player === null ? [] : await profiles.completions(player);
    const { marked, key } = await markOn(
      app.stage,
      {
        items: CLASSIC_LEVELS,
        columns: LEVEL_COLUMNS,
        page: (at) => levelPage({ kind, options, completions, marked: at }),
      },
      last,
    );
    last = marked;
    if (key === 'escape' || key === 'q') return 'menu';
    // A maze that weaves has no tunnels.
    if (key === 't') options = { ...options, tunnels: !options.tunnels && kind !== 'weave' };
    else if (key === 'l') options = { ...options, timer: !options.timer };
    else if (key === '?') await showHelp(session);
    else if (key === 'enter' || key === ' ') {
      if ((await playMaze(session, levelName(kind, marked + 1, options))) === 'leave') return 'leave';
    }
  }
}

const LEVEL_COLUMNS = 4;
const WIDTH = 18;
const KEYS = 'arrows choose  Enter plays  t tunnels  l time limit  ? help  q back';

/** Options that make a different level of the same number. */
type LevelOptions = Pick<ClassicLevelName, 'tunnels' | 'timer'>;

interface LevelPageParts {
  readonly kind: ClassicKind;
  readonly options: LevelOptions;
  readonly completions: readonly ClassicCompletion[];
  readonly marked: number;
}

/** The levels of a kind with the results of the player. */
export function levelPage(parts: LevelPageParts): Page {
  const { kind, options, completions, marked } = parts;
  const done = new Map(completions.map((completion) => [classicLevelKey(completion), completion]));
  const bestOf = (level: number) => done.get(classicLevelKey(levelName(kind, level, options)));
  const count = levels().filter((level) => bestOf(level) !== undefined).length;
  const title = `${kindTitle(kind)}${optionWords(options)}: ${count} of ${CLASSIC_LEVELS} done`;
  return {
    draw(canvas) {
      canvas.put(2, 0, title, 'title');
      for (const level of levels()) {
        const index = level - 1;
        const column = 2 + (index % LEVEL_COLUMNS) * (WIDTH + 1);
        const row = 2 + 2 * Math.floor(index / LEVEL_COLUMNS);
        const area = { column, row, columns: WIDTH, rows: 2 };
        drawLevel(canvas.part(area), level, index === marked, bestOf(level));
      }
      canvas.put(2, canvas.rows - 1, KEYS, 'quiet');
    },
    lines: () => {
      const best = bestOf(marked + 1);
      const medal = best === undefined || best.medal === 'none' ? '' : `, ${best.medal}`;
      const words = best === undefined ? 'not done' : `${doneWords(best)}${medal}`;
      return [`${title}. Level ${marked + 1}, ${sizeOf(marked + 1)}, ${words}`];
    },
  };
}

function levelName(kind: ClassicKind, level: number, options: LevelOptions): ClassicLevelName {
  return { kind, level, season: CLASSIC_SEASON, ...options };
}

function levels(): number[] {
  return Array.from({ length: CLASSIC_LEVELS }, (_, i) => i + 1);
}

function drawLevel(canvas: Canvas, level: number, isMarked: boolean, best?: ClassicCompletion): void {
  const head = `${isMarked ? '>' : ' '}${`${level}`.padStart(2)}  ${sizeOf(level)}`.padEnd(WIDTH - 1);
  canvas.put(0, 0, head, isMarked ? 'chosen' : 'strong');
  if (best === undefined) return;
  const { medal } = best;
  if (medal !== 'none') canvas.put(WIDTH - 1 - medal.length, 0, medal, isMarked ? 'chosen' : 'treasure');
  canvas.put(4, 1, doneWords(best), 'good');
}

/** The result in words, so that it does not depend on the colour. */
function doneWords({ ticks, assisted }: ClassicCompletion): string {
  return assisted ? 'done with help' : `done ${classicTimeText(ticks)}`;
}

function sizeOf(level: number): string {
  const side = levelSide(level);
  return `${side}x${side}`;
}

function optionWords({ tunnels, timer }: LevelOptions): string {
  return `${tunnels ? ', tunnels' : ''}${timer ? ', time limit' : ''}`;
}
