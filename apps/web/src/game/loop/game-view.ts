import type { Frame, Game, Outcome, Plain, Recording, Run } from '@warren/games';
import type { ComponentChildren, ComponentType } from 'preact';
import type { PictureName } from '../../generated/pictures.js';
import type { ControlName, Input } from '../../input/controls.js';
import type { TouchButton } from '../../input/touch-pad.js';
import type { GameStage, StageHands, StageLayers } from '../stage/stage.js';
import type { Feel } from './feel.js';
import type { CaptionOptions, HudContent } from './hud-presenter.js';
import type { TurnController, TurnControllerParts } from './turn-controller.js';

/**
 * Everything the game screen has to know of one game. Each game has one such record in its own folder.
 */
export interface GameView<State = unknown, View extends Frame = Frame> {
  /** The game itself, by its own name: through the list of all games every screen would carry every game. */
  readonly game: Game<Plain, State, View>;
  /** Its title as a picture; without one it is written. */
  readonly art: PictureName | null;
  /** What the picture shows, for screen readers. */
  readonly pictureLabel: string;
  phaseOf(state: State, finished: boolean): SessionPhase;
  /** The actions of a tick: few enough for a recording, whatever was pressed. */
  actionsOf(input: Input, state: State): number[];
  /** Asked for actions instead, in a game of turns that takes more than keys. */
  openController?(parts: TurnControllerParts<State>): TurnController;
  /** How many ticks of a recording are shown a second, where a tick is a turn and has no time of its own. */
  readonly turnsPerSecond?: number;
  /** The number of the level; 0 where there are none. */
  levelOf(state: State): number;
  /** What a level is called here; without a word the level of a ghost is not told. */
  readonly levelWord?: string;
  /** The slot in hand, 1 to 5, where there are slots: "next slot" on a pad begins there. */
  slotOf?(state: State): number;
  /** Without hands the stage only shows. */
  openStage(layers: StageLayers, hands?: StageHands): GameStage<View, State>;
  readonly words?: CaptionOptions<View>;
  /** The sounds of events that do not sound by their own name. */
  readonly sounds?: Readonly<Record<string, string>>;
  /** What events do to picture, time and hand, where that differs from the usual. */
  readonly feel?: Readonly<Record<string, Feel>>;
  /** The numbers shown around the picture, each with its icon. `health` is a bar by itself. */
  readonly hudIcons: Readonly<Record<string, PictureName>>;
  readonly hudLook?: HudLook;
  readonly screenLook?: ScreenLook;
  /** Whether the picture is hidden while the clock stands still, so that players plan no way meanwhile. */
  readonly hidesPaused?: boolean;
  /** Why a run that is over was lost, in a sentence that helps: "A slime got you: R strikes." */
  causeOf?(state: State): string | null;
  /** The page that tells how it is played; `null` where there is none. */
  readonly howTo: string | null;
  /** What keys do here. */
  readonly keys: readonly ControlHint[];
  /** What the right thumb finds on a touch screen, beside the stick. */
  readonly buttons: readonly TouchButton[];
  /** Where the levels of a recording begin; one alone where there is nothing to go on to. */
  levelStarts(recording: Recording): LevelStart[];
  /** What stands beside the picture, such as the inventory. */
  Side?(props: SideProps<View['hud']>): ComponentChildren;
  /** The words at the end of a level or a run. */
  Results(props: ResultsProps<State>): ComponentChildren;
  /** What an outcome has to tell besides result and score. */
  readonly OutcomeTable?: ComponentType<{ readonly outcome: Outcome }>;
  /**
   * Enters a run that is over into what the game keeps in this browser, such as a table of scores; a sentence about it,
   * or an empty text. For runs that count, played on a page that is not the game's own.
   */
  record?(run: Run<State>): string;
}

/** Where a level begins in a recording. */
export interface LevelStart {
  readonly tick: number;
  readonly title: string;
}

/** What a panel beside the picture is given. */
export interface SideProps<Hud = unknown> {
  readonly hud: HudContent<Hud>;
  /** Presses a control; absent in a replay. */
  readonly press?: (control: ControlName) => void;
}

/**
 * Where a run stands. `won` is a level done, whether or not another follows; `complete` is a whole campaign; `expired`
 * is a run as long as runs may be.
 */
export type SessionPhase = 'playing' | 'won' | 'lost' | 'complete' | 'expired';

/** Where a run stands that is over when it is won or lost. */
export function phaseOfRun(phase: 'playing' | 'won' | 'lost', finished: boolean): SessionPhase {
  if (phase === 'playing') return finished ? 'expired' : 'playing';
  return phase === 'won' ? 'complete' : 'lost';
}

/** What some controls do. */
export interface ControlHint {
  readonly does: string;
  readonly controls: readonly ControlName[];
  /** Whether it is all controls from the first to the last. */
  readonly through?: boolean;
}

/** How a game shows its numbers. */
export interface HudLook {
  /** The number that matters most is the largest. */
  readonly largest: string;
  /** The number that narrow phones have no room for. */
  readonly spare: string;
}

/** How a game's picture differs from the usual one while it is played. */
export interface ScreenLook {
  /** Where captions stand; those that are only spoken are shown until there is a picture. */
  readonly captions?: 'bottom' | 'below' | 'spoken';
  /** What a pointer does with the picture. */
  readonly pointer?: 'press' | 'drag';
}

/** What the words at the end of a level or a run are given, in every game. */
export interface ResultsProps<State = unknown> {
  readonly run: Run<State>;
  readonly phase: SessionPhase;
  /** A sentence of this page's own. */
  readonly text?: string;
  /** What the server says about the run, as it comes. */
  readonly standing?: ComponentChildren;
  /** Watches the replay on a page that plays recordings already. */
  readonly onWatch?: (recording: Recording) => void;
  /** The ways on, the usual one first. */
  readonly children: ComponentChildren;
}
