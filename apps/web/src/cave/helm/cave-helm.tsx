import { CAVE_CELL } from '@warren/engine';
import {
  CAVE_EQUIP,
  CAVE_FIGHT,
  CAVE_FIGHT_OUT,
  caveOf,
  dangers,
  describeAround,
  inspect,
  travelStep,
  WAY_STEPS,
} from '@warren/games';
import type { Input } from '../../input/controls.js';
import type { Helm, HelmParts } from '../../play/helm.js';
import { whenIdle } from '../../play/keep-moments.js';
import type { Tile } from '../../play/stage.js';
import { makeCell } from '../../shell/cell.js';
import { caveStateOf } from '../cave-state.js';
import { caveOptions } from '../options.js';
import { type Errand, makeAutoWalk } from './auto-walk.js';
import { commandOf } from './command-keys.js';
import { CaveConsole } from './console.js';
import type { CaveCommand, Deck, DeckShown, Panel } from './deck.js';
import { CaveOverlay } from './overlay.js';
import { watchPointer } from './pointer.js';
import { makeStride } from './stride.js';

/** From one attack of a fight to the next, unless somebody hurries: half a second. */
const BLOW_TICKS = 30;
const CLOSED: DeckShown = { turn: 0, panel: null, looked: '', looking: false, errand: null, around: '' };

/** Steers through the cave: held keys, walks of many steps, places pointed at, and fights blow by blow. */
export function openCaveHelm({ run, stage, root, say }: HelmParts): Helm {
  const state = caveStateOf(run.state);
  const shown = makeCell(CLOSED);
  const stride = makeStride();
  const cursorStride = makeStride();
  const walk = makeAutoWalk(state);
  let waiting: number[] = [];
  let cursor: Tile | null = null;
  let blowIn = BLOW_TICKS;
  /** Something was closed since the last tick: the key that did it means nothing else. */
  let justClosed = false;
  let isOpen = true;
  const isFighting = () => state.phase === 'fighting';
  const change = (part: Partial<DeckShown>) => shown.set({ ...shown.get(), ...part });

  function setErrand(errand: Errand | null): void {
    if (errand === walk.errand) return;
    if (errand === null) walk.stop();
    else walk.begin(errand);
    change({ errand: errand?.kind ?? null });
  }

  function setPanel(panel: Panel | null): void {
    if (panel === null && shown.get().panel !== null) justClosed = true;
    setErrand(null);
    setCursor(null);
    stride.halt();
    change({ panel });
  }

  /** Points at a place by keys, counted from the player; `null` ends that. */
  function setCursor(tile: Tile | null): void {
    if (cursor !== null && tile === null) justClosed = true;
    cursor = tile;
    stage.mark?.(tile);
    change({ looking: tile !== null, looked: tile === null ? '' : inspect(state, cellAt(tile)) });
  }

  const cellAt = ({ x, y }: Tile) => ({ x: state.player.x + x, y: state.player.y + y });

  function command(name: CaveCommand): void {
    if (run.finished) return;
    if (name === 'blow' || name === 'fight-out') {
      if (isFighting()) waiting.push(name === 'blow' ? CAVE_FIGHT : CAVE_FIGHT_OUT);
    } else if (name === 'explore' || name === 'rest') {
      const isOn = walk.errand?.kind === name;
      if (!isFighting()) setErrand(isOn ? null : { kind: name });
    } else if (name === 'look') {
      stride.halt();
      setErrand(null);
      setCursor(cursor === null ? { x: 0, y: 0 } : null);
    } else setPanel(shown.get().panel === name ? null : name);
  }

  /** Goes to a cell, or says why not. */
  function travel(x: number, y: number): void {
    if (run.finished || isFighting()) return;
    setErrand(null);
    const tile = { x: x - state.player.x, y: y - state.player.y };
    const way = WAY_STEPS.findIndex((step) => step.x === tile.x && step.y === tile.y);
    if (way >= 0) {
      waiting.push(way);
      return;
    }
    const advice = travelStep(state, { x, y }, { known: dangers(state).map(({ name }) => name) });
    if ('way' in advice) {
      setErrand({ kind: 'travel', x, y });
      return;
    }
    const words = inspect(state, { x, y });
    say(words === 'Floor.' ? advice.stop : words);
  }

  const deck: Deck = {
    state,
    shown,
    command,
    use: (number) => waiting.push(CAVE_EQUIP + number - 1),
    travel(x, y) {
      setPanel(null);
      travel(x, y);
    },
    close: () => setPanel(null),
  };

  /** What was pressed but for directions. True when the tick is used up by it. */
  function press({ pressed }: Input): void {
    for (const control of pressed) {
      if (control === 'pause') {
        if (shown.get().panel !== null) setPanel(null);
        else if (cursor !== null) setCursor(null);
        else if (!justClosed) setErrand(null);
      } else if (cursor !== null && (control === 'confirm' || control === 'use')) {
        const { x, y } = cellAt(cursor);
        setCursor(null);
        travel(x, y);
      } else if (shown.get().panel === null || control === shown.get().panel) {
        const name = commandOf(control, isFighting());
        if (name !== null) command(name);
      }
    }
  }

  function moveCursor(input: Input, from: Tile): void {
    const step = cursorStride.next(input, () => true);
    if (step === null) return;
    const { x, y } = WAY_STEPS[step.way];
    setCursor({ x: from.x + x, y: from.y + y });
  }

  function walkOn(input: Input): number[] {
    const isFree = (way: number) => {
      const { x, y } = cellAt(WAY_STEPS[way]);
      return caveOf(state).cellAt(x, y) !== CAVE_CELL.rock;
    };
    const step = stride.next(input, isFree);
    if (step !== null) {
      setErrand(null);
      return [step.way];
    }
    const due = walk.next();
    if (due === null) return [];
    if ('action' in due) return [due.action];
    change({ errand: null });
    if (due.stop !== '') say(due.stop);
    return [];
  }

  function fightOn(): number[] {
    if (--blowIn > 0) return [];
    blowIn = BLOW_TICKS;
    return [CAVE_FIGHT];
  }

  function actionsOf(input: Input): number[] {
    press(input);
    justClosed = false;
    const next = waiting.shift();
    if (next !== undefined) {
      waiting = waiting.slice(0, 2);
      return [next];
    }
    if (shown.get().panel !== null) return [];
    if (isFighting()) return fightOn();
    if (cursor !== null) {
      moveCursor(input, cursor);
      return [];
    }
    return walkOn(input);
  }

  /** Regions are made ahead, one between two pictures: nobody who walks waits for one. */
  function prepare(): void {
    if (isOpen && !caveOf(state).prepare(state.player.x, state.player.y)) whenIdle(prepare);
  }

  function follow(): void {
    const { events, player } = state;
    if (events.includes('fight') || events.includes('won') || events.includes('lost')) {
      setErrand(null);
      setCursor(null);
      stride.halt();
      waiting = [];
    }
    blowIn = BLOW_TICKS;
    if (events.includes('lost') && state.phase !== 'over') setPanel('woke');
    if (cursor !== null) setCursor(cursor);
    const around = caveOptions.get().describe ? describeAround(state) : '';
    change({ turn: run.tick, around });
    whenIdle(prepare);
    root.dataset.x = `${player.x}`;
    root.dataset.y = `${player.y}`;
  }

  const unwatch = watchPointer(root, stage, {
    tapped(tile) {
      if (isFighting()) command('blow');
      else if (walk.errand !== null && tile.x === 0 && tile.y === 0) setErrand(null);
      else travel(state.player.x + tile.x, state.player.y + tile.y);
    },
    hovered(tile) {
      if (cursor === null) change({ looked: tile === null ? '' : inspect(state, cellAt(tile)) });
    },
  });
  whenIdle(prepare);
  if (caveOptions.get().describe) change({ around: describeAround(state) });

  return {
    actionsOf,
    follow,
    isUp: () => shown.get().panel !== null || cursor !== null || walk.errand !== null || justClosed,
    rest: () => setErrand(null),
    Console: () => <CaveConsole deck={deck} />,
    Overlay: () => <CaveOverlay deck={deck} />,
    close() {
      isOpen = false;
      unwatch();
    },
  };
}
