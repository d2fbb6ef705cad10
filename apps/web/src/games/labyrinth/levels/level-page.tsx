import type { Result } from '@warren/engine';
import { type LabyrinthState, labyrinth } from '@warren/games/labyrinth';
import { useEffect, useState } from 'preact/hooks';
import { beginRanked, type RankedRun } from '../../../game/run/ranked-run.js';
import { drawTicket } from '../../../game/run/ticket-client.js';
import { drawBelow, seedWords } from '../../../lib/seed-words.js';
import { LinkButton } from '../../../routing/link.js';
import { navigate, type PageProps } from '../../../routing/router.js';
import { Notice, Opening } from '../../../ui/notice.js';
import { LevelGame } from './level-game.js';

/** Plays the level in the address, for anybody: `word` is its line. */
export function LevelPage({ word }: PageProps) {
  const [begun, setBegun] = useState<Result<RankedRun<LabyrinthState>> | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let wanted = true;
    setBegun(null);
    begin(word).then((next) => wanted && setBegun(next));
    return () => {
      wanted = false;
    };
  }, [word, round]);
  if (begun === null) return <Opening />;
  if (!begun.ok) {
    return (
      <Notice title="This is no level" text={`In this address ${begun.reason}.`}>
        <LinkButton to="/labyrinth" title="To Labyrinth" primary />
      </Notice>
    );
  }
  const { unranked } = begun.value;
  return (
    <LevelGame
      key={begun.value.clock.startedAt}
      begun={begun.value}
      note={unranked === null ? null : `Unranked: ${unranked}`}
      counts
      onAgain={() => setRound((last) => last + 1)}
      onLeave={() => navigate('/labyrinth/levels')}
      back="Custom levels"
    />
  );
}

/** A level has a board of its own, so there is a ticket for it where there is a server. */
async function begin(code: string): Promise<Result<RankedRun<LabyrinthState>>> {
  const settings = labyrinth.readSettings({ mode: 'level', code });
  if (!settings.ok) return settings;
  const drawn = await drawTicket(labyrinth, { code });
  return beginRanked({ game: labyrinth, settings: { code }, seed: seedWords(drawBelow) }, drawn);
}
