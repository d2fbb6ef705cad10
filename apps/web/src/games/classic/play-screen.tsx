import type { Result } from '@warren/engine';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { LockedRun } from '../../game/run/locked-run.js';
import { Link } from '../../routing/link.js';
import { navigate } from '../../routing/router.js';
import { Notice } from '../../ui/notice.js';
import { ClassicGame } from './classic-game.js';
import { RUN_SLOTS, resumeClassic } from './kept-classic.js';
import { Loading } from './loading.js';
import type { PlayWish } from './play-wish.js';
import { UnknownPlayer } from './unknown-player.js';
import { keptPlaceOf, useOpening } from './use-opening.js';
import { useIsKnown } from './use-profiles.js';

/** A maze to be played, if there is one and whoever plays is known. */
export function PlayScreen({ wish }: { readonly wish: Result<PlayWish> }) {
  const isKnown = useIsKnown(wish.ok ? wish.value.player : null);
  if (!wish.ok) {
    return (
      <Notice title="This maze cannot be played" text={`${sentence(wish.reason)}.`}>
        <Link to="/classic" look="primary">
          To Classic
        </Link>
      </Notice>
    );
  }
  if (isKnown === null) return null;
  if (!isKnown) return <UnknownPlayer player={wish.value.player ?? ''} />;
  return <Played wish={wish.value} />;
}

function sentence(reason: string): string {
  return reason.replace(/^./, (first) => first.toUpperCase());
}

/** Opens the game, and opens it anew when it is to be played again. */
function Played({ wish }: { readonly wish: PlayWish }) {
  const [round, setRound] = useState(0);
  const opening = useOpening(wish, round);
  const again = useCallback(() => setRound((last) => last + 1), []);
  const { settings, title, player } = wish;
  useEffect(() => {
    document.title = `${settings.width} x ${settings.height}, ${title} - Warren`;
  }, [settings, title]);
  const back = wish.back.to;
  if (opening.state === 'working') return <Loading title={title} progress={opening.progress} back={back} />;
  if (opening.state === 'failed') {
    return (
      <Notice title="This maze cannot be played" text={`${sentence(opening.reason)}.`}>
        <Link to={back} look="primary">
          Back
        </Link>
      </Notice>
    );
  }
  const { begun } = opening;
  if (player === null) {
    return <ClassicGame key={round} wish={wish} begun={begun} mayKeep={never} onAgain={again} />;
  }
  return <Held key={round} wish={wish} begun={begun} onAgain={again} />;
}

const never = () => false;

/** What is kept is played in one tab at a time. */
function Held({ wish, begun, onAgain }: Omit<Parameters<typeof ClassicGame>[0], 'mayKeep'>) {
  const place = keptPlaceOf(wish);
  const open = useCallback(() => begun, [begun]);
  const saved = useCallback(() => resumeClassic(place, wish.address), [place, wish]);
  const leave = useCallback(() => navigate(wish.back.to), [wish]);
  return (
    <LockedRun slot={RUN_SLOTS[place]} title="Your maze" open={open} saved={saved} onLeave={leave}>
      {(run, mayKeep) => <ClassicGame wish={wish} begun={run} mayKeep={mayKeep} onAgain={onAgain} />}
    </LockedRun>
  );
}
