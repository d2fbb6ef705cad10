import { test } from 'vitest';
import { findBot, findGame, startRun } from '@warren/games';
test('rate', () => {
  const g = findGame('lost-cause'); const b = findBot('lost-cause'); if (!g.ok || !b.ok) throw 1;
  let lost = 0, max = 0, still = 0;
  for (let i = 0; i < 1000; i++) {
    const r = startRun(g.value, { mode: 'campaign' }, 's' + i); if (!r.ok) throw 1; const run = r.value; const p = b.value.begin();
    const phase = () => (run.state as any).phase;
    while (phase() === 'playing') run.advance(p(run.state));
    if (phase() === 'lost') lost++; max = Math.max(max, run.tick);
    if (phase() === 'won') { run.advance([24]); let n = 0; while (phase() === 'playing' && n < 6000) { run.advance([]); n++; } if (phase() !== 'lost') still++; }
  }
  console.log({ lost, max, still });
});
