import { addCall } from './add-call.js';
import type { Api } from './api.js';
import { boardCsv } from './boards/board-csv.js';
import { importCsv } from './boards/import-csv.js';
import { deleteImports, readImports } from './boards/imports.js';
import { listBoards } from './boards/list-boards.js';
import { readBoard } from './boards/read-board.js';

/** Boards, and tables that come from them or go beside them. */
export function addBoardCalls(api: Api): void {
  addCall(api, 'boards', listBoards(api));
  addCall(api, 'board', readBoard(api));
  addCall(api, 'boardCsv', boardCsv(api));
  addCall(api, 'imports', readImports(api));
  addCall(api, 'importCsv', importCsv(api));
  addCall(api, 'deleteImports', deleteImports(api));
}
