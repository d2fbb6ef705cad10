import { readLastRun } from '../game/run/recording-file.js';
import { Theatre } from './theatre.js';

const lastRun = () => readLastRun();

/** The theatre: the run just played, or one from a file. */
export function TheatrePage() {
  return <Theatre first={lastRun} />;
}
