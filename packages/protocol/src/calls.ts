/**
 * Every call of the server by name, as plain data: clients need no schemas to make them. What goes in and comes
 * out is said in `contract.ts` and, as types, in `call-types.ts`.
 */
export const CALLS = {
  hello: { method: 'GET', path: '/api/hello' },
  guest: { method: 'POST', path: '/api/guest' },
  register: { method: 'POST', path: '/api/register' },
  login: { method: 'POST', path: '/api/login' },
  logout: { method: 'POST', path: '/api/logout' },
  me: { method: 'GET', path: '/api/me' },
  rename: { method: 'PUT', path: '/api/me/name' },
  changePassword: { method: 'PUT', path: '/api/me/password' },
  exportMe: { method: 'GET', path: '/api/me/export' },
  deleteMe: { method: 'DELETE', path: '/api/me' },
  saves: { method: 'GET', path: '/api/saves' },
  readSave: { method: 'GET', path: '/api/saves/:slot' },
  readSaveCopy: { method: 'GET', path: '/api/saves/:slot/copies/:copy' },
  writeSave: { method: 'PUT', path: '/api/saves/:slot' },
  deleteSave: { method: 'DELETE', path: '/api/saves/:slot' },
  profiles: { method: 'GET', path: '/api/profiles' },
  mergeProfiles: { method: 'PUT', path: '/api/profiles' },
  drawTicket: { method: 'POST', path: '/api/tickets' },
  uploadRun: { method: 'POST', path: '/api/runs' },
  myRuns: { method: 'GET', path: '/api/runs' },
  run: { method: 'GET', path: '/api/runs/:run' },
  recording: { method: 'GET', path: '/api/runs/:run/recording' },
  boards: { method: 'GET', path: '/api/boards' },
  board: { method: 'GET', path: '/api/boards/:board' },
  boardCsv: { method: 'GET', path: '/api/boards/:board/csv' },
  imports: { method: 'GET', path: '/api/boards/:board/imports' },
  importCsv: { method: 'POST', path: '/api/boards/:board/imports' },
  deleteImports: { method: 'DELETE', path: '/api/boards/:board/imports' },
  daily: { method: 'GET', path: '/api/daily' },
  levels: { method: 'GET', path: '/api/levels' },
  saveLevel: { method: 'POST', path: '/api/levels' },
  deleteLevel: { method: 'DELETE', path: '/api/levels/:level' },
} as const satisfies Record<string, { readonly method: string; readonly path: string }>;

export type CallName = keyof typeof CALLS;
