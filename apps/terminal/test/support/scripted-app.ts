import type { AppContext } from '../../src/game/game-view.js';
import type { Online } from '../../src/online/play-online.js';
import { silentLog } from '../../src/storage/log.js';
import type { Stage } from '../../src/tui/stage.js';
import { type Person, type ScriptedStage, scriptedStage } from './scripted-stage.js';
import { folder } from './warren.js';

export interface HouseOptions {
  readonly folder?: string;
  readonly turns?: boolean;
  readonly tellsReleases?: boolean;
  readonly room?: Stage['room'];
  /** Whether a key that is pressed again at once is told as held. */
  readonly repeats?: boolean;
  readonly online?: Online;
}

/** A app whose stage can be asked what was on it. */
export interface ScriptedHouse extends AppContext {
  readonly stage: ScriptedStage;
  /** The recordings that were handed over. */
  readonly delivered: readonly string[];
}

/** An app without a terminal, played by a script. */
export function scriptedApp(person: Person, options: HouseOptions = {}): ScriptedHouse {
  const { tellsReleases = false, repeats = false, room } = options;
  const stage = scriptedStage(person, { tellsReleases, repeats, ...(room === undefined ? {} : { room }) });
  const delivered: string[] = [];
  return {
    stage,
    folder: options.folder ?? folder(),
    turns: options.turns ?? false,
    online: options.online ?? null,
    seed: () => 'flow',
    now: stage.time,
    today: () => new Date(Date.UTC(2026, 10, 15, 12)),
    log: silentLog,
    deliver: async (recording: string) => void delivered.push(recording),
    delivered,
  };
}

/** The key that chooses by the beginning of a title. */
export function choose(titles: readonly string[], ...wanted: string[]): string | null {
  const at = titles.findIndex((title) => wanted.some((word) => title.startsWith(word)));
  return at < 0 ? null : `${at + 1}`;
}
