import type { BoardHead, BoardList } from '../contract/boards.js';
import type { CallRequest } from '../contract/contract.js';
import type { Answer, Client } from './client.js';

/** More boards are found by their names: no player reads a longer list. */
const MOST_PAGES = 10;

/** All boards, of one game or of every game, page after page. */
export async function listBoards(
  client: Client,
  game?: string,
  more?: { readonly signal?: AbortSignal },
): Promise<Answer<{ readonly boards: readonly BoardHead[] }>> {
  const boards: BoardHead[] = [];
  let after: string | null = null;
  for (let page = 1; ; page++) {
    const query: CallRequest<'boards'>['query'] = { ...(game && { game }), ...(after && { after }) };
    const answer: Answer<BoardList> = await client.call('boards', { query }, more);
    if (!answer.ok) return answer;
    boards.push(...answer.value.boards);
    after = answer.value.next;
    if (after === null || page === MOST_PAGES) return { ...answer, value: { boards } };
  }
}
