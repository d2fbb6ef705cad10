import { treasureRush } from '@warren/games';
import { useMemo, useState } from 'preact/hooks';
import { useShelfTurn } from '../play/use-shelf.js';
import { HeldRun } from '../ranked/held-run.js';
import { useOneRun } from '../ranked/use-one-run.js';
import { NameDialog } from '../scores/name-dialog.js';
import { useName } from '../scores/use-name.js';
import { keptRush } from './kept-rush.js';
import { RushGame } from './rush-game.js';
import { RushMenu } from './rush-menu.js';
import { RUN_SLOT, readWishes, STORED_RUN } from './rush-shelf.js';

/** Treasure Rush: its menu, and the run once it is begun. */
export function TreasureRushPage() {
  const { opening, start, goOn, leave } = useOneRun({ game: treasureRush, shelf: keptRush, settings });
  const { name } = useName();
  if (opening === null) return <RushStart name={name} onContinue={goOn} onStart={start} />;
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

/** What a run is played with, as the options say. */
function settings(): object {
  const { pickups, hunter } = readWishes();
  return { pickups, hunter };
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
