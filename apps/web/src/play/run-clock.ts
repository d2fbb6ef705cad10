// How a run lies in the time of the world is the same for every client; the kernel of the games knows it.
export {
  isSavedClock,
  type Pause,
  type RunClock,
  resumeRunClock,
  type SavedClock,
  startRunClock,
} from '@warren/games';
