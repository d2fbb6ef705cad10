import type { Frame, Run } from '@warren/games';
import type { ComponentType } from 'preact';
import type { Input } from '../../input/controls.js';
import type { GameStage } from '../stage/stage.js';

/**
 * Stands between the player and a game of turns, where input is more than keys: places that are pointed at, walks of
 * many steps, fights that go on by themselves. A game on the page has one of its own.
 */
export interface TurnController {
  /** The actions of a tick. It is asked sixty times a second, whether or not a turn is played. */
  actionsOf(input: Input): number[];
  /** A turn has been played. */
  follow(): void;
  /** Whether keys and pads belong to something of its own, such as a list that covers the picture. */
  isUp(): boolean;
  /** The player looks elsewhere: automatic moves stop. */
  rest(): void;
  /** What stands beside the picture, and what may lie over it. */
  readonly Console: ComponentType;
  readonly Overlay: ComponentType;
  /** Its options in the pause menu. */
  readonly Options: ComponentType;
  close(): void;
}

/** What a controller steers. */
export interface TurnControllerParts<State = unknown> {
  readonly run: Run<State>;
  readonly stage: GameStage<Frame, State>;
  /** Where the picture is: what is pointed at there is meant for the controller. */
  readonly root: HTMLElement;
  /** Says something below the picture that does not come from the game. */
  readonly say: (text: string) => void;
}
