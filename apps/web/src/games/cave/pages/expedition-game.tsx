import type { CaveState } from '@warren/games/cave';
import type { OneRunGameProps } from '../../../game/run/one-run-page.js';
import { SavedGame } from '../../../game/run/saved-game.js';
import { AgainButton, MenuButton } from '../../../game/screen/end-ways.js';
import { LinkButton } from '../../../routing/link.js';
import { Button } from '../../../ui/button.js';
import { expeditionBoard, expeditionStorage } from '../expedition.js';
import { Results } from '../results.js';
import { caveView } from '../view.js';

/** An expedition being played: saved as it goes, handed in at its end. */
export function ExpeditionGame(props: OneRunGameProps<CaveState>) {
  const { onAgain, onLeave } = props;
  return (
    <SavedGame
      {...props}
      view={caveView}
      storage={expeditionStorage}
      what="the expedition"
      askGiveUp="End the expedition here, with the gold you have?"
      onPhase={() => {}}
      pauseWays={<Button onPress={onLeave}>Menu: it is kept</Button>}
      end={({ run, phase, standing }) => (
        <Results run={run} phase={phase} standing={standing}>
          <AgainButton onPress={onAgain}>Restart</AgainButton>
          <LinkButton to={expeditionBoard(run.state.settings.rules)} title="Leaderboard" />
          <MenuButton onPress={onLeave} />
        </Results>
      )}
    />
  );
}
