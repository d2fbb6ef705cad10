import { labyrinth } from '@warren/games';
import { useMemo, useState } from 'preact/hooks';
import { drawBelow, seedWords } from '../maze/seed-words.js';
import { useShelfTurn } from '../play/use-shelf.js';
import { NO_TICKET } from '../ranked/draw-ticket.js';
import { HeldRun } from '../ranked/held-run.js';
import { beginRanked, type RankedRun } from '../ranked/ranked-run.js';
import { useOneRun } from '../ranked/use-one-run.js';
import { NameDialog } from '../scores/name-dialog.js';
import { useName } from '../scores/use-name.js';
import { keptLabyrinth } from './kept-labyrinth.js';
import { LabyrinthGame } from './labyrinth-game.js';
import { LabyrinthMenu } from './labyrinth-menu.js';
import { RUN_SLOT, STORED_RUN } from './labyrinth-shelf.js';
import { LevelGame } from './level-game.js';
import { labyrinthOptions } from './options.js';

/** Labyrinth: its menu, the run once it is begun, and a level of it once more. */
export function LabyrinthPage() {
  const { opening, start, goOn, leave } = useOneRun({ game: labyrinth, shelf: keptLabyrinth, settings });
  const [tried, setTried] = useState<RankedRun | null>(null);
  const { name } = useName();
  if (tried !== null) {
    const code = (tried.run.settings as { readonly code: string }).code;
    return (
      <LevelGame
        key={tried.clock.startedAt}
        begun={tried}
        note="Once more: this counts for no board"
        counts={false}
        onAgain={() => setTried(practice(code))}
        onLeave={() => {
          setTried(null);
          leave();
        }}
        back="Menu"
      />
    );
  }
  if (opening === null) return <LabyrinthStart name={name} onContinue={goOn} onStart={start} />;
  return (
    <HeldRun slot={RUN_SLOT} title="Your run" open={opening} saved={keptLabyrinth.saved} onLeave={leave}>
      {(begun, mayKeep) => (
        <LabyrinthGame
          key={begun.run.seed}
          begun={begun}
          mayKeep={mayKeep}
          name={name ?? ''}
          onAgain={start}
          onTry={(code) => setTried(practice(code))}
          onLeave={leave}
        />
      )}
    </HeldRun>
  );
}

/** What a run is played with, as the options say. */
function settings(): object {
  return { algorithm: labyrinthOptions.get().generation };
}

/** A level once more, for no board. */
function practice(code: string): RankedRun {
  const wished = { game: labyrinth, settings: { code, practice: true }, seed: seedWords(drawBelow) };
  const run = beginRanked(wished, NO_TICKET);
  // The code comes from a level that was played.
  if (!run.ok) throw new Error(run.reason);
  return run.value;
}

interface LabyrinthStartProps {
  /** `null`: it is asked for before the first run. */
  readonly name: string | null;
  readonly onContinue: () => void;
  readonly onStart: () => Promise<void>;
}

function LabyrinthStart({ name, onContinue, onStart }: LabyrinthStartProps) {
  const [asking, setAsking] = useState(false);
  // Read once more whenever another tab or another device has saved.
  const turn = useShelfTurn([STORED_RUN]);
  const kept = useMemo(() => keptLabyrinth.resume(), [turn]);
  function begin(): void {
    setAsking(false);
    void onStart();
  }
  return (
    <>
      <LabyrinthMenu
        kept={kept.ok ? kept.value : null}
        trouble={kept.ok ? null : kept.reason}
        onContinue={onContinue}
        onStart={() => (name === null ? setAsking(true) : begin())}
      />
      {asking && <NameDialog name="" then="Play" onName={begin} onCancel={() => setAsking(false)} />}
    </>
  );
}
