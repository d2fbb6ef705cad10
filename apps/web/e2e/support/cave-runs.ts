import { type Run, startRun } from '@warren/games';
import { type CaveState, cave } from '@warren/games/cave';
import { STORED_EXPEDITION } from '../../src/games/cave/storage.js';
import { botPlayer } from './lockstep.js';

/** A run of Cave that somebody who plays well has brought to a state as wished. */
export function caveRunUntil(
  until: (state: CaveState) => boolean,
  { seed = 'lantern', settings = {} }: { readonly seed?: string; readonly settings?: object } = {},
): Run<CaveState> {
  const begun = startRun(cave, { mode: 'expedition', ...settings }, seed);
  if (!begun.ok) throw new Error(begun.reason);
  const run = begun.value;
  const player = botPlayer('cave');
  while (!run.finished && !until(run.state)) run.advance(player(run.state));
  if (run.finished) throw new Error('the run is over, and it never was as wished');
  return run;
}

/** What lies in a browser in which an expedition was left. */
export function storedExpedition(run: Run<CaveState>): Readonly<Record<string, string>> {
  const { gold } = run.state;
  return { [STORED_EXPEDITION]: JSON.stringify({ gold, ticket: '', saved: run.save() }) };
}
