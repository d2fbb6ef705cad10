import type { DrawnTicket } from '@warren/client';
import { accept, type Result } from '@warren/engine';
import { startRun, startRunClock } from '@warren/games';
import { type ClassicSettings, type ClassicState, classic } from '@warren/games/classic';
import { useEffect, useState } from 'preact/hooks';
import type { RankedRun } from '../../game/run/ranked-run.js';
import { drawTicket } from '../../game/run/ticket-client.js';
import type { PlayWish } from './addresses.js';
import { type MakeListener, type MakeOrder, orderState } from './make-maze.js';
import { type KeptPlace, resumeClassic } from './storage.js';

/** Makes the maze of an order, and can be stopped. */
export type OrderState = (order: MakeOrder, listener: MakeListener) => () => void;

/** What opening a game needs of the world. */
export interface OpenParts {
  readonly order: OrderState;
  readonly draw: (wished: ClassicSettings) => Promise<DrawnTicket>;
  readonly now: () => number;
}

/** How opening goes on. */
export interface OpenListener {
  progress(part: number): void;
  opened(result: Result<RankedRun<ClassicState>>): void;
}

const NO_BOARD: DrawnTicket = { ticket: null, unranked: 'custom mazes have no board' };
const GUEST: DrawnTicket = { ticket: null, unranked: 'guests leave no trace' };

/**
 * Begins a run as it is wished: by a ticket where it can be ranked, and in a maze that is made meanwhile. Returns the
 * way to give up; nothing is told after it.
 */
export function openClassic(wish: PlayWish, parts: OpenParts, listener: OpenListener): () => void {
  let wanted = true;
  let stop = () => {
    wanted = false;
  };

  function begin(drawn: DrawnTicket, order: MakeOrder, state: ClassicState): Result<RankedRun<ClassicState>> {
    const run = startRun(classic, order.settings, order.seed, state);
    return run.ok ? accept({ run: run.value, clock: startRunClock(parts.now), ...drawn }) : run;
  }

  async function open(): Promise<void> {
    const drawn = await ticketFor(wish, parts);
    if (!wanted) return;
    const order = orderOf(wish, drawn);
    if (!order.ok) {
      listener.opened(order);
      return;
    }
    const cancel = parts.order(order.value, {
      progress: listener.progress,
      done: (state) => listener.opened(begin(drawn, order.value, state)),
      failed: (reason) => listener.opened({ ok: false, reason }),
    });
    stop = () => {
      wanted = false;
      cancel();
    };
  }

  void open();
  return () => stop();
}

async function ticketFor({ player, settings }: PlayWish, { draw }: OpenParts): Promise<DrawnTicket> {
  if (player === null) return GUEST;
  return settings.level === 0 ? NO_BOARD : draw(settings);
}

/** What is made: a ticket says settings and seed by itself. */
function orderOf({ settings, seed }: PlayWish, { ticket }: DrawnTicket): Result<MakeOrder> {
  if (ticket === null) return accept({ settings, seed: seed ?? anySeed() });
  const read = classic.readSettings(ticket.settings);
  return read.ok ? accept({ settings: read.value, seed: ticket.seed }) : read;
}

/** The maze of a level is the same whatever the seed; a run still has one of its own. */
function anySeed(): string {
  return [...crypto.getRandomValues(new Uint32Array(2))].map((word) => word.toString(36)).join('-');
}

/** Draws a ticket for a level; it takes a moment at most. */
export function drawLevelTicket({
  kind,
  level,
  season,
  tunnels,
  timer,
}: ClassicSettings): Promise<DrawnTicket> {
  return drawTicket(classic, { kind, level, season, tunnels, timer });
}

/** How far a game is on its way. */
export type Opening =
  | { readonly state: 'working'; readonly progress: number }
  | { readonly state: 'here'; readonly begun: RankedRun<ClassicState> }
  | { readonly state: 'failed'; readonly reason: string };

const WORKING: Opening = { state: 'working', progress: 0 };
const PARTS = { order: orderState, draw: drawLevelTicket, now: Date.now } as const;

/** Where the run of a wish is kept. */
export function keptPlaceOf({ settings }: PlayWish): KeptPlace {
  return settings.level === 0 ? 'custom' : 'level';
}

/** Goes on with what was left at this address, or begins anew; another round always begins anew. */
export function useOpening(wish: PlayWish, round: number): Opening {
  const [opening, setOpening] = useState<Opening>(WORKING);
  useEffect(() => {
    const left = round === 0 && wish.player !== null ? resumeClassic(keptPlaceOf(wish), wish.address) : null;
    if (left !== null) {
      setOpening({ state: 'here', begun: left });
      return;
    }
    setOpening(WORKING);
    return openClassic(wish, PARTS, {
      progress: (progress) => setOpening({ state: 'working', progress }),
      opened: (result) => setOpening(openingOf(result)),
    });
  }, [wish, round]);
  return opening;
}

function openingOf(result: Result<RankedRun<ClassicState>>): Opening {
  return result.ok ? { state: 'here', begun: result.value } : { state: 'failed', reason: result.reason };
}
