import type { Io } from './io.js';

const BAR_WIDTH = 30;
/** Work that is over sooner shows no bar. */
const PATIENCE_MS = 400;
const REDRAW_MS = 100;

/** A progress bar on a terminal's error stream, and nothing where there is no terminal. */
export interface Progress {
  show(share: number): void;
  end(): void;
}

export function startProgress(io: Io, label: string): Progress {
  if (!io.stderrIsTerminal) return { show() {}, end() {} };
  const started = Date.now();
  let lastDraw = 0;
  return {
    show(share) {
      const now = Date.now();
      if (now - started < PATIENCE_MS || now - lastDraw < REDRAW_MS) return;
      lastDraw = now;
      const full = Math.floor(share * BAR_WIDTH);
      const bar = '█'.repeat(full) + '░'.repeat(BAR_WIDTH - full);
      io.redraw(`${label} ${bar} ${Math.floor(share * 100)} %  (Ctrl-C stops)`);
    },
    end() {
      if (lastDraw > 0) io.redraw('');
    },
  };
}
