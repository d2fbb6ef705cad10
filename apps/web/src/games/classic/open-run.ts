import { type DrawnTicket, NO_TICKET } from '@warren/client';
import { accept, type Result, refuse } from '@warren/engine';
import { isRelaxedRun, relaxedSettings, startRun, startRunClock } from '@warren/games';
import { type ClassicSettings, type ClassicState, classic } from '@warren/games/classic';
import { useEffect, useState } from 'preact/hooks';
import type { RankedRun } from '../../game/run/ranked-run.js';
import { drawTicket } from '../../game/run/ticket-client.js';
import { settings as deviceSettings } from '../../settings/settings.js';
import type { PlayRequest } from './addresses.js';
import { type MazeOrder, orderState } from './make-maze.js';
import { resumeMaze, runKindOf } from './storage.js';

/** How far a game is on its way. */
export type Opening =
  | { readonly state: 'working'; readonly progress: number }
  | { readonly state: 'here'; readonly begun: RankedRun<ClassicState> }
  | { readonly state: 'failed'; readonly reason: string };

/** What opening a run needs of the page. */
export interface OpenParts {
  readonly make: typeof orderState;
  readonly draw: (settings: ClassicSettings) => Promise<DrawnTicket>;
  readonly now: () => number;
}

const WORKING: Opening = { state: 'working', progress: 0 };
const PARTS: OpenParts = { make: orderState, draw: drawLevelTicket, now: Date.now };
const NO_BOARD: DrawnTicket = { ticket: null, unranked: 'custom mazes have no board' };
const GUEST: DrawnTicket = { ticket: null, unranked: 'guests leave no trace' };

/** Which run of an address is played: the first one may be one that was saved, and another one may be relaxed. */
export interface Round {
  readonly number: number;
  readonly relaxed: boolean;
}

/** Continues the run that was saved at this address, or begins a new one; another round always begins a new one. */
export function useOpening(request: PlayRequest, round: Round): Opening {
  const [opening, setOpening] = useState<Opening>(WORKING);
  useEffect(() => {
    const { player, settings, address } = request;
    const saved = round.number === 0 && player !== null ? resumeMaze(runKindOf(settings), address) : null;
    if (saved !== null) return setOpening({ state: 'here', begun: saved });
    setOpening(WORKING);
    const abort = new AbortController();
    const onProgress = (progress: number) => setOpening({ state: 'working', progress });
    void openRun(asWanted(request, round), PARTS, onProgress, abort.signal).then((result) => {
      if (abort.signal.aborted) return;
      setOpening(result.ok ? { state: 'here', begun: result.value } : { state: 'failed', ...result });
    });
    return () => abort.abort();
  }, [request, round]);
  return opening;
}

/** What is asked for, in relaxed mode where the player wants that. */
function asWanted(request: PlayRequest, { relaxed }: Round): PlayRequest {
  if (!relaxed && !deviceSettings.get().relaxed) return request;
  return { ...request, settings: relaxedSettings(classic, request.settings) };
}

/** Begins a run: by a ticket where it can be ranked, in a maze that is made meanwhile. The signal gives it up. */
export async function openRun(
  request: PlayRequest,
  parts: OpenParts,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<Result<RankedRun<ClassicState>>> {
  const drawn = await ticketFor(request, parts);
  const order = orderOf(request, drawn);
  if (!order.ok) return order;
  if (signal.aborted) return refuse('the run is no longer wanted');
  const state = await parts.make(order.value, onProgress, signal);
  if (!state.ok) return state;
  const run = startRun(classic, order.value.settings, order.value.seed, state.value);
  return run.ok ? accept({ run: run.value, clock: startRunClock(parts.now), ...drawn }) : run;
}

async function ticketFor({ player, settings }: PlayRequest, { draw }: OpenParts): Promise<DrawnTicket> {
  if (player === null) return GUEST;
  if (isRelaxedRun({ settings })) return NO_TICKET;
  return settings.level === 0 ? NO_BOARD : draw(settings);
}

/** What is made: a ticket has its own settings and seed. */
function orderOf({ settings, seed }: PlayRequest, { ticket }: DrawnTicket): Result<MazeOrder> {
  if (ticket === null) return accept({ settings, seed: seed ?? anySeed() });
  const read = classic.readSettings(ticket.settings);
  return read.ok ? accept({ settings: read.value, seed: ticket.seed }) : read;
}

/** The maze of a level is the same whatever the seed; a run still has a seed of its own. */
function anySeed(): string {
  return [...crypto.getRandomValues(new Uint32Array(2))].map((word) => word.toString(36)).join('-');
}

function drawLevelTicket({ kind, level, season, tunnels, timer }: ClassicSettings): Promise<DrawnTicket> {
  return drawTicket(classic, { kind, level, season, tunnels, timer });
}
