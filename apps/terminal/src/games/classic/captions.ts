import { type HudTime, wholeSeconds } from '@warren/games';
import { type ClassicFrame, type ClassicState, clockText } from '@warren/games/classic';
import { offsetWords, playerPosition, positionOf, positionWords, wayWords } from '../../game/position.js';
import { tunnelSign } from './draw.js';

/** What only the terminal says: every last second, and through which tunnel the player went. */
export function remarkClassic(frame: ClassicFrame): string | null {
  const last = frame.events.at(-1);
  if (last === 'tick-down') return secondsLeft(frame.hud.time);
  return last === 'tunnel' ? `Through tunnel ${mouthHere(frame) ?? '?'}` : null;
}

function secondsLeft(time: HudTime): string {
  const seconds = wholeSeconds(time);
  return seconds === 1 ? '1 second left' : `${seconds} seconds left`;
}

/** The cell, the ways on, a tunnel that begins here, where the exit is, and what is shown of the way. */
export function describeClassic(frame: ClassicFrame, state: ClassicState): string {
  const { map, maze, sprites } = frame;
  const here = playerPosition(frame);
  const cell = here.row * map.width + here.column;
  const exit = sprites.find(({ kind }) => kind === 'exit');
  const mouth = mouthHere(frame);
  return [
    positionWords(here),
    `ways ${wayWords(maze?.sides[cell] ?? 0)}`,
    ...(mouth === null ? [] : [`tunnel ${mouth}`]),
    ...(exit === undefined ? [] : [`exit ${offsetWords(here, positionOf(exit, map))}`]),
    ...wayShown(state, map.width),
    `time ${frame.hud.time.isLeft ? 'left ' : ''}${clockText(frame.hud.time.ticks)}`,
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
function mouthHere(frame: ClassicFrame): string | null {
  const here = playerPosition(frame);
  const mouth = frame.sprites.find((sprite) => {
    const { column, row } = positionOf(sprite, frame.map);
    return sprite.kind === 'mouth' && column === here.column && row === here.row;
  });
  return mouth === undefined ? null : tunnelSign(mouth.pose);
}
