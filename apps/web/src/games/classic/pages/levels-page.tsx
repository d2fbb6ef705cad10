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
import { classes } from '../../../lib/classes.js';
import { useStorageVersion } from '../../../lib/storage.js';
import { Link, LinkButtons } from '../../../routing/link.js';
import { NotFoundPage } from '../../../routing/page-frame.js';
import { navigate, type PageProps } from '../../../routing/router.js';
import { ReturnFocus } from '../../../ui/button.js';
import { Switch } from '../../../ui/choice-field.js';
import { Icon } from '../../../ui/icon.js';
import unseenCss from '../../../ui/unseen.module.css';
import {
  kindIn,
  type LevelRequest,
  levelBoardPath,
  levelPath,
  levelsPath,
  mazesPath,
  optionsFor,
  optionsIn,
  type Player,
  playerIn,
} from '../addresses.js';
import { useCompletions } from '../profiles/use-profiles.js';
import { STORED_RUNS, savedMazes, setShowsGhost, showsGhost } from '../storage.js';
import { TEXTURE_WORDS } from '../textures.js';
import css from './classic.module.css';
import { PlayerPage } from './player-page.js';

const LEVELS = Array.from({ length: CLASSIC_LEVELS }, (_, index) => index + 1);

/** The levels of a kind: `word` is the kind. Those the player completed are marked, with their best time. */
export function LevelsPage({ location, word }: PageProps) {
  const player = playerIn(location.query);
  const kind = kindIn(word);
  const completions = useCompletions(player);
  if (kind === null) return <NotFoundPage />;
  const options = optionsFor(kind, optionsIn(location.query));
  const completionOf = (level: number) =>
    completions?.get(classicLevelKey({ kind, level, season: CLASSIC_SEASON, ...options })) ?? null;
  const change = (part: Partial<typeof options>) =>
    navigate(levelsPath(kind, player, { ...options, ...part }), { replace: true });
  return (
    <PlayerPage
      player={player}
      title={`${kindTitle(kind)} mazes`}
      lead={TEXTURE_WORDS[kind]}
      ways={<LinkButtons ways={[{ to: mazesPath(player), title: 'Back' }]} />}
    >
      <SavedLink player={player} />
      <fieldset class={css.classicOptions}>
        <legend>How they are played</legend>
        {kind !== 'weave' && (
          <Switch label="Tunnels" on={options.tunnels} onChange={(tunnels) => change({ tunnels })} />
        )}
        <Switch label="Against time" on={options.timer} onChange={(timer) => change({ timer })} />
        {player !== null && <GhostSwitch />}
      </fieldset>
      <ol class={css.levelGrid}>
        {LEVELS.map((level) => (
          <li key={level} data-level={level}>
            <LevelCard
              request={{ kind, level, ...options }}
              player={player}
              completion={completionOf(level)}
            />
          </li>
        ))}
      </ol>
    </PlayerPage>
  );
}

/** The way to a maze that this player left before its end. */
function SavedLink({ player }: { readonly player: Player }) {
  useStorageVersion(STORED_RUNS);
  const saved = savedMazes().find((each) => each.player === player);
  if (saved === undefined) return null;
  return (
    <p>
      <ReturnFocus>
        <LinkButtons ways={[{ to: saved.address, title: `Continue ${saved.title}` }]} primary />
      </ReturnFocus>
    </p>
  );
}

function GhostSwitch() {
  const [on, setOn] = useState(showsGhost);
  function change(next: boolean): void {
    setShowsGhost(next);
    setOn(next);
  }
  return <Switch label="Race your best run" on={on} onChange={change} />;
}

interface LevelCardProps {
  readonly request: LevelRequest;
  readonly player: Player;
  readonly completion: ClassicCompletion | null;
}

function LevelCard({ request, player, completion }: LevelCardProps) {
  const { level } = request;
  const side = levelSide(level);
  const settings = classic.readSettings({ ...request, season: CLASSIC_SEASON });
  const board = settings.ok ? levelBoardPath(settings.value) : null;
  return (
    <>
      <Link to={levelPath(request, player)} class={classes(css.level, completion !== null && css.levelDone)}>
        <span class={css.levelNumber}>{level}</span>
        <span class={css.levelSize}>
          {side} x {side}
        </span>
        <span class={css.levelState}>{completion === null ? 'To do' : <Done completion={completion} />}</span>
      </Link>
      {board !== null && (
        <Link to={board} class={css.levelBoard} label={`Board of level ${level}`}>
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
        <Icon name={medal === 'none' ? 'icon-check' : `icon-medal-${medal}`} />
        Done
        {medal !== 'none' && <span class={unseenCss.unseen}>, {medal}</span>}
      </span>
      <span class={css.levelTime}>{assisted ? 'with help' : timeText(ticks)}</span>
    </>
  );
}
