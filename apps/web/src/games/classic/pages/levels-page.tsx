import {
  CLASSIC_LEVELS,
  CLASSIC_SEASON,
  type ClassicCompletion,
  classic,
  classicLevelKey,
  kindTitle,
  levelSide,
  classicTimeText as timeText,
} from '@warren/games/classic';
import { useState } from 'preact/hooks';
import { boardPath } from '../../../leaderboard/board-list.js';
import { classes } from '../../../lib/classes.js';
import { useStorageVersion } from '../../../lib/storage.js';
import { Link } from '../../../routing/link.js';
import { NotFoundPage } from '../../../routing/page-frame.js';
import { PageLayout } from '../../../routing/page-layout.js';
import { navigate, type PageProps } from '../../../routing/router.js';
import { Icon } from '../../../ui/icon.js';
import { Switch } from '../../../ui/switch.js';
import unseenCss from '../../../ui/unseen.module.css';
import {
  boardOf,
  kindIn,
  type LevelWish,
  levelPath,
  levelsPath,
  mazesPath,
  optionsIn,
  type Player,
  playerIn,
} from '../addresses.js';
import { useCompletions, useIsKnown } from '../profiles/use-profiles.js';
import { leftRuns, STORED_RUNS, wishesGhost, wishGhost } from '../storage.js';
import { TEXTURE_WORDS } from '../textures.js';
import css from './classic.module.css';
import { PlayerLine, UnknownPlayer } from './player-page.js';

const LEVELS = Array.from({ length: CLASSIC_LEVELS }, (_, index) => index + 1);

/** The levels of a kind: `word` is the kind. What was completed is marked, with its best time. */
export function LevelsPage({ location, word }: PageProps) {
  const player = playerIn(location.query);
  const options = optionsIn(location.query);
  const kind = kindIn(word);
  const isKnown = useIsKnown(player);
  const completions = useCompletions(player);
  if (kind === null) return <NotFoundPage />;
  if (isKnown === false) return <UnknownPlayer player={player ?? ''} />;
  const completionOf = (level: number) =>
    completions?.get(classicLevelKey({ kind, level, season: CLASSIC_SEASON, ...options })) ?? null;
  const change = (part: Partial<typeof options>) =>
    navigate(levelsPath(kind, player, { ...options, ...part }), { replace: true });
  return (
    <PageLayout title={`${kindTitle(kind)} mazes`} lead={TEXTURE_WORDS[kind]}>
      <PlayerLine player={player} />
      <Left />
      <fieldset class={css.classicOptions}>
        <legend>How they are played</legend>
        <Switch label="Tunnels" on={options.tunnels} onChange={(tunnels) => change({ tunnels })} />
        <Switch label="Against time" on={options.timer} onChange={(timer) => change({ timer })} />
        {player !== null && <GhostSwitch />}
      </fieldset>
      <ol class={css.levelGrid}>
        {LEVELS.map((level) => (
          <li key={level} data-level={level}>
            <LevelCard wish={{ kind, level, ...options }} player={player} completion={completionOf(level)} />
          </li>
        ))}
      </ol>
      <div class={css.classicWays}>
        <Link to={mazesPath(player)} look="usual">
          Back
        </Link>
      </div>
    </PageLayout>
  );
}

/** A maze that was left before its end. */
function Left() {
  useStorageVersion(STORED_RUNS);
  const [left] = leftRuns();
  if (left === undefined) return null;
  return (
    <p>
      <Link to={left.address} look="primary">
        Continue {left.title}
      </Link>
    </p>
  );
}

function GhostSwitch() {
  const [on, setOn] = useState(wishesGhost);
  return (
    <Switch
      label="Race your best run"
      on={on}
      onChange={(next) => {
        wishGhost(next);
        setOn(next);
      }}
    />
  );
}

interface LevelCardProps {
  readonly wish: LevelWish;
  readonly player: Player;
  readonly completion: ClassicCompletion | null;
}

function LevelCard({ wish, player, completion }: LevelCardProps) {
  const { level } = wish;
  const side = levelSide(level);
  const settings = classic.readSettings({ ...wish, season: CLASSIC_SEASON });
  const board = settings.ok ? boardOf(settings.value) : null;
  return (
    <>
      <Link to={levelPath(wish, player)} class={classes(css.level, completion !== null && css.levelDone)}>
        <span class={css.levelNumber}>{level}</span>
        <span class={css.levelSize}>
          {side} x {side}
        </span>
        <span class={css.levelState}>{completion === null ? 'To do' : <Done completion={completion} />}</span>
      </Link>
      {board !== null && (
        <Link to={boardPath(board)} class={css.levelBoard} label={`Board of level ${level}`}>
          Board
        </Link>
      )}
    </>
  );
}

/** That a level is completed, in words and with its best time. */
function Done({ completion: { ticks, medal, assisted } }: { readonly completion: ClassicCompletion }) {
  return (
    <>
      <span class={css.levelWord}>
        {medal !== 'none' && <Icon name={`icon-medal-${medal}`} />}
        {medal === 'none' && <Icon name="icon-check" />}
        Done
        {medal !== 'none' && <span class={unseenCss.unseen}>, {medal}</span>}
      </span>
      <span class={css.levelTime}>{assisted ? 'with help' : timeText(ticks)}</span>
    </>
  );
}
