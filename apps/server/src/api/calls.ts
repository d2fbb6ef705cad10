import type { Api } from './api.js';

/** Adds calls of one kind. */
type AddCalls = (api: Api) => void;

/** Everything the server can be asked for, a line each. */
export const ADD_CALLS: readonly AddCalls[] = [];
