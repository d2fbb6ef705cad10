import { regionOf } from '@warren/engine/cave';
import {
  type CaveFrame,
  type CaveState,
  caveFrame,
  caveOf,
  dangers,
  describeAround,
  isAtCamp,
  sayMessage,
} from '@warren/games/cave';
import { wrapped } from '../../cli/text.js';
import { bandOf, type Canvas, type PanelLine, withPanel } from '../../tui/canvas.js';
import type { ScreenSize } from '../../tui/picture.js';
import { LEAST_SCREEN, SMALL_SCREEN } from '../../tui/picture-stage.js';
import type { Page } from '../../tui/stage.js';
import { drawCave, drawNumbers, drawPanel, PANEL } from './draw.js';
import type { CaveSession } from './session.js';

/** No screen is larger, and a window of the cave may not be. */
const MOST_CELLS = 500;
/** Rows of messages: a sixth of the screen, but never fewer or more than these. */
const [LEAST_MESSAGES, MOST_MESSAGES] = [3, 8];
/** On a narrow screen a message may need two rows. */
const NARROW_MESSAGES = 4;

/** Rows for the last messages in a replay. */
const WATCHED_ROWS = 3;

/** A frame with the last messages, for replays. */
export interface WatchedFrame extends CaveFrame {
  readonly words?: readonly string[];
}

/** The frame that fills so much room beside the panel and above what was said. */
export function frameForRoom(state: CaveState, { columns, rows }: ScreenSize): WatchedFrame {
  const width = columns < 2 * PANEL ? columns : columns - PANEL - 1;
  const frame = caveFrame(state, clamped({ columns: width, rows: rows - WATCHED_ROWS }));
  return { ...frame, words: saidLately(state).slice(-WATCHED_ROWS) };
}

/** Draws what `frameForRoom` made, or a frame of any other size without words. */
export function drawWatched(frame: WatchedFrame, canvas: Canvas): void {
  const { words = [] } = frame;
  const rows = words.length === 0 ? canvas.rows : canvas.rows - WATCHED_ROWS;
  const { picture, panel } = withPanel(bandOf(canvas, 0, rows), PANEL);
  drawCave(frame, picture);
  drawPanel(frame, panel);
  words.forEach((text, i) => {
    canvas.put(1, rows + i, text, i === words.length - 1 ? 'strong' : 'quiet');
  });
}

/** The log in words, without what goes without saying. */
function saidLately({ log }: CaveState): string[] {
  return log.map(sayMessage).filter((text) => text !== '');
}

/** So many cells as a frame takes. */
export function clamped({ columns, rows }: ScreenSize): { readonly width: number; readonly height: number } {
  const within = (length: number) => Math.max(1, Math.min(MOST_CELLS, length));
  return { width: within(columns), height: within(rows) };
}

/** The cave as the player sees it: the numbers beside it, the messages below it. */
export function cavePage(session: CaveSession): Page {
  return {
    draw(canvas) {
      const { picture, numbers, words } = partsOf(canvas);
      const size = clamped(picture);
      session.shows(size);
      const frame = caveFrame(session.state, size);
      drawCave(frame, picture);
      drawNumbers(frame, numbers, session.title, debugLines(session));
      if (numbers.rows > 1) drawKeys(numbers, session.state);
      drawMessages(session, words);
    },
    least: SMALL_SCREEN,
    moment: session.state.moves,
    lines: () => [...(session.note === '' ? [] : [session.note]), around(session)],
  };
}

/** The room for the cave, for the numbers beside it, on a small screen in a line above it, and for words below it. */
export function partsOf(canvas: Canvas): Readonly<Record<'picture' | 'numbers' | 'words', Canvas>> {
  const isSmall = canvas.columns < LEAST_SCREEN.columns || canvas.rows < LEAST_SCREEN.rows;
  const least = isSmall ? NARROW_MESSAGES : LEAST_MESSAGES;
  const rows = Math.min(MOST_MESSAGES, Math.max(least, Math.floor(canvas.rows / 6)));
  const high = canvas.rows - rows - 1;
  const words = bandOf(canvas, high + 1, rows);
  if (isSmall) {
    return { picture: bandOf(canvas, 1, high - 1), numbers: bandOf(canvas, 0, 1), words };
  }
  const { picture, panel } = withPanel(bandOf(canvas, 0, high), PANEL);
  return { picture, numbers: panel, words };
}

/** What is around the player in words, without what the note says; in a fight, what can be done. */
export function around({ state, noted }: Pick<CaveSession, 'state' | 'noted'>): string {
  return state.fight === null
    ? describeAround(state, noted)
    : 'In a fight: Enter strikes, f strikes on, i drinks or changes weapons, z retreats';
}

/** So many moves after the last message none of them says anything about here; `v` still shows them. */
const STALE_MOVES = 25;

/** The latest messages, the newest at the bottom and bright; a note of the moment comes last. */
function drawMessages(session: CaveSession, canvas: Canvas): void {
  const { state, note, client, saidAt } = session;
  const log = state.moves - saidAt > STALE_MOVES ? [] : state.log;
  const said = log.map((message, i) => ({
    text: sayMessage(message),
    style: i >= log.length - state.fresh ? ('strong' as const) : ('quiet' as const),
  }));
  const lines = said.filter(({ text }) => text !== '');
  const last = [
    ...(note === '' ? [] : [{ text: note, style: 'title' as const }]),
    ...(client.announce ? [{ text: around(session), style: 'plain' as const }] : []),
  ];
  const room = canvas.columns - 2;
  const rows = [...lines, ...last].flatMap(({ text, style }) =>
    wrapped(text, room).map((row) => ({ text: row, style })),
  );
  const shown = rows.slice(-canvas.rows);
  shown.forEach(({ text, style }, i) => {
    canvas.put(1, canvas.rows - shown.length + i, text, style);
  });
}

const WALK_KEYS = ['o explore  t travel', 'i inventory  m map', '? all keys  x leave'];
const SEEN_KEYS = ['f fight it', 'g go round it', '? all keys  x leave'];
const CAMP_KEYS = ['z rest  b buy', 'o explore  t travel', '? all keys  x leave'];
const FIGHT_KEYS = ['Enter strike  f on', 'i drink, change', 'z retreat'];

/** The most useful keys of the moment, at the foot of the panel. */
function drawKeys(panel: Canvas, state: CaveState): void {
  const walking = dangers(state).length > 0 ? SEEN_KEYS : isAtCamp(state) ? CAMP_KEYS : WALK_KEYS;
  const keys = state.phase === 'fighting' ? FIGHT_KEYS : walking;
  keys.forEach((text, i) => {
    panel.put(0, panel.rows - keys.length + i, text, 'quiet');
  });
}

function debugLines({ state, client }: CaveSession): PanelLine[] {
  if (!client.showDebugInfo) return [];
  const { player, settings } = state;
  const [rx, ry] = [player.x, player.y].map((place) => regionOf(place, settings.regionSize).region);
  const cave = caveOf(state);
  return [
    { label: `x ${player.x} y ${player.y}`, style: 'quiet' },
    { label: `region ${rx},${ry}`, style: 'quiet' },
    { label: `kept ${cave.kept()} made ${cave.made()}`, style: 'quiet' },
  ];
}
