import { type CaveState, caveOf, describeAround } from '@warren/games/cave';
import { whenIdle } from '../../../game/loop/save-moments.js';
import type { TurnController, TurnControllerParts } from '../../../game/loop/turn-controller.js';
import type { Tile } from '../../../game/stage/stage.js';
import { caveOptions } from '../storage.js';
import { CaveConsole, Options } from './console.js';
import { ControllerState, cellFrom } from './controller-state.js';
import { CaveOverlay } from './overlay.js';
import { makeSteering } from './steering.js';

type Parts = TurnControllerParts<CaveState>;

/** After these a key that is still down does not walk on. */
const INTERRUPTS: ReadonlySet<string> = new Set(['fight', 'won', 'lost', 'over']);

/** Steers through the cave: held keys, walks of many steps, cells the player points at, and fights blow by blow. */
export function openCaveController(parts: Parts): TurnController {
  const { run, root } = parts;
  const controller = new ControllerState(parts);
  const steering = makeSteering(controller);
  const { state, shown, mover } = controller;
  const closed = new AbortController();

  /** Makes regions ahead, one between two pictures, so that walking never waits for them. */
  function prepare(): void {
    const { x, y } = state.player;
    if (!closed.signal.aborted && !caveOf(state).prepare(x, y)) whenIdle(prepare);
  }

  function publish(): void {
    const around = caveOptions.get().describe ? describeAround(state) : '';
    controller.change({ turn: run.tick, asked: '', around });
    root.dataset.x = `${state.player.x}`;
    root.dataset.y = `${state.player.y}`;
    whenIdle(prepare);
  }

  watchPointer(parts, controller, closed.signal);
  const unsubscribe = caveOptions.subscribe(publish);
  publish();
  return {
    actionsOf: steering.actionsOf,
    follow() {
      const { events } = state;
      controller.remember();
      if (events.some((event) => INTERRUPTS.has(event))) controller.halt();
      if (events.includes('lost') && state.phase !== 'over') controller.setPanel('woke');
      if (controller.cursor !== null) controller.setCursor(controller.cursor);
      publish();
    },
    isUp: () =>
      shown.get().panel !== null ||
      controller.cursor !== null ||
      mover.autoMove !== null ||
      controller.justClosed,
    rest() {
      controller.setAutoMove(null);
    },
    Console: () => <CaveConsole controller={controller} />,
    Overlay: () => <CaveOverlay controller={controller} />,
    Options,
    close() {
      closed.abort();
      unsubscribe();
    },
  };
}

/** Follows the cells the player points at in the picture, until the signal stops it. */
function watchPointer({ root, stage }: Parts, controller: ControllerState, signal: AbortSignal): void {
  const { state, mover } = controller;
  const tileOf = (event: MouseEvent) => stage.tileAt?.(event.clientX, event.clientY) ?? null;
  let last: Tile | null = null;
  function tap(tile: Tile | null): void {
    if (tile === null) return;
    if (state.phase === 'fighting') controller.command('blow');
    else if (controller.cursor !== null) controller.setCursor(tile);
    else if (mover.autoMove !== null && tile.x === 0 && tile.y === 0) controller.setAutoMove(null);
    else controller.travel(cellFrom(state.player, tile));
  }
  function hover(tile: Tile | null): void {
    if (tile?.x === last?.x && tile?.y === last?.y) return;
    last = tile;
    if (controller.cursor !== null) return;
    controller.change({ looked: tile === null ? '' : controller.inspect(tile) });
  }
  const move = (event: PointerEvent) => event.pointerType === 'mouse' && hover(tileOf(event));
  root.addEventListener('click', (event) => tap(tileOf(event)), { signal });
  root.addEventListener('pointermove', move, { signal });
  root.addEventListener('pointerleave', () => hover(null), { signal });
}
