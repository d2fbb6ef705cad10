import { TICKS_PER_SECOND } from '@warren/games';
import {
  causesOf,
  curveOf,
  MODEL_PLAYERS,
  type ModelPlayer,
  SKILLS,
  type Skill,
} from '@warren/games/players';

/** The games that model players play. */
export const PLAYED_GAMES: readonly string[] = MODEL_PLAYERS.map(({ game }) => game);

/** How players of one skill do in a game. */
export interface PlayReport {
  readonly game: string;
  readonly skill: Skill['id'];
  readonly runs: number;
  /** The median run, in seconds. */
  readonly seconds: number;
  readonly curve: readonly { readonly level: number; readonly percent: number; readonly seconds: number }[];
  readonly causes: readonly { readonly cause: string; readonly percent: number }[];
}

/** Has model players of every skill play over many seeds. */
export function* playReports(game: string): Iterable<PlayReport> {
  for (const player of MODEL_PLAYERS) {
    if (player.game === game) for (const skill of SKILLS) yield reportOf(player, skill);
  }
}

/** What else the rules of a game want measured, a line each. */
export function playMeasures(game: string): readonly string[] {
  return MODEL_PLAYERS.find((player) => player.game === game)?.measures?.() ?? [];
}

function reportOf(player: ModelPlayer, skill: Skill): PlayReport {
  const runs = Array.from({ length: player.seeds }, (_, i) => player.play(skill, `${skill.id}-${i}`));
  const trials = runs.flat();
  const lengths = runs.map((run) => run.reduce((sum, { ticks }) => sum + ticks, 0)).sort((a, b) => a - b);
  const lost = trials.filter(({ won }) => !won).length;
  return {
    game: player.game,
    skill: skill.id,
    runs: runs.length,
    seconds: inSeconds(lengths[lengths.length >> 1] ?? 0),
    curve: curveOf(trials).map(({ level, tries, won, ticks }) => ({
      level,
      percent: Math.round((won * 100) / tries),
      seconds: inSeconds(ticks),
    })),
    causes: causesOf(trials).map(({ cause, count }) => ({
      cause,
      percent: Math.round((count * 100) / lost),
    })),
  };
}

function inSeconds(ticks: number): number {
  return Math.round((ticks * 10) / TICKS_PER_SECOND) / 10;
}

/** A report in lines for people. */
export function playLines({ game, skill, runs, seconds, curve, causes }: PlayReport): string[] {
  const percent = (value: number) => `${value} %`.padStart(6);
  return [
    `${game}, ${skill}: ${runs} runs, median ${seconds} s`,
    ...curve.map(
      (point) => `  level ${`${point.level}`.padStart(3)}${percent(point.percent)} won, ${point.seconds} s`,
    ),
    ...causes.map((each) => `  lost by ${each.cause}${percent(each.percent)}`),
  ];
}
