import type { Result } from '@warren/engine';
import type { ClassicState } from '@warren/games/classic';
import { useEffect, useState } from 'preact/hooks';
import type { RankedRun } from '../../game/run/ranked-run.js';
import { type KeptPlace, resumeClassic } from './kept-classic.js';
import { orderState } from './make-state.js';
import { drawLevelTicket, openClassic } from './open-classic.js';
import type { PlayWish } from './play-wish.js';

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
