import { treasureRush } from '@warren/games';
import { useCallback, useMemo, useRef, useState } from 'preact/hooks';
import { drawBelow, seedWords } from '../maze/seed-words.js';
import { useShelfTurn } from '../play/use-shelf.js';
import { HeldRun } from '../ranked/held-run.js';
import { beginRanked, type RankedRun } from '../ranked/ranked-run.js';
import { drawTicket } from '../ranked/ticket-office.js';
import { NameDialog } from '../scores/name-dialog.js';
import { useName } from '../scores/use-name.js';
import { keptRush } from './kept-rush.js';
import { RushGame } from './rush-game.js';
import { RushMenu } from './rush-menu.js';
import { RUN_SLOT, readWishes, STORED_RUN } from './rush-shelf.js';

/** Gets the run to be played, at the moment it is this tab's alone; `null` when there is none any more. */
type OpenRush = () => RankedRun | null;

/** Treasure Rush: its menu, and the run once it is begun. */
export function TreasureRushPage() {
  const [opening, setOpening] = useState<OpenRush | null>(null);
  const { name } = useName();
  const starting = useRef(false);
  const onOpen = (open: OpenRush) => setOpening(() => open);
  const leave = useCallback(() => setOpening(null), []);

  /** A ticket takes a moment; pressed twice, there is one run. */
  async function start(): Promise<void> {
    if (starting.current) return;
    starting.current = true;
    const { pickups, hunter } = readWishes();
    const settings = { pickups, hunter };
    const drawn = await drawTicket(treasureRush, settings);
    starting.current = false;
    onOpen(() => {
      const run = beginRanked({ game: treasureRush, settings, seed: seedWords(drawBelow) }, drawn);
      // These settings are ours or the server's, so they are right.
      if (!run.ok) throw new Error(run.reason);
      keptRush.forget();
      return run.value;
    });
  }

  if (opening === null)
    return <RushStart name={name} onContinue={() => onOpen(keptRush.saved)} onStart={start} />;
  return (
    <HeldRun slot={RUN_SLOT} title="Your run" open={opening} saved={keptRush.saved} onLeave={leave}>
      {(begun, mayKeep) => (
        <RushGame
          key={begun.run.seed}
          begun={begun}
          mayKeep={mayKeep}
          name={name ?? ''}
          onAgain={start}
          onLeave={leave}
        />
      )}
    </HeldRun>
  );
}

interface RushStartProps {
  /** `null`: it is asked for before the first run. */
  readonly name: string | null;
  readonly onContinue: () => void;
  readonly onStart: () => Promise<void>;
}

function RushStart({ name, onContinue, onStart }: RushStartProps) {
  const [asking, setAsking] = useState(false);
  // Read once more whenever another tab or another device has saved.
  const turn = useShelfTurn([STORED_RUN]);
  const kept = useMemo(() => keptRush.resume(), [turn]);
  function begin(): void {
    setAsking(false);
    void onStart();
  }
  return (
    <>
      <RushMenu
        kept={kept.ok ? kept.value : null}
        trouble={kept.ok ? null : kept.reason}
        onContinue={onContinue}
        onStart={() => (name === null ? setAsking(true) : begin())}
      />
      {asking && <NameDialog name="" then="Play" onName={begin} onCancel={() => setAsking(false)} />}
    </>
  );
}
