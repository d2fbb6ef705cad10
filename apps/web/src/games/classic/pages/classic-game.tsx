import { isRelaxedRun, type Recording, type Run } from '@warren/games';
import { type ClassicState, completedWords, finishOf } from '@warren/games/classic';
import { useMemo, useState } from 'preact/hooks';
import type { ResultsProps } from '../../../game/loop/game-view.js';
import type { OneRunGameProps } from '../../../game/run/one-run-page.js';
import { RelaxedButton } from '../../../game/run/run-note.js';
import { SavedGame } from '../../../game/run/saved-game.js';
import { AgainButton, MenuLink } from '../../../game/screen/end-ways.js';
import { type EndProps, GameScreen } from '../../../game/screen/game-screen.js';
import { LinkButtons } from '../../../routing/link.js';
import { Button } from '../../../ui/button.js';
import { levelBoardPath, type PlayRequest } from '../addresses.js';
import { profileStore } from '../profiles/use-profiles.js';
import { Results } from '../results.js';
import { mazeStorage, readGhost, runKindOf, saveGhost, showsGhost } from '../storage.js';
import { viewWithCells } from '../view.js';

export interface ClassicGameProps extends Omit<OneRunGameProps<ClassicState>, 'onLeave'> {
  readonly request: PlayRequest;
}

/** A maze being played. A profile's run is saved as it goes; a guest's is not. */
export function ClassicGame({ request, begun, maySave, onAgain, onRelaxed }: ClassicGameProps) {
  const { player, settings, back } = request;
  const [said, setSaid] = useState('');
  const view = useMemo(() => viewWithCells(request.cell), [request]);
  const ghost = useMemo(() => ghostFor(request), [request, begun]);
  const storage = useMemo(() => mazeStorage(runKindOf(settings), request), [request]);
  const board = levelBoardPath(settings);
  const end = (props: Omit<ClassicEndProps, 'request' | 'said' | 'onAgain'>) => (
    <ClassicEnd {...props} request={request} said={said} onAgain={onAgain} />
  );
  const pauseWays = (
    <>
      <Button onPress={onAgain}>Begin again</Button>
      <LinkButtons ways={board === null ? [back] : [back, { to: board, title: 'Board of this level' }]} />
    </>
  );
  if (player === null) {
    const { run, clock } = begun;
    const note = isRelaxedRun(run)
      ? 'Relaxed. As a guest: nothing is kept.'
      : 'You play as a guest: nothing is kept.';
    const ways = (
      <>
        {pauseWays}
        <RelaxedButton onRelaxed={onRelaxed} />
      </>
    );
    return <GameScreen {...{ view, run, clock, end, note }} pauseWays={ways} />;
  }
  return (
    <SavedGame
      {...{ view, begun, storage, maySave, pauseWays, end }}
      {...(ghost && { ghost })}
      {...(onRelaxed && { onRelaxed })}
      note={`${request.title}, ${player}`}
      what="the run"
      askGiveUp="Give up and lose this run?"
      onPhase={(run) => void saveFinish(player, run).then(setSaid)}
    />
  );
}

/** The player's best run of a level, where they want to see it. */
function ghostFor({ player, settings }: PlayRequest): Recording | null {
  return player !== null && settings.level > 0 && showsGhost() ? readGhost(player, settings) : null;
}

/** Saves a finished level with its profile, and the run as a ghost if it is the best; a sentence about it. */
async function saveFinish(player: string, run: Run<ClassicState>): Promise<string> {
  const finish = run.finished ? finishOf(run.state) : null;
  if (finish === null) return '';
  const completed = await (await profileStore()).complete(player, finish);
  if (completed === null) return 'This profile is gone: nothing was kept.';
  if (completed.isBetter && !finish.assisted) saveGhost(player, finish, run.recording());
  return completedWords(completed, finish);
}

interface ClassicEndProps
  extends EndProps<ClassicState>,
    Pick<ResultsProps, 'standing'>,
    Pick<ClassicGameProps, 'request' | 'onAgain'> {
  readonly said: string;
}

/** The words at the end; Enter takes the first way on. */
function ClassicEnd({ request: { next, back }, said, onAgain, ...props }: ClassicEndProps) {
  const onward = props.phase === 'complete' && next !== null ? [next] : [];
  return (
    <Results {...props} {...(said !== '' && { text: said })}>
      <LinkButtons ways={onward} primary />
      <AgainButton look={onward.length === 0 ? 'primary' : 'usual'} onPress={onAgain}>
        Play again
      </AgainButton>
      <MenuLink {...back} />
    </Results>
  );
}
