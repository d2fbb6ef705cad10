import { type Result, Rng } from '@warren/engine';
import { type AnyGame, GAMES, type Recording, verify } from '@warren/games';
import { type AnyBot, findBot, playOut } from '@warren/games/bots';
import { delayBot, playHuman, SKILLS, type Skill } from '@warren/games/players';
import { beginScrutiny, type Scrutiny } from '@warren/games/scrutiny';

/** What runs are played with: as long as the runs of a board, or nearly. */
const SETTINGS: Readonly<Record<string, (seed: string) => object>> = {
  'lost-cause': (seed) => ({ level: 3 + Rng.fromSeed(seed, 'level').below(4) }),
  'treasure-rush': () => ({ mazes: 12 }),
  classic: (seed) => ({ level: 3 + Rng.fromSeed(seed, 'level').below(28) }),
  cave: () => ({ moves: 1000 }),
  labyrinth: () => ({ levels: 5 }),
};

/** As exact as a person can be: never errs, and misses a foreseen moment by 30 ms on average. */
const DRUMMER: Skill = { id: 'expert', reactionTicks: 9, thinkTicks: 9, memory: 1_000_000, errorPercent: 0 };

/** No simulated person plays longer. */
const LONGEST = 20 * 60 * 60;

/** How runs of one kind of player fare. */
export interface ScrutinyReport {
  readonly game: string;
  readonly player: string;
  readonly runs: number;
  readonly flagged: number;
  readonly unknown: number;
  /** Medians over the runs: turns, their middle and how many per mille came within the same 3 ticks. */
  readonly turns: number;
  readonly reaction: number;
  readonly regularity: number;
  /** Per mille of choices that were shortest, and of moves as the bot would have made. */
  readonly shortest: number;
  readonly agreement: number;
  /** What the scrutiny adds to the verification of the same runs, in percent of its time. */
  readonly cost: number;
}

/** Runs of each kind of player. */
const RUNS = 100;

export const SCRUTINIZED_GAMES: readonly string[] = GAMES.map(({ id }) => id);

/** Has bots, bots that hide and simulated people play these games, and looks at the runs. */
export function* scrutinyReports(games: readonly string[]): Iterable<ScrutinyReport> {
  for (const game of GAMES) {
    if (!games.includes(game.id)) continue;
    for (const { player, play } of playersOf(game)) yield reportOf(game, player, play);
  }
}

type Play = (settings: object, seed: string) => Recording;

function playersOf(game: AnyGame): { readonly player: string; readonly play: Play }[] {
  const bot = must(findBot(game.id));
  const by =
    (make: (rng: Rng) => AnyBot): Play =>
    (settings, seed) =>
      must(playOut(game, make(Rng.fromSeed(seed, 'delay')), settings, seed)).recording();
  const isTurns = game.traits.includes('turns');
  // In a game of turns nobody can be late, nor exact.
  const people = (isTurns ? SKILLS : [...SKILLS, DRUMMER]).map((skill) => ({
    player: skill === DRUMMER ? 'drummer' : skill.id,
    play: (settings: object, seed: string) =>
      must(playHuman(game, { settings, seed, skill, ticks: LONGEST })).recording(),
  }));
  const hiding = [
    { player: 'bot, 12 late', play: by(() => delayBot(bot, () => 12)) },
    { player: 'bot, 9-15 late', play: by((rng) => delayBot(bot, () => 9 + rng.below(7))) },
  ];
  return [{ player: 'bot', play: by(() => bot) }, ...(isTurns ? [] : hiding), ...people];
}

function reportOf(game: AnyGame, player: string, play: Play): ScrutinyReport {
  const seen: Scrutiny[] = [];
  const time = { verify: 0, both: 0 };
  for (let i = 0; i < RUNS; i++) {
    const seed = `${player} ${i}`;
    const recording = play(SETTINGS[game.id](seed), seed);
    const begun = processorTime();
    must(verify(game, recording));
    const verified = processorTime();
    const scrutiny = must(beginScrutiny(game, recording));
    must(verify(game, recording, scrutiny.watch));
    seen.push(scrutiny.result());
    time.verify += verified - begun;
    time.both += processorTime() - verified;
  }
  const median = (pick: (scrutiny: Scrutiny) => number): number =>
    seen.map(pick).sort((a, b) => a - b)[seen.length >> 1] ?? 0;
  return {
    game: game.id,
    player,
    runs: RUNS,
    flagged: seen.filter(({ machineLike }) => machineLike).length,
    unknown: seen.filter(({ known }) => !known).length,
    turns: median(({ measures }) => measures.reaction.count),
    reaction: median(({ measures }) => measures.reaction.median),
    regularity: median(({ measures: { reaction, entry } }) =>
      perMille(Math.max(reaction.gathered, entry.gathered), reaction.count),
    ),
    shortest: median(({ measures: { choices } }) => perMille(choices.part, choices.whole)),
    agreement: median(({ measures: { walks, decisions } }) =>
      perMille(walks.part + decisions.part, walks.whole + decisions.whole),
    ),
    cost: Math.round((time.both * 100) / time.verify) - 100,
  };
}

/** In microseconds. The clock on the wall would count other programs, too. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

function perMille(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.floor((part * 1000) / whole);
}

function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}

const COLUMNS = [
  ...['runs', 'flagged', 'unknown', 'turns', 'reaction', 'regularity'],
  ...['shortest', 'agreement', 'cost'],
] as const;

export function scrutinyHead(): string {
  return `${'game'.padEnd(14)}${'player'.padEnd(15)}${COLUMNS.map((name) => name.padStart(11)).join('')}`;
}

export function scrutinyRow(report: ScrutinyReport): string {
  const values = COLUMNS.map((name) => `${report[name]}`.padStart(11));
  return `${report.game.padEnd(14)}${report.player.padEnd(15)}${values.join('')}`;
}
