import { findGame, parseRecordingText, traceRecording, verify } from '@warren/games';

/** What came of a recording: its verdict, and one hash of all its states, tick by tick. */
export interface Traced {
  readonly verdict: unknown;
  readonly trace: unknown;
  readonly checkpoints: readonly number[];
}

/** Plays recordings again: what the determinism test runs in the browser. */
export function traceRecordings(texts: readonly string[]): Traced[] {
  return texts.map((text) => {
    const recording = parseRecordingText(text);
    if (!recording.ok) throw new Error(recording.reason);
    const game = findGame(recording.value.game);
    if (!game.ok) throw new Error(game.reason);
    return {
      // Its checkpoints are compared one by one on the way.
      verdict: verify(game.value, recording.value),
      trace: traceRecording(game.value, recording.value),
      checkpoints: recording.value.checkpoints,
    };
  });
}
