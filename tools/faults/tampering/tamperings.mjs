import { crc24 } from '@warren/engine/codes';
import { GAMES, makeRecordingBytes, startRun, wrapRecording } from '@warren/games';

/** @typedef {import('@warren/games').Recording} Recording */
/** @typedef {import('@warren/engine').Rng} Rng */
/** @typedef {{ tick: number, action: number }[]} Log */
/**
 * A recording to be changed, what it is changed with, and a source of choices.
 * @typedef {{ honest: Recording, other: Recording, rng: Rng }} Case
 */
/** @typedef {(given: Case) => Uint8Array | string} Tampering Answers the bytes that are handed in, or their text. */

const CHECK_BYTES = 3;
const CHECKPOINT_TICKS = 600;

/**
 * Twenty ways to change a recording.
 * @type {Readonly<Record<string, Tampering>>}
 */
export const TAMPERINGS = {
  'flipped bytes': ({ honest, rng }) => flipped(makeRecordingBytes(honest), rng),
  'flipped bytes behind a right checksum': ({ honest, rng }) =>
    sealed(flipped(makeRecordingBytes(honest), rng)),
  'bytes cut off, taken out or added': ({ honest, rng }) => resized(makeRecordingBytes(honest), rng),
  'a changed text': ({ honest, rng }) => changedText(wrapRecording(makeRecordingBytes(honest)), rng),
  'a changed action': withLog((log, { rng, honest }) => {
    const entry = log[rng.below(log.length)];
    if (entry !== undefined) entry.action = rng.below(actionsOf(honest));
  }),
  'a moved action': withLog((log, { rng, honest }) => {
    const entry = log[rng.below(log.length)];
    if (entry !== undefined) entry.tick = rng.below(honest.ticks + 1);
  }),
  'a dropped action': withLog((log, { rng }) => void log.splice(rng.below(log.length), 1 + rng.below(3))),
  'a doubled action': withLog((log, { rng }) => {
    const at = rng.below(log.length);
    log.splice(at, 0, ...log.slice(at, at + 1 + rng.below(3)));
  }),
  'an inserted action': withLog((log, { rng, honest }) => {
    // Now and then one that the game does not have.
    log.push({ tick: rng.below(honest.ticks + 1), action: rng.below(actionsOf(honest) + 1) });
  }),
  'two swapped actions': withLog((log, { rng }) => {
    const [a, b] = [log[rng.below(log.length)], log[rng.below(log.length)]];
    if (a !== undefined && b !== undefined) [a.action, b.action] = [b.action, a.action];
  }),
  'ticks cut': ({ honest, rng }) => makeRecordingBytes(cut(honest, rng.below(honest.ticks + 1))),
  'ticks added': ({ honest, rng }) => makeRecordingBytes(longer(honest, 1 + rng.below(1_300))),
  'another setting': (given) => makeRecordingBytes({ ...given.honest, settings: otherSettings(given) }),
  'another seed': ({ honest, other, rng }) =>
    makeRecordingBytes({
      ...honest,
      seed: rng.chance(1, 2) ? other.seed : `${honest.seed}${rng.below(100)}`,
    }),
  'other rules or another game': ({ honest, rng }) => {
    const { id } = GAMES[rng.below(GAMES.length)] ?? { id: honest.game };
    const rules = rng.chance(1, 2) ? honest.rules : rng.below(9);
    return makeRecordingBytes({ ...honest, game: rng.chance(1, 2) ? honest.game : id, rules });
  },
  'a wrong checkpoint': ({ honest, rng }) => {
    const checkpoints = [...honest.checkpoints];
    const at = rng.below(checkpoints.length);
    checkpoints[at] = ((checkpoints[at] ?? 0) ^ (1 << rng.below(32))) >>> 0;
    return makeRecordingBytes({ ...honest, checkpoints });
  },
  'checkpoints dropped, doubled or swapped': ({ honest, other, rng }) => {
    const checkpoints = [...honest.checkpoints];
    const at = rng.below(checkpoints.length);
    if (rng.chance(1, 3)) checkpoints.splice(at, 1);
    else if (rng.chance(1, 2)) checkpoints.splice(at, 0, checkpoints[at] ?? 0);
    else checkpoints.splice(at, 1, other.checkpoints[rng.below(other.checkpoints.length)] ?? 0);
    return makeRecordingBytes({ ...honest, checkpoints });
  },
  'claims of the header': claims,
  "another run's tail": tail,
  'a changed log with its hashes made anew': (given) => makeRecordingBytes(replayed(given)),
};

/** @param {Recording} recording */
function actionsOf({ game }) {
  return GAMES.find(({ id }) => id === game)?.actions.length ?? 1;
}

/**
 * @param {(log: Log, given: Case) => void} change
 * @returns {Tampering}
 */
function withLog(change) {
  return (given) => makeRecordingBytes(changeLog(given.honest, (log) => change(log, given)));
}

/**
 * @param {Recording} recording
 * @param {(log: Log) => void} change
 */
function changeLog(recording, change) {
  /** @type {Log} */
  const log = [];
  for (let i = 0; i < recording.actions.length; i += 2) {
    log.push({ tick: recording.actions[i] ?? 0, action: recording.actions[i + 1] ?? 0 });
  }
  change(log);
  log.sort((a, b) => a.tick - b.tick);
  return { ...recording, actions: log.flatMap(({ tick, action }) => [tick, action]) };
}

/**
 * @param {Uint8Array} bytes
 * @param {Rng} rng
 */
function flipped(bytes, rng) {
  for (let flips = 1 + rng.below(3); flips > 0; flips--) {
    const at = rng.below(bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << rng.below(8));
  }
  return bytes;
}

/** @param {Uint8Array} bytes */
function sealed(bytes) {
  const end = Math.max(0, bytes.length - CHECK_BYTES);
  const check = crc24(bytes.subarray(0, end));
  bytes.set([check >>> 16, (check >>> 8) & 255, check & 255].slice(0, bytes.length - end), end);
  return bytes;
}

/**
 * @param {Uint8Array} bytes
 * @param {Rng} rng
 */
function resized(bytes, rng) {
  const changed = [...bytes];
  const [at, count] = [rng.below(bytes.length + 1), 1 + rng.below(8)];
  if (rng.chance(1, 3)) changed.length = at;
  else if (rng.chance(1, 2)) changed.splice(at, count);
  else changed.splice(at, 0, ...Array.from({ length: count }, () => rng.below(256)));
  return rng.chance(1, 2) ? sealed(Uint8Array.from(changed)) : Uint8Array.from(changed);
}

/**
 * @param {string} text
 * @param {Rng} rng
 */
function changedText(text, rng) {
  const at = rng.below(text.length + 1);
  const inserted = ['A', '=', ' ', '\n', '-', '_', '+', '/', 'é', text.slice(0, 3)][rng.below(10)] ?? '';
  if (rng.chance(1, 4)) return text.slice(0, at) + text.slice(at).toUpperCase();
  if (rng.chance(1, 3)) return text + inserted;
  return text.slice(0, at) + inserted + text.slice(at + rng.below(2));
}

/**
 * The first ticks of a run, with the checkpoints it had on the way.
 * @param {Recording} recording
 * @param {number} ticks
 * @returns {Recording}
 */
function cut(recording, ticks) {
  const short = changeLog(recording, (log) => {
    const kept = log.filter(({ tick }) => tick < ticks);
    log.splice(0, log.length, ...kept);
  });
  const count = Math.floor(ticks / CHECKPOINT_TICKS);
  const last = recording.checkpoints.at(-1) ?? 0;
  return { ...short, ticks, checkpoints: [...recording.checkpoints.slice(0, count), last] };
}

/**
 * A run that claims to have gone on, always in the same state.
 * @param {Recording} recording
 * @param {number} more
 * @returns {Recording}
 */
function longer(recording, more) {
  const ticks = recording.ticks + more;
  const last = recording.checkpoints.at(-1) ?? 0;
  const checkpoints = recording.checkpoints.slice(0, -1);
  while (checkpoints.length <= Math.floor(ticks / CHECKPOINT_TICKS)) checkpoints.push(last);
  return { ...recording, ticks, checkpoints };
}

/**
 * Settings of which one differs: that of another run, or a near value.
 * @param {Case} given
 */
function otherSettings({ honest, other, rng }) {
  const settings = { .../** @type {Record<string, any>} */ (honest.settings) };
  const keys = Object.keys(settings);
  const key = keys[rng.below(keys.length)] ?? '';
  const value = settings[key];
  const theirs = /** @type {Record<string, any>} */ (other.settings)[key];
  if (theirs !== undefined && rng.chance(1, 3)) settings[key] = theirs;
  else if (typeof value === 'number') settings[key] = value + rng.below(7) - 3;
  else if (typeof value === 'boolean') settings[key] = !value;
  else if (typeof value === 'string') settings[key] = value.slice(rng.below(2)) + rng.below(10);
  return settings;
}

/** @type {Tampering} */
function claims({ honest, rng }) {
  const number = [0, 1, 599, 600, 601, 65_535, 2_592_000, 2 ** 31, 2 ** 40][rng.below(9)] ?? 0;
  const hash = honest.checkpoints.at(-1) ?? 0;
  const many = Math.min(5_000, Math.floor(number / CHECKPOINT_TICKS) + 1);
  switch (rng.below(4)) {
    case 0:
      return makeRecordingBytes({ ...honest, ticks: number });
    case 1:
      return makeRecordingBytes({ ...honest, ticks: number, checkpoints: new Array(many).fill(hash) });
    case 2:
      return makeRecordingBytes({
        ...honest,
        actions: [],
        ticks: number,
        checkpoints: new Array(many).fill(hash),
      });
    default:
      return makeRecordingBytes({ ...honest, rules: number });
  }
}

/** One run up to a tick and another one from there; or two runs one after the other, as logs or as bytes. */
/** @type {Tampering} */
function tail({ honest, other, rng }) {
  if (rng.chance(1, 4)) {
    return Uint8Array.from([...makeRecordingBytes(honest), ...makeRecordingBytes(other)]);
  }
  const isAppended = rng.chance(1, 2);
  const seam = isAppended ? honest.ticks : rng.below(Math.min(honest.ticks, other.ticks) + 1);
  const shift = isAppended ? honest.ticks : 0;
  const head = changeLog(honest, (log) => {
    const kept = log.filter(({ tick }) => tick < seam);
    for (let i = 0; i < other.actions.length; i += 2) {
      const entry = { tick: (other.actions[i] ?? 0) + shift, action: other.actions[i + 1] ?? 0 };
      if (entry.tick >= seam) kept.push(entry);
    }
    log.splice(0, log.length, ...kept);
  });
  const checkpoints = [
    ...honest.checkpoints.slice(0, Math.floor(seam / CHECKPOINT_TICKS)),
    ...other.checkpoints,
    ...other.checkpoints,
  ];
  const ticks = other.ticks + shift;
  const count = Math.floor(ticks / CHECKPOINT_TICKS);
  return makeRecordingBytes({
    ...head,
    ticks,
    checkpoints: [...checkpoints.slice(0, count), other.checkpoints.at(-1) ?? 0],
  });
}

/**
 * A run with a few of its inputs changed and played again, so that all its hashes are right: what a cheat with the
 * whole source code hands in. Some claim more ticks than it had, some keep the checkpoints of the honest run.
 * @param {Case} given
 */
function replayed({ honest, other, rng }) {
  const changed = changeLog(honest, (log) => {
    for (let edits = 1 + rng.below(4); edits > 0; edits--) {
      const at = rng.below(log.length + 1);
      const entry = { tick: rng.below(honest.ticks), action: rng.below(actionsOf(honest)) };
      log.splice(at, rng.below(2), entry);
    }
  });
  const game = GAMES.find(({ id }) => id === honest.game);
  const started = game && startRun(game, honest.settings, rng.chance(1, 4) ? other.seed : honest.seed);
  if (!started?.ok) throw new Error(`a run of ${honest.game} cannot be played again`);
  const run = started.value;
  const most = rng.below(4) === 0 ? rng.below(honest.ticks) : honest.ticks;
  for (let used = 0; run.tick < most && !run.finished; ) {
    const now = [];
    for (; changed.actions[used] === run.tick; used += 2) now.push(changed.actions[used + 1] ?? 0);
    run.advance(now.slice(0, 16));
  }
  const made = run.recording();
  if (rng.chance(1, 4)) return longer(made, 1 + rng.below(700));
  return rng.chance(1, 4) ? { ...made, checkpoints: honest.checkpoints } : made;
}
