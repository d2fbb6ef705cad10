import type { Frame } from '@warren/games';
import type { ClassicState } from '@warren/games/classic';
import { hudValue, offsetWords, playerPosition, positionOf, wayWords } from '../../game/position.js';
import { tunnelSign } from './draw.js';

const UNRANKED = 'the run is not ranked any more';

const WORDS: Readonly<Record<string, (frame: Frame) => string>> = {
  won: (frame) => `Maze completed in ${hudValue(frame, 'moves')} moves`,
  over: () => 'Time is out',
  solution: () => `The whole way is shown: ${UNRANKED}`,
  hint: () => `The way to the next turn is shown: ${UNRANKED}`,
  tunnel: (frame) => `Through tunnel ${mouthHere(frame) ?? '?'}`,
  'tick-down': (frame) => secondsLeft(Math.round(Number(hudValue(frame, 'time')))),
};

/** What happened; of several things in one tick the one that is named first above. */
export function announceClassic(before: Frame, frame: Frame): string | null {
  const event = Object.keys(WORDS).find((name) => frame.events.includes(name));
  return event === undefined ? medalGone(before, frame) : WORDS[event](frame);
}

function secondsLeft(seconds: number): string {
  return seconds === 1 ? '1 second left' : `${seconds} seconds left`;
}

/** A medal that time has just taken away. */
function medalGone(before: Frame, frame: Frame): string | null {
  const [was, is] = [hudValue(before, 'medal'), hudValue(frame, 'medal')];
  if (was === is || was === '') return null;
  return is === 'none' ? `Too late for ${was}` : `Too late for ${was}, ${is} is still to be had`;
}

/** The cell, the ways on, a tunnel that begins here, where the exit is, and what is shown of the way. */
export function describeClassic(frame: Frame, state: ClassicState): string {
  const { map, maze, sprites } = frame;
  const here = playerPosition(frame);
  const cell = here.row * map.width + here.column;
  const exit = sprites.find(({ kind }) => kind === 'exit');
  const mouth = mouthHere(frame);
  return [
    `Column ${here.column + 1}, row ${here.row + 1}`,
    `ways ${wayWords(maze?.sides[cell] ?? 0)}`,
    ...(mouth === null ? [] : [`tunnel ${mouth}`]),
    ...(exit === undefined ? [] : [`exit ${offsetWords(here, positionOf(exit, map))}`]),
    ...wayShown(state, map.width),
    `time ${state.maze.limit > 0 ? 'left ' : ''}${hudValue(frame, 'time')}`,
  ].join('; ');
}

/** Where the way that was asked for goes on from here. */
function wayShown({ help, player }: ClassicState, width: number): string[] {
  const at = help.trail.indexOf(player.cell);
  const next = at < 0 ? undefined : help.trail[at + 1];
  if (next === undefined) return [];
  const place = (cell: number) => ({ column: cell % width, row: Math.floor(cell / width) });
  const [from, to] = [place(player.cell), place(next)];
  const isBeside = Math.abs(from.column - to.column) + Math.abs(from.row - to.row) === 1;
  return [`the way leads ${isBeside ? offsetWords(from, to).slice(2) : 'through the tunnel'}`];
}

/** The sign of the tunnel that begins where the player is. */
function mouthHere(frame: Frame): string | null {
  const here = playerPosition(frame);
  const mouth = frame.sprites.find((sprite) => {
    const { column, row } = positionOf(sprite, frame.map);
    return sprite.kind === 'mouth' && column === here.column && row === here.row;
  });
  return mouth === undefined ? null : tunnelSign(mouth.pose);
}
