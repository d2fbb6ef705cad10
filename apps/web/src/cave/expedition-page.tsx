import { cave } from '@warren/games';
import { useMemo } from 'preact/hooks';
import { useShelfTurn } from '../play/use-shelf.js';
import { HeldRun } from '../ranked/held-run.js';
import { useOneRun } from '../ranked/use-one-run.js';
import { ExpeditionGame } from './expedition-game.js';
import { ExpeditionMenu } from './expedition-menu.js';
import { EXPEDITION_SLOT, readRules, STORED_EXPEDITION } from './expedition-shelf.js';
import { keptExpedition } from './kept-expedition.js';

/** An expedition: its menu, and the run once it is begun. */
export function ExpeditionPage() {
  const { opening, start, goOn, leave } = useOneRun({ game: cave, shelf: keptExpedition, settings });
  if (opening === null) return <ExpeditionStart onContinue={goOn} onStart={start} />;
  return (
    <HeldRun
      slot={EXPEDITION_SLOT}
      title="Your expedition"
      open={opening}
      saved={keptExpedition.saved}
      onLeave={leave}
    >
      {(begun, mayKeep) => (
        <ExpeditionGame
          key={begun.run.seed}
          begun={begun}
          mayKeep={mayKeep}
          onAgain={start}
          onLeave={leave}
        />
      )}
    </HeldRun>
  );
}

/** What an expedition is played with. */
function settings(): object {
  return { mode: 'expedition', rules: readRules() };
}

interface ExpeditionStartProps {
  readonly onContinue: () => void;
  readonly onStart: () => Promise<void>;
}

function ExpeditionStart({ onContinue, onStart }: ExpeditionStartProps) {
  // Read once more whenever another tab or another device has saved.
  const turn = useShelfTurn([STORED_EXPEDITION]);
  const kept = useMemo(() => keptExpedition.resume(), [turn]);
  return (
    <ExpeditionMenu
      kept={kept.ok ? kept.value : null}
      trouble={kept.ok ? null : kept.reason}
      onContinue={onContinue}
      onStart={() => void onStart()}
    />
  );
}
