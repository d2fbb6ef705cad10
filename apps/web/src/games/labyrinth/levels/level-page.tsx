import type { Result } from '@warren/engine';
import { type LabyrinthState, labyrinth, readyText, sayDamage } from '@warren/games/labyrinth';
import { useMemo, useState } from 'preact/hooks';
import type { RankedRun } from '../../../game/run/ranked-run.js';
import { runNote } from '../../../game/run/run-note.js';
import { beginWanted } from '../../../game/run/ticket-client.js';
import { randomSeed } from '../../../lib/seed-words.js';
import { LinkButton } from '../../../routing/link.js';
import { NoticePage } from '../../../routing/notice-page.js';
import { navigate, type PageProps } from '../../../routing/router.js';
import { PrimaryButton } from '../../../ui/button.js';
import { Opening } from '../../../ui/notice.js';
import { LevelGame } from './level-game.js';
import { roundOf } from './saved-levels.js';

/** The level in the address, for anybody: `word` is its line. It opens on a card, and is played when the player is ready. */
export function LevelPage({ word }: PageProps) {
  // The address may come to name another level.
  return <SharedLevel key={word} code={word} />;
}

function SharedLevel({ code }: { readonly code: string }) {
  const [begun, setBegun] = useState<RankedRun<LabyrinthState> | null>(null);
  const [opening, setOpening] = useState(false);
  const round = useMemo(() => roundOf(code), [code]);
  async function play(relaxed?: boolean): Promise<void> {
    setOpening(true);
    const next = await begin(code, relaxed);
    if (next.ok) setBegun(next.value);
    setOpening(false);
  }
  if (!round.ok) return <NoLevel reason={round.reason} />;
  if (opening) return <Opening />;
  if (begun === null) {
    return (
      <NoticePage title="A level for you" text={readyText(round.value)}>
        <PrimaryButton onPress={() => play()}>Start</PrimaryButton>
        <LinkButton to="/labyrinth" title="To Labyrinth" />
      </NoticePage>
    );
  }
  return (
    <LevelGame
      key={begun.clock.startedAt}
      begun={begun}
      note={runNote(begun)}
      counts
      onAgain={() => play()}
      onRelaxed={() => play(true)}
      onLeave={() => navigate('/labyrinth/levels')}
      back="Custom levels"
    />
  );
}

function NoLevel({ reason }: { readonly reason: string }) {
  return (
    <NoticePage title="This link is damaged" text={sayDamage(reason)}>
      <LinkButton to="/labyrinth" title="To Labyrinth" primary />
    </NoticePage>
  );
}

/** A level has a board of its own, so there is a ticket for it where there is a server. */
async function begin(code: string, relaxed?: boolean): Promise<Result<RankedRun<LabyrinthState>>> {
  const settings = labyrinth.readSettings({ mode: 'level', code });
  if (!settings.ok) return settings;
  return beginWanted({ game: labyrinth, settings: { code }, seed: randomSeed() }, relaxed);
}
