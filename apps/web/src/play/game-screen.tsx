import type { Run } from '@warren/games';
import type { ComponentChildren } from 'preact';
import { PixelArt } from '../art/pixel-art.js';
import { Button } from '../design/button.js';
import { PICTURES } from '../generated/pictures.js';
import { TouchPad } from '../input/touch-pad.js';
import { hudValue, slotsOf } from '../lost-cause/announce.js';
import { Inventory } from '../lost-cause/inventory.js';
import { ControlHints } from './control-hints.js';
import { Hud } from './hud.js';
import { Icon } from './icon.js';
import { PauseMenu } from './pause-menu.js';
import type { SessionPhase } from './session.js';
import { StagePicture } from './stage-picture.js';
import { type GameKeeper, useGame } from './use-game.js';
import './game-screen.css';

/** What the words at the end are given. */
export interface EndProps {
  readonly run: Run;
  readonly phase: SessionPhase;
  /** Goes on within the run, between two levels. */
  readonly choose: (way: 'continue' | 'retry') => void;
}

export interface GameScreenProps extends GameKeeper {
  readonly run: Run;
  /** A word about this run under the title, such as that it does not count. */
  readonly note?: string;
  /** The ways on in the pause menu that are this page's own. */
  readonly pauseWays: ComponentChildren;
  readonly end: (props: EndProps) => ComponentChildren;
}

/** Lost Cause being played: the picture in the middle, numbers and slots around it, menus over it. */
export function GameScreen({ run, note, pauseWays, end, keep, phase: onPhase }: GameScreenProps) {
  const { root, scene, light, game, news, phase, seen, paused } = useGame(run, { keep, phase: onPhase });
  const level = hudValue(news, 'level');
  return (
    <main class="game">
      <header class="game-head">
        <h1 class="game-title">
          <PixelArt class="game-title-art" map={PICTURES['title-lost-cause']} />
          <span class="unseen">Lost Cause{level === '' ? '' : `, level ${level}`}</span>
        </h1>
        {note !== undefined && <p class="game-note">{note}</p>}
        <Hud hud={news.hud} />
        <div class="game-pause">
          <Button look="plain" label="Pause" onPress={() => game?.pause()}>
            <Icon name="icon-pause" />
            <span class="game-pause-word">Pause</span>
          </Button>
        </div>
      </header>
      <div class="game-stage" ref={root}>
        <StagePicture scene={scene} light={light} label="The maze around you" caption={news.caption} />
      </div>
      <div class="game-side">
        <Inventory
          slots={slotsOf(news)}
          active={Number(hudValue(news, 'active')) - 1}
          onChoose={(control) => game?.controls.press(control)}
        />
        <ControlHints />
      </div>
      {game !== null && <TouchPad controls={game.controls} />}
      {paused && <PauseMenu onContinue={() => game?.resume()}>{pauseWays}</PauseMenu>}
      {seen && end({ run, phase, choose: (way) => game?.choose(way) })}
    </main>
  );
}
