import { treasureRush } from '@warren/games';
import { useMemo, useRef, useState } from 'preact/hooks';
import { drawBelow, seedWords } from '../maze/seed-words.js';
import { beginRanked, type RankedRun } from '../ranked/ranked-run.js';
import { drawTicket } from '../ranked/ticket-office.js';
import { forgetRush, resumeRush } from './kept-rush.js';
import { NameDialog } from './name-dialog.js';
import { RushGame } from './rush-game.js';
import { RushMenu } from './rush-menu.js';
import { readWishes } from './rush-shelf.js';
import { useName } from './use-name.js';

/** Treasure Rush: its menu, and the run once it is begun. */
export function TreasureRushPage() {
  const [begun, setBegun] = useState<RankedRun | null>(null);
  const [asking, setAsking] = useState(false);
  const { name } = useName();
  // Read once more whenever the menu comes up.
  const kept = useMemo(() => (begun === null ? resumeRush() : null), [begun]);
  const starting = useRef(false);

  /** A ticket takes a moment; pressed twice, there is one run. */
  async function start(): Promise<void> {
    if (starting.current) return;
    starting.current = true;
    setAsking(false);
    const { pickups, hunter } = readWishes();
    const settings = { pickups, hunter };
    const drawn = await drawTicket(treasureRush, settings);
    starting.current = false;
    const run = beginRanked({ game: treasureRush, settings, seed: seedWords(drawBelow) }, drawn);
    // These settings are ours or the server's, so they are right.
    if (!run.ok) throw new Error(run.reason);
    forgetRush();
    setBegun(run.value);
  }

  if (begun !== null) {
    return (
      <RushGame
        key={begun.run.seed}
        begun={begun}
        name={name ?? ''}
        onAgain={start}
        onLeave={() => setBegun(null)}
      />
    );
  }
  return (
    <>
      <RushMenu
        kept={kept?.ok ? kept.value : null}
        trouble={kept === null || kept.ok ? null : kept.reason}
        onContinue={setBegun}
        onStart={() => (name === null ? setAsking(true) : void start())}
      />
      {asking && (
        <NameDialog name="" then="Play" onName={() => void start()} onCancel={() => setAsking(false)} />
      )}
    </>
  );
}
