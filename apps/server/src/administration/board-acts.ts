import { findGame } from '@warren/games';
import type { Scrutiny } from '@warren/games/scrutiny';
import {
  type Act,
  type ActContext,
  type Acted,
  type ActRequest,
  acted,
  operationOf,
  refusal,
  showMoment,
} from './act.js';

const noRun = (id: string) => refusal('missing', `there is no run "${id}"`);

async function hide(context: ActContext, request: ActRequest): Promise<Acted> {
  const { subject: run } = request;
  const done = await context.store.administration.hide(run, operationOf(context, request));
  if (done === null) return noRun(run);
  return done === 'done'
    ? acted({ run }, `the run ${run} is hidden`)
    : refusal('conflict', `the run ${run} is hidden already`);
}

async function restore(context: ActContext, request: ActRequest): Promise<Acted> {
  const { subject: run } = request;
  const done = await context.store.administration.restore(run, operationOf(context, request));
  if (done === null) return noRun(run);
  return done === 'done'
    ? acted({ run }, `the run ${run} is shown again`)
    : refusal('conflict', `the run ${run} is not hidden`);
}

async function listUnreviewed({ store, site }: ActContext, { limit }: ActRequest): Promise<Acted> {
  const runs = await store.administration.unreviewed(limit);
  const data = runs.map(({ id, accountId, playerName, game, board, receivedAt, scrutiny }) => {
    const { reason } = JSON.parse(scrutiny) as Scrutiny;
    return { run: id, accountId, playerName, game, board, receivedAt, reason };
  });
  const lines = data.map(
    ({ run, playerName, accountId, board, receivedAt, reason }) =>
      `${run}  ${showMoment(receivedAt)}  ${board} by ${playerName} (id:${accountId}): ${reason}  ${site}/replay/${run}`,
  );
  return acted({ runs: data }, ...(lines.length === 0 ? ['no run waits to be looked at'] : lines));
}

async function review(context: ActContext, request: ActRequest): Promise<Acted> {
  const { subject: run } = request;
  const done = await context.store.administration.review(run, operationOf(context, request));
  if (done === null) return noRun(run);
  return done === 'done'
    ? acted({ run }, `the run ${run} is reviewed and has no mark any more`)
    : refusal('conflict', `the run ${run} has no mark`);
}

/** Only by the rules it was played by: others would refuse it. */
async function verify(context: ActContext, request: ActRequest): Promise<Acted> {
  const { store } = context;
  const { subject: id } = request;
  const run = await store.runs.find(id);
  if (run === null) return noRun(id);
  const game = findGame(run.game);
  if (!game.ok || game.value.rules !== run.rules) {
    return refusal('conflict', `this Warren no longer plays ${run.game} by rules ${run.rules}`);
  }
  const done = await store.administration.verifyAgain(id, operationOf(context, request));
  if (done === null) return noRun(id);
  if (done === 'waiting') return refusal('conflict', `the run ${id} waits to be checked already`);
  if (done === 'no-recording') return refusal('conflict', `the recording of the run ${id} is gone`);
  return acted({ run: id }, `the run ${id} waits to be checked again; until then it is on no board`);
}

/** Clears or rebuilds the board of the subject. */
function onBoard(act: 'clearBoard' | 'rebuildBoard', words: string): Act['perform'] {
  return async (context, request) => {
    const { subject: board } = request;
    const done = await context.store.administration[act](board, operationOf(context, request));
    if (done === null) {
      return refusal('missing', `there is no board "${board}"; a whole name is like lost-cause.campaign@2`);
    }
    return acted({ board, ...done }, `${board} ${words}: it had ${done.before} rows and has ${done.after}`);
  };
}

/** What an operator does to runs and boards. */
export const boardActs: readonly Act[] = [
  {
    name: 'hide',
    operands: 'RUN',
    summary: 'takes a run off its board and keeps its recording from everybody but its player',
    takes: ['subject', 'reason'],
    needs: ['subject', 'reason'],
    perform: hide,
  },
  {
    name: 'restore',
    operands: 'RUN',
    summary: 'shows a hidden run again',
    takes: ['subject', 'reason'],
    needs: ['subject'],
    perform: restore,
  },
  {
    name: 'unreviewed',
    operands: '',
    summary: 'lists runs among the first of their board that look like a program’s, the oldest first',
    takes: ['limit'],
    needs: [],
    perform: listUnreviewed,
  },
  {
    name: 'review',
    operands: 'RUN',
    summary: 'says that you have looked at such a run and let it stand; hide takes it off its board instead',
    takes: ['subject', 'reason'],
    needs: ['subject', 'reason'],
    perform: review,
  },
  {
    name: 'verify',
    operands: 'RUN',
    summary: 'has a run checked again by a server',
    takes: ['subject', 'reason'],
    needs: ['subject'],
    warning: 'deletes the recording if the run turns out to be wrong',
    perform: verify,
  },
  {
    name: 'clear',
    operands: 'BOARD',
    summary: 'empties a board; its runs stay, and rebuild lists them again',
    takes: ['subject', 'reason'],
    needs: ['subject', 'reason'],
    warning: 'takes every row off the board',
    perform: onBoard('clearBoard', 'is cleared'),
  },
  {
    name: 'rebuild',
    operands: 'BOARD',
    summary: 'lists the best run of every account anew',
    takes: ['subject', 'reason'],
    needs: ['subject'],
    warning: 'also lists runs from before the board was cleared',
    perform: onBoard('rebuildBoard', 'is rebuilt'),
  },
];
