import type { Recording, Run } from '@warren/games';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { RECORDING_FILES, saveRecordingFile } from '../game/loop/recording-file.js';
import { KeyList } from '../game/screen/control-hints.js';
import { Hud } from '../game/screen/hud.js';
import { StagePicture } from '../game/screen/stage-picture.js';
import { Button } from '../ui/button.js';
import { FileChooser } from '../ui/file-chooser.js';
import { Icon } from '../ui/icon.js';
import { Section } from '../ui/panel.js';
import unseenCss from '../ui/unseen.module.css';
import { type OpenedRecording, usePlayerView } from './player-view.js';
import css from './replay-page.module.css';
import { SHORTCUTS, useShortcuts } from './shortcuts.js';
import { Transport } from './transport.js';
import { VerdictPanel } from './verdict-panel.js';

interface PlayerPageProps {
  readonly shown: OpenedRecording;
  readonly problem: string | null;
  readonly onFile: (file: File) => void;
  readonly onFork: (run: Run) => void;
  readonly onRace: (recording: Recording) => void;
  readonly say: (text: string) => void;
  /** What is known about the run besides the recording. */
  readonly about: ComponentChildren;
}

/** A recording being watched. */
export function PlayerPage(props: PlayerPageProps) {
  const { shown, problem, onFile, onFork, onRace, say, about } = props;
  const { root, scene, light, player, hud, state } = usePlayerView(shown);
  const { view, playback } = shown;
  const { recording, game } = playback;
  const { Side } = view;
  const levels = useMemo(() => view.levelStarts(recording), [view, recording]);
  useShortcuts(player);
  return (
    <main class={css.player}>
      <h1 class={unseenCss.unseen}>A recording of {game.title}</h1>
      <div class={css.playerStage} ref={root}>
        <StagePicture scene={scene} light={light} label="What the recording shows" caption={hud.caption} />
      </div>
      <Transport
        player={player}
        state={state}
        ticks={recording.ticks}
        levels={levels}
        turns={game.traits.includes('turns')}
      />
      <aside class={css.playerSide} aria-label="About the recording">
        <Problem problem={problem} />
        {about}
        <Hud lines={hud.lines} icons={view.hudIcons} />
        {Side !== undefined && <Side hud={hud} />}
        <div class={css.playerWays}>
          <Button disabled={state.over || state.target !== null} onPress={() => onFork(playback.fork())}>
            <Icon name="icon-fork" />
            Play from here
          </Button>
          <Button onPress={() => onRace(recording)}>
            <Icon name="icon-speed" />
            Race this run
          </Button>
          <Button onPress={() => say(`Saved as ${saveRecordingFile(recording)}.`)}>
            <Icon name="icon-save" />
            Save as a file
          </Button>
          <FileChooser label="Open another" accept={RECORDING_FILES} onFile={onFile} />
        </div>
        <VerdictPanel recording={recording} view={view} />
        <Section class={css.playerKeys} title="Keys" titleClass={css.playerHeading}>
          <KeyList rows={SHORTCUTS} />
        </Section>
      </aside>
    </main>
  );
}

/** Why a recording cannot be shown, if it cannot. */
export function Problem({ problem }: { readonly problem: string | null }) {
  if (problem === null) return null;
  return (
    <p class={css.playerProblem} role="alert">
      This cannot be shown: {problem}.
    </p>
  );
}
