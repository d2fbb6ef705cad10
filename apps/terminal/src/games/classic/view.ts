import { type HudTime, type Run, wholeSeconds } from '@warren/games';
import {
  CLASSIC_LEVELS,
  CLASSIC_SEASON,
  type ClassicFrame,
  type ClassicSettings,
  type ClassicState,
  classic,
  classicCause,
  classicOutcome,
  classicTimeText,
  clockText,
  kindTitle,
} from '@warren/games/classic';
import { type GameView, heldActions, type Start } from '../../game/game-view.js';
import {
  cellOf,
  offsetWords,
  playerPosition,
  positionAt,
  positionOf,
  positionWords,
  spriteWords,
  wayWords,
} from '../../game/position.js';
import { drawClassic, tunnelSign } from './draw.js';
import { classicMenu } from './menu.js';

const KEYS: Readonly<Record<string, string>> = { h: 'hint', j: 'solution', v: 'solution' };

/** Classic: a maze with thin walls, and as much of a large one as there is room for. */
export const classicView: GameView<ClassicState, ClassicFrame> = {
  game: classic,
  starts: [
    { title: 'Level 15 with tunnels', settings: { level: 15, season: CLASSIC_SEASON, tunnels: true } },
    { title: 'Level 1', settings: { level: 1, season: CLASSIC_SEASON } },
    { title: 'Level 30', settings: { level: 30, season: CLASSIC_SEASON } },
    { title: 'A custom maze', settings: { width: 16, height: 5, timer: true } },
  ],
  help: (unicode) => [
    'Find the way to the exit. The clock starts with your first key; the',
    'faster, the better the medal. A tunnel leads from a letter to the same',
    'one elsewhere. Where ways cross, the side you come from says whether you',
    'are on the bridge. Hint and solution help; the run is not ranked then.',
    '',
    `@ you    > exit    < start    A A a tunnel    ${unicode ? '·' : '.'} the way, where it is shown`,
  ],
  keys: [
    { keys: 'h', does: 'hint: the way to the next turn' },
    { keys: 'j or v', does: 'solution: all of the way' },
  ],
  actionOf: (key) => KEYS[key] ?? null,
  actionsOf: (input, state) => heldActions(classic, input, state.player.held),
  // A step takes 100 ms, and a tap makes just one.
  tapMs: 60,
  holdsPlayer: isUnderground,
  hidesPaused: true,
  draw: drawClassic,
  remark: remarkClassic,
  describe: describeClassic,
  results,
  causeOf: classicCause,
  progress: ({ state }) => mazeTitle(state.settings),
  following,
  menu: classicMenu,
};

/** A player that stepped into a mouth comes out of the other one without a key. */
function isUnderground({ player, maze, phase }: ClassicState): boolean {
  return phase === 'playing' && !player.emerged && maze.mouths.includes(player.cell);
}

/** What a maze is called: "Diamond 5, tunnels", "Normal 16 x 5". */
function mazeTitle({ kind, level, width, height, tunnels, timer }: ClassicSettings): string {
  const options = `${tunnels ? ', tunnels' : ''}${timer ? ', timer' : ''}`;
  return `${kindTitle(kind)} ${level === 0 ? `${width} x ${height}` : level}${options}`;
}

/** The next level of the same kind, once this one is won. */
function following({ state }: Run<ClassicState>): Start | null {
  const { kind, level, season, tunnels, timer } = state.settings;
  if (level === 0 || level === CLASSIC_LEVELS || state.phase !== 'won') return null;
  return { title: 'Next level', settings: { kind, level: level + 1, season, tunnels, timer } };
}

function results({ state }: Run<ClassicState>): ReturnType<GameView['results']> {
  const { result, ticks, moves, shortest, medal, assisted, gold } = classicOutcome(state);
  const helped = assisted ? 'none, with help' : medal;
  return {
    title: result === 'won' ? 'Maze completed' : result === 'lost' ? 'Out of time' : 'The run is over',
    lines: [
      mazeTitle(state.settings),
      '',
      `Time    ${classicTimeText(ticks)}`,
      `Moves   ${moves} (the shortest way has ${shortest})`,
      `Medal   ${helped}`,
      `Gold    ${classicTimeText(gold)}`,
    ],
  };
}

/** What only the terminal says: every last second, and through which tunnel the player went. */
function remarkClassic(frame: ClassicFrame): string | null {
  const last = frame.events.at(-1);
  if (last === 'tick-down') return secondsLeft(frame.hud.time);
  return last === 'tunnel' ? `Through tunnel ${mouthHere(frame) ?? '?'}` : null;
}

function secondsLeft(time: HudTime): string {
  const seconds = wholeSeconds(time);
  return seconds === 1 ? '1 second left' : `${seconds} seconds left`;
}

/** The cell, the ways on, a tunnel that begins here, where the exit is, and what is shown of the way. */
function describeClassic(frame: ClassicFrame, state: ClassicState): string {
  const { map, maze } = frame;
  const here = playerPosition(frame);
  const mouth = mouthHere(frame);
  const cell = cellOf(here, map);
  const under = maze?.under?.[cell] ?? 0;
  return [
    positionWords(here),
    `ways ${wayWords((state.player.beneath ? under : maze?.sides[cell]) ?? 0)}`,
    ...(under === 0 ? [] : [state.player.beneath ? 'beneath a bridge' : 'on a bridge']),
    ...(mouth === null ? [] : [`tunnel ${mouth}`]),
    ...spriteWords(frame, here, ({ kind }) => (kind === 'exit' ? kind : null)),
    ...wayShown(frame, state.player.cell),
    `time ${frame.hud.time.isLeft ? 'left ' : ''}${clockText(frame.hud.time.ticks)}`,
  ].join('; ');
}

/** Where the way that was asked for goes on from here. */
function wayShown({ trail = [], map }: ClassicFrame, cell: number): string[] {
  const at = trail.indexOf(cell);
  const next = at < 0 ? undefined : trail[at + 1];
  if (next === undefined) return [];
  const [from, to] = [cell, next].map((each) => positionAt(each, map));
  const isBeside = Math.abs(from.column - to.column) + Math.abs(from.row - to.row) === 1;
  return [`the way leads ${isBeside ? offsetWords(from, to).slice(2) : 'through the tunnel'}`];
}

/** The sign of the tunnel that begins where the player is. */
function mouthHere(frame: ClassicFrame): string | null {
  const here = playerPosition(frame);
  const mouth = frame.sprites.find((sprite) => {
    const { column, row } = positionOf(sprite, frame.map);
    return sprite.kind === 'mouth' && column === here.column && row === here.row;
  });
  return mouth === undefined ? null : tunnelSign(mouth.pose);
}
