import type { Result } from '@warren/engine';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { LockedRun } from '../../../game/run/locked-run.js';
import { Link } from '../../../routing/link.js';
import { navigate, type PageProps } from '../../../routing/router.js';
import { Notice } from '../../../ui/notice.js';
import { type PlayWish, readLevelWish } from '../addresses.js';
import { readCustomPlayWish } from '../custom-maze.js';
import { keptPlaceOf, useOpening } from '../open-run.js';
import { useIsKnown } from '../profiles/use-profiles.js';
import { RUN_SLOTS, resumeClassic } from '../storage.js';
import { ClassicGame } from './classic-game.js';
import css from './play-page.module.css';
import { UnknownPlayer } from './player-page.js';

/** A level to be played: `word` is its name, such as `diamond-5`; the query says who plays, and with what. */
export function PlayPage({ location, word }: PageProps) {
  const wish = useMemo(() => readLevelWish(word, location.query), [word, location.query]);
  return <PlayScreen wish={wish} />;
}

/** A custom maze to be played: the query says everything about it. */
export function CustomPlayPage({ location }: PageProps) {
  const wish = useMemo(() => readCustomPlayWish(location.query), [location.query]);
  return <PlayScreen wish={wish} />;
}

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
    return <ClassicGame key={round} wish={wish} begun={begun} maySave={never} onAgain={again} />;
  }
  return <Held key={round} wish={wish} begun={begun} onAgain={again} />;
}

const never = () => false;

/** What is kept is played in one tab at a time. */
function Held({ wish, begun, onAgain }: Omit<Parameters<typeof ClassicGame>[0], 'maySave'>) {
  const location = keptPlaceOf(wish);
  const open = useCallback(() => begun, [begun]);
  const saved = useCallback(() => resumeClassic(location, wish.address), [location, wish]);
  const leave = useCallback(() => navigate(wish.back.to), [wish]);
  return (
    <LockedRun slot={RUN_SLOTS[location]} title="Your maze" open={open} saved={saved} onLeave={leave}>
      {(run, maySave) => <ClassicGame wish={wish} begun={run} maySave={maySave} onAgain={onAgain} />}
    </LockedRun>
  );
}

export interface LoadingProps {
  /** What is being made, such as “Diamond, 200 x 200”. */
  readonly title: string;
  /** 0 to 1. */
  readonly progress: number;
  /** Where giving up leads. */
  readonly back: string;
}

/** Whatever takes less than this needs no words. */
const MOMENT_MS = 150;

/** While a maze is being made, as soon as that takes longer than a moment. */
export function Loading({ title, progress, back }: LoadingProps) {
  const [shows, setShows] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShows(true), MOMENT_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!shows) return <main class={css.classicLoading} />;
  const percent = Math.floor(progress * 100);
  return (
    <main class={css.classicLoading}>
      <div class={css.classicLoadingWords}>
        <h1>Growing the hedges</h1>
        <p>{title}</p>
        <progress value={percent} max={100} aria-label="Made so far" />
        <p class={css.classicLoadingPart} role="status">
          {percent} %
        </p>
        <Link to={back} look="usual" class={css.classicLoadingCancel}>
          Cancel
        </Link>
      </div>
    </main>
  );
}
