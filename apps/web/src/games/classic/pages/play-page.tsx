import type { Result } from '@warren/engine';
import { canRelax } from '@warren/games';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import type { EntryWay } from '../../../game/loop/game-entry.js';
import { LockedRun } from '../../../game/run/locked-run.js';
import { sentence } from '../../../lib/format.js';
import { LinkButtons } from '../../../routing/link.js';
import { NoticePage } from '../../../routing/notice-page.js';
import { navigate, type PageProps } from '../../../routing/router.js';
import { Button } from '../../../ui/button.js';
import { type PlayRequest, readLevelRequest } from '../addresses.js';
import { type Round, useOpening } from '../open-run.js';
import { useIsKnown } from '../profiles/use-profiles.js';
import { type Obstacle, obstacleAt, RUN_SLOTS, resumeMaze, runKindOf } from '../storage.js';
import css from './classic.module.css';
import { ClassicGame, type ClassicGameProps } from './classic-game.js';
import { UnknownPlayer } from './unknown-player.js';

/** A level to be played: `word` is its name, such as `diamond-5`; the query names the player and the options. */
export function PlayPage({ location, word }: PageProps) {
  const request = useMemo(() => readLevelRequest(word, location.query), [word, location.query]);
  return <PlayScreen request={request} />;
}

/** A maze to be played, if there is one and the player is known. */
export function PlayScreen({ request }: { readonly request: Result<PlayRequest> }) {
  const isKnown = useIsKnown(request.ok ? request.value.player : null);
  if (!request.ok) return <Refused reason={request.reason} to="/classic" title="To Classic" />;
  if (isKnown === null) return null;
  if (!isKnown) return <UnknownPlayer player={request.value.player ?? ''} />;
  return <Played key={request.value.address} request={request.value} />;
}

function Refused({ reason, ...way }: EntryWay & { readonly reason: string }) {
  return (
    <NoticePage title="This maze cannot be played" text={sentence(reason)}>
      <LinkButtons ways={[way]} primary />
    </NoticePage>
  );
}

/** Asks first where a saved run is in the way. */
function Played({ request }: { readonly request: PlayRequest }) {
  const { player, settings, address } = request;
  const [obstacle, setObstacle] = useState(() =>
    player === null ? null : obstacleAt(runKindOf(settings), address),
  );
  if (obstacle === null) return <Opened request={request} />;
  return <InTheWay obstacle={obstacle} request={request} onBegin={() => setObstacle(null)} />;
}

interface InTheWayProps {
  readonly obstacle: Obstacle;
  readonly request: PlayRequest;
  readonly onBegin: () => void;
}

function InTheWay({ obstacle, request: { title, back }, onBegin }: InTheWayProps) {
  const isOther = obstacle.why === 'other';
  const text = isOther
    ? `${obstacle.saved.title} is kept for ${obstacle.saved.player}. Beginning ${title} drops it.`
    : `${sentence(obstacle.reason)} Only a new run can begin here.`;
  return (
    <NoticePage title={isOther ? 'A maze is under way' : 'This run cannot go on'} text={text}>
      {isOther && (
        <LinkButtons
          ways={[{ to: obstacle.saved.address, title: `Continue ${obstacle.saved.title}` }]}
          primary
        />
      )}
      <Button look={isOther ? 'usual' : 'primary'} onPress={onBegin}>
        {isOther ? `Begin ${title}` : 'Begin anew'}
      </Button>
      <LinkButtons ways={[back]} />
    </NoticePage>
  );
}

/** Opens the game, and opens it anew when it is to be played again. */
function Opened({ request }: { readonly request: PlayRequest }) {
  const [round, setRound] = useState<Round>({ number: 0, relaxed: false });
  const opening = useOpening(request, round);
  const begin = (relaxed: boolean) => setRound(({ number }) => ({ number: number + 1, relaxed }));
  const { settings, title, player, back } = request;
  useEffect(() => {
    document.title = `${settings.width} x ${settings.height}, ${title} - Warren`;
  }, [settings, title]);
  if (opening.state === 'working') {
    return <Loading request={request} percent={Math.floor(opening.progress * 100)} />;
  }
  if (opening.state === 'failed') return <Refused reason={opening.reason} to={back.to} title="Back" />;
  const { begun } = opening;
  const onRelaxed = canRelax(begun.run) ? () => begin(true) : undefined;
  const game = { request, begun, onAgain: () => begin(false), ...(onRelaxed && { onRelaxed }) };
  return player === null ? (
    <ClassicGame key={round.number} {...game} maySave={() => false} />
  ) : (
    <Locked key={round.number} {...game} />
  );
}

/** A saved run is played in one tab at a time. */
function Locked({ request, begun, ...ways }: Omit<ClassicGameProps, 'maySave'>) {
  const kind = runKindOf(request.settings);
  const open = useCallback(() => begun, [begun]);
  const saved = useCallback(() => resumeMaze(kind, request.address), [kind, request]);
  const leave = useCallback(() => navigate(request.back.to), [request]);
  return (
    <LockedRun slot={RUN_SLOTS[kind]} title="Your maze" open={open} saved={saved} onLeave={leave}>
      {(run, maySave) => <ClassicGame request={request} begun={run} maySave={maySave} {...ways} />}
    </LockedRun>
  );
}

/** What takes less than this needs no words. */
const MOMENT_MS = 150;

/** Shown while a maze is being made, as soon as that takes longer than a moment. */
function Loading({ request, percent }: { readonly request: PlayRequest; readonly percent: number }) {
  const [shows, setShows] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShows(true), MOMENT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main class={css.loading}>
      {shows && (
        <div class={css.loadingWords}>
          <h1>Growing the hedges</h1>
          <p>{request.title}</p>
          <progress value={percent} max={100} aria-label="Made so far" />
          <p class={css.loadingPart} role="status">
            {percent} %
          </p>
          <p>
            <LinkButtons ways={[{ to: request.back.to, title: 'Cancel' }]} />
          </p>
        </div>
      )}
    </main>
  );
}
