import type { Result } from '@warren/engine';
import type { AnyGame, Frame, Game, Plain, Run } from '@warren/games';
import type { Online } from '../online/play-online.js';
import type { Log } from '../storage/log.js';
import type { Canvas } from '../tui/canvas.js';
import type { ScreenSize } from '../tui/picture.js';
import type { Stage } from '../tui/stage.js';

/** What all pages of the terminal client share: screen, storage, clocks, server. */
export interface AppContext {
  readonly stage: Stage;
  /** The data folder of the games. */
  readonly folder: string;
  /** Whether time only passes with key presses. */
  readonly turns: boolean;
  /** A new seed for each run, or the one of `--seed`. */
  readonly seed: () => string;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  readonly today: () => Date;
  /** The server, if the player is signed in and the runs can be ranked. */
  readonly online: Online | null;
  /** The log file. */
  readonly log: Log;
  /** Writes the recording of a run that ended or was left to `--out`. */
  readonly deliver: (recording: string) => Promise<void>;
}

/** How a run was left: at its end, to go on later, for good, or for good and for a relaxed one in its place. */
export type Leaving = 'over' | 'later' | 'for-good' | 'relaxed';

/** Keys in words, and what they do. */
export interface KeyHint {
  readonly keys: string;
  readonly does: string;
}

/** The keys that leave a run; a game may use the first one for an action of its own. */
const LEAVE_KEYS = ['q', 'x'] as const;

/** The keys that leave a run of this game. */
export function leaveKeys({ actionOf }: Pick<GameView, 'actionOf'>): readonly string[] {
  return LEAVE_KEYS.filter((key) => actionOf(key) === null);
}

/** What works in every game; where time waits for keys, there are others. */
export function commonKeys(view: Pick<GameView, 'actionOf'>, turns: boolean): readonly KeyHint[] {
  const walking = turns
    ? [
        { keys: 'arrows or w a s d', does: 'walk to the middle of the next cell' },
        { keys: '.', does: 'let a moment pass' },
      ]
    : [
        { keys: 'arrows or w a s d', does: 'walk' },
        { keys: 'g', does: 'glide: walk on until another key' },
      ];
  return [
    ...walking,
    { keys: 'p or Escape', does: 'pause' },
    { keys: '?', does: 'this help' },
    { keys: leaveKeys(view).join(' or '), does: 'leave; the run is kept' },
  ];
}

/** A way to begin a run, as the menu of the game offers it. */
export interface Start {
  readonly title: string;
  readonly settings: unknown;
}

/** What a person wants in a tick: directions held (N 1, E 2, S 4, W 8), and actions by name. */
export interface Input {
  readonly held: number;
  readonly pressed: readonly string[];
}

/** Something to choose while a run stands between two parts of it. */
export interface BetweenChoice {
  readonly title: string;
  /** The name of the action. */
  readonly action: string;
}

/** Something of the game's own that is offered beside a run, in its pause and at its end: a page that is left again. */
export interface ExtraPage<State = unknown> {
  readonly title: string;
  /** A key that opens it while the run is played; the clock stands still meanwhile. */
  readonly key?: string;
  open(session: Session<State>): Promise<void>;
}

/** A game in the terminal: how keys become actions, and how a frame becomes characters and words. */
export interface GameView<State = unknown, View extends Frame = Frame> {
  readonly game: Game<Plain, State, View>;
  readonly starts: readonly Start[];
  /** The rules in a few lines, with the signs as they are shown. */
  help(unicode: boolean): readonly string[];
  /** The keys besides those that every game has. */
  readonly keys: readonly KeyHint[];
  /** The action of a key by its name, where it is not one of the directions. */
  actionOf(key: string): string | null;
  /** The actions of a tick. What is held already is not said again. */
  actionsOf(input: Input, state: State): number[];
  /** For how long a tap on a direction counts as holding it, on terminals that report no releases. */
  readonly tapMs: number;
  /** Whether ticks pass now in which the player can't move: a turn goes on over them. */
  holdsPlayer?(state: State): boolean;
  /** What can be chosen now; nothing while the game is being played. */
  between?(state: State, finished: boolean): readonly BetweenChoice[];
  /** Whether the picture is hidden while the clock stands still, so that players plan no way meanwhile. */
  readonly hidesPaused?: boolean;
  /** Why a run that is over was lost, in a sentence that helps. */
  causeOf?(state: State): string | null;
  draw(frame: View, canvas: Canvas): void;
  /** What is to be seen in so much room, for games that fill every screen; others show the same on all of them. */
  frameFor?(state: State, room: ScreenSize): View;
  /** What only the terminal says of the tick that led to a frame, in place of what the game announces. */
  remark?(frame: View): string | null;
  /** What the player can do now, in a few words; `null` where that needs none. */
  hint?(frame: View, state: State): string | null;
  /** Where the player is and what is around, for screen readers. */
  describe(frame: View, state: State): string;
  /** What a run, or the part of it that just ended, came to: a title and lines. */
  results(run: Run<State>): { readonly title: string; readonly lines: readonly string[] };
  /** How far a run is, for the menu: "level 3". */
  progress(run: Run<State>): string;
  /** Saves the result of a finished run in a place of the game's own, instead of the score table. Returns lines. */
  save?(over: { readonly run: Run<State>; readonly hasTurns: boolean }): Promise<readonly string[]>;
  /** Why a run is no row in its table, in place of the usual words. */
  notEntered?(run: Run<State>): string | null;
  /** Whether tables say which level was reached. */
  readonly hasLevels?: true;
  /** What is played after a run, such as the next level; `null` where nothing follows. */
  following?(run: Run<State>): Start | null;
  /** What is offered in a pause and at the end of a run, besides what every game offers. */
  extraPages?(run: Run<State>): readonly ExtraPage<State>[];
  /** Whether the bell rings for what happened in the tick that led to this frame. */
  rings?(frame: View, app: AppContext): boolean;
  /** Whether a direction stays until another one comes, from the beginning on; `g` changes it. */
  glides?(app: AppContext): boolean;
  /** Plays by turns until the run is over or left, in place of the loop in which time passes by itself. */
  play?(session: Session<State>): Promise<Leaving>;
  /** A menu of its own in place of the usual one, until the player leaves it. */
  menu?(play: Play<State>): Promise<unknown>;
}

/** A game, and the app it is played in. */
export interface Play<State = unknown> {
  readonly app: AppContext;
  readonly view: GameView<State>;
}

/** A run that a player plays at a terminal. */
export interface Session<State = unknown> extends Play<State> {
  readonly run: Run<State>;
  /** What is to be seen now. */
  readonly frame: Frame;
  /** What was last said about the run. */
  readonly caption: string;
  /** Whether ticks only pass when a key is pressed, or did so once: such a run is not ranked. */
  readonly hasTurns: boolean;
  /** Plays what is due after so much more time. */
  pass(elapsedMs: number, input: Input): void;
  /** Plays a step in a direction, or an action and the moment it takes; without either a moment passes. */
  turn(direction: number, action: string | null): void;
  /** Plays the action of this name, if the run is not over. */
  choose(action: string): void;
  /**
   * Plays a tick with just this action, announces nothing, and saves it, so that nothing is shown that could be lost. If
   * it can't be saved, it is not played.
   */
  take(action: number): Result<null>;
}

/** The actions of a tick in games in which directions are held: what was pressed, and a change of what is held. */
export function heldActions(game: AnyGame, { held, pressed }: Input, heldInGame: number): number[] {
  const actions = pressed.map((name) => game.actions.indexOf(name)).filter((action) => action >= 0);
  // Opposite directions would cancel each other; the game is told what the keys say.
  if (held !== heldInGame) actions.push(game.actions.indexOf(`hold-${held}`));
  return actions;
}
