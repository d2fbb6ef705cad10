import { CLASSIC_LEVELS, type Recording, type Run } from '@warren/games';
import { useMemo, useState } from 'preact/hooks';
import { boardPath } from '../boards/board-address.js';
import { Button } from '../design/button.js';
import { drawBelow, seedWords } from '../maze/seed-words.js';
import { type EndProps, GameScreen } from '../play/game-screen.js';
import type { ResultsProps } from '../play/results-dialog.js';
import { KeptGame } from '../ranked/kept-game.js';
import type { RankedRun } from '../ranked/ranked-run.js';
import { Link } from '../shell/link.js';
import { navigate } from '../shell/router.js';
import { CUSTOM_WORD, customPath, levelPath, levelsPath } from './addresses.js';
import { boardOf } from './board-of.js';
import { finishFor, keepFinish } from './finish.js';
import { ghostOf } from './ghosts.js';
import { classicShelf } from './kept-classic.js';
import type { PlayWish } from './play-wish.js';
import { Results } from './results.js';
import { keptPlaceOf } from './use-opening.js';
import { viewWithCells } from './view.js';
import { wishesGhost } from './wishes.js';

export interface ClassicGameProps {
  readonly wish: PlayWish;
  readonly begun: RankedRun;
  readonly mayKeep: () => boolean;
  readonly onAgain: () => void;
}

const NOTHING = () => {};
const GUEST_NOTE = 'You play as a guest: nothing is kept.';

/** Where one comes from, and leaves to: the levels of the kind, or the form of custom mazes. */
export function backOf({ settings, player, address }: PlayWish): string {
  const { kind, level, tunnels, timer } = settings;
  if (level > 0) return levelsPath(kind, player, { tunnels, timer });
  const words = new URLSearchParams(address.slice(address.indexOf('?')));
  words.delete('player');
  return customPath(player, Object.fromEntries(words));
}

/** A maze being played. Of a profile the run is kept as it goes; of a guest nothing is. */
export function ClassicGame({ wish, begun, mayKeep, onAgain }: ClassicGameProps) {
  const { player } = wish;
  const [said, setSaid] = useState('');
  const view = useMemo(() => viewWithCells(wish.cell), [wish]);
  const ghost = useMemo(() => ghostFor(wish), [wish, begun]);
  const shelf = useMemo(() => classicShelf(keptPlaceOf(wish), wish), [wish]);
  const leave = () => navigate(backOf(wish));
  const board = boardOf(wish.settings);
  const end = (props: EndProps & Pick<ResultsProps, 'standing'>) => (
    <ClassicEnd {...props} wish={wish} said={said} onAgain={onAgain} />
  );
  function onPhase(run: Run): void {
    const finish = run.finished ? finishFor(player, run) : null;
    if (player !== null && finish !== null) void keepFinish(player, finish, run).then(setSaid);
  }
  const ways = (
    <>
      <Button onPress={onAgain}>Begin again</Button>
      <Link to={backOf(wish)} class="button">
        {backTitle(wish)}
      </Link>
      {board !== null && (
        <Link to={boardPath(board)} class="button">
          Board of this level
        </Link>
      )}
    </>
  );
  if (player === null) {
    const { run, clock } = begun;
    return (
      <GameScreen
        {...{ view, run, clock, end, leave }}
        note={GUEST_NOTE}
        keep={NOTHING}
        phase={NOTHING}
        pauseWays={ways}
      />
    );
  }
  return (
    <KeptGame
      {...{ view, begun, shelf, mayKeep, onPhase, pauseWays: ways }}
      {...(ghost && { ghost })}
      note={`${wish.title}, ${player}`}
      what="the run"
      askGiveUp="Give up and lose this run?"
      onLeave={leave}
      escapes
      end={end}
    />
  );
}

function backTitle({ settings }: PlayWish): string {
  return settings.level > 0 ? 'All levels' : 'Another custom maze';
}

/** One's best run of a level, where it is wished to be seen. */
function ghostFor({ player, settings }: PlayWish): Recording | null {
  return player !== null && settings.level > 0 && wishesGhost() ? ghostOf(player, settings) : null;
}

interface ClassicEndProps
  extends EndProps,
    Pick<ResultsProps, 'standing'>,
    Pick<ClassicGameProps, 'wish' | 'onAgain'> {
  readonly said: string;
}

/** The words at the end; Enter takes the first way on. */
function ClassicEnd({ wish, said, onAgain, ...props }: ClassicEndProps) {
  const next = props.phase === 'complete' ? nextOf(wish) : null;
  return (
    <Results {...props} {...(said !== '' && { text: said })}>
      {next !== null && (
        <Link to={next.to} class="button button-primary">
          {next.title}
        </Link>
      )}
      <Button look={next === null ? 'primary' : 'usual'} onPress={onAgain}>
        Play again
      </Button>
      <Link to={backOf(wish)} class="button">
        {backTitle(wish)}
      </Link>
    </Results>
  );
}

/** What comes after a maze: the next level, or another custom maze of the same kind. */
function nextOf({
  settings,
  player,
  address,
}: PlayWish): { readonly to: string; readonly title: string } | null {
  const { kind, level, tunnels, timer } = settings;
  if (level === CLASSIC_LEVELS) return null;
  if (level > 0) {
    return { to: levelPath({ kind, level: level + 1, tunnels, timer }, player), title: `Level ${level + 1}` };
  }
  const words = new URLSearchParams(address.slice(address.indexOf('?')));
  words.set('seed', seedWords(drawBelow));
  return { to: `/classic/play/${CUSTOM_WORD}?${words}`, title: 'Another maze' };
}
