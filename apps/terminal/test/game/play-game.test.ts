import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRecordingText, verify } from '@warren/games';
import { treasureRush } from '@warren/games/treasure-rush';
import type { Ticket } from '@warren/protocol/client';
import { describe, expect, test } from 'vitest';
import { Interrupted } from '../../src/cli/errors.js';
import type { Session } from '../../src/game/game-view.js';
import { showScores } from '../../src/game/pages.js';
import { playGame, playNew } from '../../src/game/play-game.js';
import { findView, playMenu } from '../../src/games/registry.js';
import type { Drawn, Online } from '../../src/online/play-online.js';
import { resumeSavedRun, type SavedRun } from '../../src/storage/runs.js';
import { addScores, readScores } from '../../src/storage/scores.js';
import { botKeys } from '../support/bot-keys.js';
import { must } from '../support/must.js';
import { scriptedApp as app, choose } from '../support/scripted-app.js';
import type { Person } from '../support/scripted-stage.js';
import { folder } from '../support/warren.js';

const rush = must(findView('treasure-rush'));
const lostCause = must(findView('lost-cause'));

describe('Treasure Rush', () => {
  test('three time-outs end the run; the name is asked once and the score is in the table', async () => {
    let runs = 0;
    let bot: Person | null = null;
    const place = app((shown) => {
      const { menu, question, session } = shown;
      if (session !== null) {
        // Four treasures, and then no hand on the keys any more.
        bot ??= botKeys('treasure-rush');
        return session.run.outcome.completed === 4 ? null : bot(shown);
      }
      bot = null;
      if (question !== null) return 'A n n space L e e enter';
      const titles = menu?.choices.map(({ title }) => title) ?? [];
      if (titles[0] === 'Back') return '1';
      const next = ['Leaderboard', 'Play again', 'Leave'];
      return choose(titles, titles.includes('Play again') ? next[runs++] : 'New run');
    });
    await playGame({ app: place, view: rush });
    const run = ['2 lives left', 'One life left', 'No life left', 'The last life is gone. Score 1'];
    expect(place.stage.told.filter((text) => /life|lives/.test(text))).toEqual(
      [...run, ...run].map((text) => expect.stringContaining(text)),
    );
    const rows = must(readScores({ folder: place.folder, game: treasureRush, board: 'rush' }));
    expect(rows).toEqual([{ score: 1, name: 'Ann Lee', date: '2026-11-15T12:00:00Z' }]);
    const results = place.stage.menus.find(({ title }) => title === 'The run is over');
    expect(results?.lines).toContain('Rank 1 of 1 on this machine: Rush');
    // After four treasures the mazes that were missed had 9, 8 and 7 cells a side.
    expect(results?.lines).toContain('Last maze   7 by 7');
    expect(results?.lines[0]).toMatch(/^The time ran out: /);
    const table = place.stage.menus.find(({ title }) => title === 'Leaderboard: Treasure Rush, Rush');
    expect(table?.lines[0]).toMatch(/^> +1 +1 {2}Ann Lee/);
    expect(place.delivered).toHaveLength(2);
    const recording = must(parseRecordingText(place.delivered[0]));
    expect(must(verify(treasureRush, recording)).outcome).toMatchObject({ result: 'lost', score: 1 });
    const saved = readFileSync(join(place.folder, 'recordings', 'treasure-rush.warren'), 'utf8');
    expect(saved).toBe(`${place.delivered[1]}\n`);
    expect(must(resumeSavedRun(place.folder, treasureRush))).toBeNull();
  });

  test('TR-28: a run that ends below zero is no row, and no name is asked for it', async () => {
    let begun = false;
    const place = app(({ menu, question, session }) => {
      expect(question).toBeNull();
      if (menu !== null) return 'escape';
      if (session === null || begun) return null;
      begun = true;
      return 'up';
    });
    expect(await playNew({ app: place, view: rush }, {})).toBe('menu');
    const { outcome } = must(verify(treasureRush, must(parseRecordingText(place.delivered[0]))));
    expect(outcome).toMatchObject({ result: 'lost', score: -3 });
    expect(place.stage.menus.at(-1)?.lines).toContain('Only scores above zero are entered into the table.');
    expect(must(readScores({ folder: place.folder, game: treasureRush, board: 'rush' }))).toEqual([]);
  });

  test('played in turns, the run is the same kind of recording, and not ranked', async () => {
    // The first maze waits for a step; then turns are let pass.
    const keys = (tick: number) => (tick === 0 ? 'up' : '.');
    const place = app(
      ({ menu, session }) => (session !== null ? keys(session.run.tick) : menu === null ? null : 'escape'),
      { turns: true },
    );
    expect(await playNew({ app: place, view: rush }, {})).toBe('menu');
    expect(must(verify(treasureRush, must(parseRecordingText(place.delivered[0])))).outcome).toMatchObject({
      score: -3,
    });
    expect(place.stage.menus.at(-1)?.lines).toContain('Played in turns: the score is not ranked.');
    expect(must(readScores({ folder: place.folder, game: treasureRush, board: 'rush' }))).toEqual([]);
  });
});

describe('a bot at the keys', () => {
  test('glides through twelve mazes of Treasure Rush', async () => {
    let begun = false;
    const play = botKeys('treasure-rush');
    const place = app((shown) => {
      if (shown.session === null || begun) return play(shown);
      begun = true;
      return 'g';
    });
    await playNew({ app: place, view: rush }, { mazes: 12 });
    const { outcome } = must(verify(treasureRush, must(parseRecordingText(place.delivered[0]))));
    expect(outcome.completed).toBe(12);
  });

  test('wins a level of Lost Cause, continues, leaves it, and goes on from there', async () => {
    const play = botKeys('lost-cause');
    let begun = false;
    const dir = folder();
    const first = app(
      (shown) => {
        if (shown.menu !== null)
          return choose(
            shown.menu.choices.map(({ title }) => title),
            'Next level',
            'Leave',
          );
        if (shown.session !== null && !begun) {
          begun = true;
          return 'g';
        }
        const level = shown.session && lostCause.progress(shown.session.run);
        return level === 'level 2' ? 'x' : play(shown);
      },
      { folder: dir },
    );
    expect(await playNew({ app: first, view: lostCause }, { mode: 'campaign' })).toBe('menu');
    expect(first.stage.menus.map(({ title }) => title)).toContain('Level complete');
    const ticks: number[] = [];
    const second = app(
      ({ menu, question, session }) => {
        if (question !== null) return 'B o t enter';
        if (session !== null) return ticks.push(session.run.tick) < 30 ? null : 'p';
        const titles = menu?.choices.map(({ title }) => title) ?? [];
        return choose(titles, 'Continue') ?? choose(titles, 'Give') ?? choose(titles, 'Leave');
      },
      { folder: dir },
    );
    await playGame({ app: second, view: lostCause });
    // The level waits for its first key; giving it up asks once, and shows the result with its row.
    expect(new Set(ticks).size).toBe(1);
    expect(second.stage.menus.map(({ title }) => title)).toEqual([
      'Lost Cause',
      'Paused',
      'Give this run up?',
      'The run is over',
    ]);
    const { game } = lostCause;
    expect(second.stage.menus.at(-1)?.lines[0]).toBe('You gave the run up.');
    expect(second.stage.menus.at(-1)?.lines).toContain('Rank 1 of 1 on this machine: Campaign');
    expect(must(readScores({ folder: dir, game, board: 'campaign' }))).toHaveLength(1);
    expect(must(resumeSavedRun(dir, game))).toBeNull();
  });
});

describe('a run that was left', () => {
  /** Plays a run of Treasure Rush for a while, and leaves it. */
  async function leave(dir: string): Promise<void> {
    const first = app(
      ({ menu, session }) => {
        if (menu !== null)
          return choose(
            menu.choices.map(({ title }) => title),
            'Leave',
          );
        return (session?.run.tick ?? 0) > 60 ? 'x' : 'up';
      },
      { folder: dir },
    );
    await playNew({ app: first, view: rush }, {});
  }

  test('begins paused and hidden, is counted, and shows the maze with the last beat', async () => {
    const dir = folder();
    await leave(dir);
    const seen: string[] = [];
    let [paused, tick] = [0, -1];
    const second = app(
      ({ menu, session, page }) => {
        const titles = menu?.choices.map(({ title }) => title) ?? [];
        if (menu?.title === 'Paused') {
          seen.push(menu.behind?.lines()[0] ?? '');
          return choose(titles, paused++ === 0 ? 'Go on' : 'Leave');
        }
        if (session === null) return choose(titles, paused === 0 ? 'Continue' : 'Leave');
        if (tick < 0) tick = session.run.tick;
        if (session.run.tick > tick) return 'p';
        seen.push(page?.lines()[0] ?? '');
        return null;
      },
      { folder: dir },
    );
    await playGame({ app: second, view: rush });
    const hidden = 'The picture is hidden while the clock stands still.';
    const last = seen.pop();
    expect([...new Set(seen)]).toEqual([hidden, expect.stringContaining('seconds left')]);
    expect(last).toBe(hidden);
    expect(second.stage.told).toContain('It goes on after a count of three.');
  });

  test('without a point is no row when it is given up', async () => {
    const dir = folder();
    await leave(dir);
    const second = app(
      ({ menu }) => {
        const titles = menu?.choices.map(({ title }) => title) ?? [];
        return choose(titles, 'Continue') ?? choose(titles, 'Give') ?? choose(titles, 'Leave');
      },
      { folder: dir },
    );
    await playGame({ app: second, view: rush });
    expect(must(readScores({ folder: dir, game: treasureRush, board: 'rush' }))).toEqual([]);
  });
});

describe('menus', () => {
  test('lead from the games to a game and back, by arrows and keys', async () => {
    const script = ['down enter', '?', 'escape', 'up up enter', 'enter', 'q', 'q'];
    const place = app(() => script.shift() ?? 'q');
    await playMenu(place);
    expect(place.stage.menus.map(({ title }) => title)).toEqual([
      'Warren',
      'Treasure Rush',
      'How to play Treasure Rush',
      'Treasure Rush',
      'How to play Treasure Rush',
      'Treasure Rush',
      'Warren',
    ]);
  });

  test('a new run does not take the place of one under way without a word', async () => {
    const dir = folder();
    const first = app(({ session }) => (session === null ? '3' : 'q'), { folder: dir });
    await playNew({ app: first, view: rush }, {});
    const script = ['2', '1', 'q'];
    const place = app(() => script.shift() ?? 'q', { folder: dir });
    await playGame({ app: place, view: rush });
    expect(place.stage.menus.map(({ title }) => title)).toContain('A run is under way');
    expect(must(resumeSavedRun(dir, treasureRush))).not.toBeNull();
  });

  test('a kept run that is damaged is said, not thrown', async () => {
    const dir = folder();
    const first = app(({ session }) => (session === null ? '3' : 'q'), { folder: dir });
    await playNew({ app: first, view: rush }, {});
    writeFileSync(join(dir, 'runs', 'treasure-rush.json'), '{"saved":{}}');
    const place = app(() => 'q', { folder: dir });
    await playGame({ app: place, view: rush });
    expect(place.stage.menus[0].lines.at(-1)).toBe("The run that was kept can't go on: this is no saved run");
  });

  test('the scores lead from board to board, those without a row left out', async () => {
    const dir = folder();
    const row = { score: 4, name: 'Ann', date: '2026-11-15T12:00:00Z' };
    for (const board of ['hunter', 'rush'])
      must(addScores({ folder: dir, game: treasureRush, board }, [row]));
    const script = ['2', '2', '1'];
    const place = app(() => script.shift() ?? 'q', { folder: dir });
    await showScores(place, treasureRush);
    expect(
      place.stage.menus.map(({ title, choices }) => [title, choices.map((choice) => choice.title)]),
    ).toEqual([
      ['Leaderboard: Treasure Rush, Rush', ['Back', 'Hunted']],
      ['Leaderboard: Treasure Rush, Hunted', ['Back', 'Rush']],
      ['Leaderboard: Treasure Rush, Rush', ['Back', 'Hunted']],
    ]);
  });

  test('Ctrl-C in a game keeps the run and hands over the recording', async () => {
    const keys = (tick: number) => (tick === 0 ? 'up' : tick > 60 ? 'ctrl-c' : null);
    const place = app(({ session }) => (session === null ? null : keys(session.run.tick)));
    await expect(playNew({ app: place, view: rush }, {})).rejects.toBeInstanceOf(Interrupted);
    expect(must(resumeSavedRun(place.folder, treasureRush))?.run.tick).toBeGreaterThan(60);
    expect(place.delivered).toHaveLength(1);
  });

  test('time stands still in a pause, and when the person looks away', async () => {
    const ticks: number[] = [];
    const script: (string | null)[] = [null, null, 'blur', 'down down up up escape', 'p', 'enter', 'ctrl-c'];
    const place = app(({ session }) => {
      if (session !== null) ticks.push(session.run.tick);
      return script.shift() ?? null;
    });
    await expect(playNew({ app: place, view: rush }, {})).rejects.toBeInstanceOf(Interrupted);
    expect(place.stage.menus.map(({ title }) => title)).toEqual(['Paused', 'Paused']);
    expect(ticks.at(-1)).toBe(ticks[2]);
  });
});

describe('signed in', () => {
  const ticket: Ticket = {
    id: 'ticket',
    nonce: 'nonce',
    game: 'treasure-rush',
    rules: treasureRush.rules,
    settings: {},
    seed: 'of the server',
    board: 'treasure-rush.rush@2',
    daily: null,
    issuedAt: 0,
    endsAt: 1,
    unranked: null,
  };

  /** A server that gives this ticket, and remembers what was handed in. */
  function serverOf(drawn: Drawn) {
    const handed: SavedRun[] = [];
    const witnessed: string[] = [];
    const online: Online = {
      drawTicket: async () => drawn,
      witness({ run, ticket: by }) {
        witnessed.push(`${by.id} from tick ${run.tick}`);
        return () => witnessed.push(run.finished ? 'over' : 'left');
      },
      handIn: async (saved) => {
        handed.push(saved);
        return ['rank 7 in the world'];
      },
      syncWorld: async () => ({ isDone: true, line: '' }),
    };
    return { online, handed, witnessed };
  }

  // One step, which the first maze waits for, and nothing more.
  const step = (session: Session, then: string | null) => (session.run.tick === 0 ? 'up' : then);
  const idle: Person = ({ menu, question, session }) =>
    session !== null ? step(session, null) : question !== null ? 'enter' : menu === null ? null : 'escape';

  test('a run has the seed of its ticket, keeps the ticket, and is handed in with it', async () => {
    const { online, handed, witnessed } = serverOf({ ticket, note: 'A ranked run' });
    const dir = folder();
    let keys = 0;
    // Left at once, then gone on with from the menu.
    const leaving = app((shown) => (shown.session !== null ? 'q' : shown.menu === null ? null : 'escape'), {
      folder: dir,
      online,
    });
    await playNew({ app: leaving, view: rush }, {});
    expect(leaving.stage.told[0]).toBe('A ranked run');
    expect(must(resumeSavedRun(dir, treasureRush))).toMatchObject({
      ticket: { id: 'ticket', nonce: 'nonce' },
    });
    const returning = app(
      (shown) => (shown.menu?.title === 'Treasure Rush' && keys++ === 0 ? '1' : idle(shown)),
      { folder: dir, online },
    );
    await playGame({ app: returning, view: rush });
    expect(handed).toHaveLength(1);
    expect(handed[0].run.seed).toBe('of the server');
    expect(handed[0].ticket).toMatchObject({ id: 'ticket', nonce: 'nonce' });
    expect(returning.stage.menus.find(({ title }) => title === 'The run is over')?.lines).toContain(
      'rank 7 in the world',
    );
    expect(witnessed).toEqual(['ticket from tick 0', 'left', 'ticket from tick 0', 'over']);
  });

  test('without a ticket the run is played with a seed of its own, and is not handed in', async () => {
    const { online, handed, witnessed } = serverOf({
      ticket: null,
      note: 'Not on the leaderboard: no connection to the server',
    });
    const place = app(idle, { online });
    await playNew({ app: place, view: rush }, {});
    expect(place.stage.told[0]).toBe('Not on the leaderboard: no connection to the server');
    expect(witnessed).toEqual([]);
    expect(must(parseRecordingText(place.delivered[0])).seed).toBe('flow');
    expect(handed).toEqual([]);
  });

  test('a ranked run that is gone on with in turns is not handed in', async () => {
    const { online, handed, witnessed } = serverOf({ ticket, note: '' });
    const dir = folder();
    const first = app(({ session }) => (session !== null ? 'q' : 'escape'), { folder: dir, online });
    await playNew({ app: first, view: rush }, {});
    let keys = 0;
    const turns = app(
      ({ menu, session }) =>
        session !== null
          ? step(session, '.')
          : menu?.title === 'Treasure Rush' && keys++ === 0
            ? '1'
            : menu === null
              ? null
              : 'escape',
      { folder: dir, turns: true, online },
    );
    await playGame({ app: turns, view: rush });
    expect(handed).toEqual([]);
    expect(witnessed).toEqual(['ticket from tick 0', 'left']);
    expect(turns.stage.menus.find(({ title }) => title === 'The run is over')?.lines).toContain(
      'Played in turns: it is not uploaded.',
    );
  });
});
