import type { Recording, Run } from '@warren/games';
import { type ClassicFinish, type ClassicState, completedWords, finishOf } from '@warren/games/classic';
import { useMemo, useState } from 'preact/hooks';
import type { ResultsProps } from '../../../game/loop/game-view.js';
import type { RankedRun } from '../../../game/run/ranked-run.js';
import { SavedGame } from '../../../game/run/saved-game.js';
import { type EndProps, GameScreen } from '../../../game/screen/game-screen.js';
import { boardPath } from '../../../leaderboard/board-list.js';
import { Link } from '../../../routing/link.js';
import { navigate } from '../../../routing/router.js';
import { Button } from '../../../ui/button.js';
import { boardOf, type Player, type PlayWish } from '../addresses.js';
import { keptPlaceOf } from '../open-run.js';
import { profileStore } from '../profiles/use-profiles.js';
import { Results } from '../results.js';
import { classicStorage, ghostOf, keepGhost, wishesGhost } from '../storage.js';
import { viewWithCells } from '../view.js';

export interface ClassicGameProps {
  readonly wish: PlayWish;
  readonly begun: RankedRun<ClassicState>;
  readonly maySave: () => boolean;
  readonly onAgain: () => void;
}

const NOTHING = () => {};
const GUEST_NOTE = 'You play as a guest: nothing is kept.';

/** A maze being played. Of a profile the run is kept as it goes; of a guest nothing is. */
export function ClassicGame({ wish, begun, maySave, onAgain }: ClassicGameProps) {
  const { player } = wish;
  const [said, setSaid] = useState('');
  const view = useMemo(() => viewWithCells(wish.cell), [wish]);
  const ghost = useMemo(() => ghostFor(wish), [wish, begun]);
  const storage = useMemo(() => classicStorage(keptPlaceOf(wish), wish), [wish]);
  const leave = () => navigate(wish.back.to);
  const board = boardOf(wish.settings);
  const end = (props: EndProps<ClassicState> & Pick<ResultsProps, 'standing'>) => (
    <ClassicEnd {...props} wish={wish} said={said} onAgain={onAgain} />
  );
  function onPhase(run: Run<ClassicState>): void {
    const finish = run.finished ? finishFor(player, run) : null;
    if (player !== null && finish !== null) void keepFinish(player, finish, run).then(setSaid);
  }
  const ways = (
    <>
      <Button onPress={onAgain}>Begin again</Button>
      <Link to={wish.back.to} look="usual">
        {wish.back.title}
      </Link>
      {board !== null && (
        <Link to={boardPath(board)} look="usual">
          Board of this level
        </Link>
      )}
    </>
  );
  if (player === null) {
    const { run, clock } = begun;
    return (
      <GameScreen {...{ view, run, clock, end, leave }} note={GUEST_NOTE} phase={NOTHING} pauseWays={ways} />
    );
  }
  return (
    <SavedGame
      {...{ view, begun, storage, maySave, onPhase, pauseWays: ways }}
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

/** One's best run of a level, where it is wished to be seen. */
function ghostFor({ player, settings }: PlayWish): Recording | null {
  return player !== null && settings.level > 0 && wishesGhost() ? ghostOf(player, settings) : null;
}

interface ClassicEndProps
  extends EndProps<ClassicState>,
    Pick<ResultsProps, 'standing'>,
    Pick<ClassicGameProps, 'wish' | 'onAgain'> {
  readonly said: string;
}

/** The words at the end; Enter takes the first way on. */
function ClassicEnd({ wish, said, onAgain, ...props }: ClassicEndProps) {
  const next = props.phase === 'complete' ? wish.next : null;
  return (
    <Results {...props} {...(said !== '' && { text: said })}>
      {next !== null && (
        <Link to={next.to} look="primary">
          {next.title}
        </Link>
      )}
      <Button look={next === null ? 'primary' : 'usual'} onPress={onAgain}>
        Play again
      </Button>
      <Link to={wish.back.to} look="usual">
        {wish.back.title}
      </Link>
    </Results>
  );
}

/** What a run comes to for somebody; nothing for a guest, and nothing unless a level was won. */
export function finishFor(player: Player, run: Run<ClassicState>): ClassicFinish | null {
  return player === null ? null : finishOf(run.state);
}

/** Keeps a finish with its profile, and the run as a ghost if it is the best; a sentence about it. */
export async function keepFinish(
  player: string,
  finish: ClassicFinish,
  run: Run<ClassicState>,
): Promise<string> {
  const completed = await (await profileStore()).complete(player, finish);
  if (completed === null) return 'This profile is gone: nothing was kept.';
  if (completed.isBetter && !finish.assisted) keepGhost(player, finish, run.recording());
  return completedWords(completed, finish);
}
