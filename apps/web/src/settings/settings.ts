import { useSignal } from '../lib/signal.js';
import { storedSignal, type TextStorage } from '../lib/storage.js';
import { type Bindings, DEFAULT_BINDINGS, readBindings } from './key-bindings.js';

const THEMES = ['system', 'dark', 'light'] as const;
const CONTRASTS = ['system', 'high'] as const;
const MOTIONS = ['system', 'reduced'] as const;
const HANDS = ['left', 'right'] as const;

/** What the player chose for this browser. */
export interface Settings {
  /** 0 to 100. */
  readonly volume: number;
  readonly muted: boolean;
  readonly theme: (typeof THEMES)[number];
  readonly contrast: (typeof CONTRASTS)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly bindings: Bindings;
  /** Whether new runs have no clock or a slower one, and are not ranked. */
  readonly relaxed: boolean;
  /** Whether the game on the page has a quiet tune. */
  readonly music: boolean;
  /** Whether phones shake with blows. */
  readonly vibration: boolean;
  /** The hand that steers on a touch screen. */
  readonly hand: (typeof HANDS)[number];
  /** Whether stick and buttons are all on the side of that hand. */
  readonly oneHand: boolean;
  /** Whether runs are handed in to the server: for its boards, and to be watched by others. */
  readonly handIn: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  volume: 60,
  muted: false,
  theme: 'system',
  contrast: 'system',
  motion: 'system',
  bindings: DEFAULT_BINDINGS,
  relaxed: false,
  music: false,
  vibration: true,
  hand: 'left',
  oneHand: false,
  handIn: true,
};

/** Where they are kept. `public/theme.js` reads the same name before the first paint. */
export const STORED_SETTINGS = 'warren.settings';

/** Settings kept in a storage. Without a usable one they last as long as the page. */
export function createSettings(storage: TextStorage) {
  const { get, set, subscribe } = storedSignal(STORED_SETTINGS, storage, readSettings);
  return { get, subscribe, change: (part: Partial<Settings>) => set({ ...get(), ...part }) };
}

/** Reads settings from anywhere; whatever is damaged becomes its default, the rest is kept. */
export function readSettings(input: unknown): Settings {
  const given = (input !== null && typeof input === 'object' ? input : {}) as Record<string, unknown>;
  const { volume } = given;
  const flag = (name: 'muted' | 'relaxed' | 'music' | 'vibration' | 'oneHand' | 'handIn') =>
    typeof given[name] === 'boolean' ? given[name] : DEFAULT_SETTINGS[name];
  return {
    volume: isVolume(volume) ? volume : DEFAULT_SETTINGS.volume,
    muted: flag('muted'),
    theme: oneOf(THEMES, given.theme),
    contrast: oneOf(CONTRASTS, given.contrast),
    motion: oneOf(MOTIONS, given.motion),
    bindings: readBindings(given.bindings),
    relaxed: flag('relaxed'),
    music: flag('music'),
    vibration: flag('vibration'),
    hand: oneOf(HANDS, given.hand),
    oneHand: flag('oneHand'),
    handIn: flag('handIn'),
  };
}

function isVolume(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 100;
}

/** The value if it is one of these, else the first of them. */
function oneOf<T extends string>(known: readonly T[], value: unknown): T {
  return known.find((each) => each === value) ?? known[0];
}

/** The settings of this page. */
export const settings = createSettings(() => localStorage);

/** The settings in a component, now and after every change. */
export function useSettings(): Settings {
  return useSignal(settings);
}

/** Writes the settings that style sheets look at onto the page, now and after every change. */
export function applySettings(root: HTMLElement): void {
  const apply = (now: Settings) => {
    for (const name of ['theme', 'contrast', 'motion'] as const) {
      // The system's choice is the absence of one.
      if (now[name] === 'system') delete root.dataset[name];
      else root.dataset[name] = now[name];
    }
  };
  apply(settings.get());
  settings.subscribe(apply);
}

/** Whether high contrast is on, by the settings or by the system. */
export function isHighContrast(): boolean {
  return settings.get().contrast === 'high' || matchMedia('(prefers-contrast: more)').matches;
}
