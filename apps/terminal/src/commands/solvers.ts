import { SOLVERS } from '@warren/engine/solvers';
import { listCommand } from '../cli/command.js';

const ROWS = SOLVERS.map(({ id, title, traits, about }) => ({ id, title, traits, about }));

/** `warren solvers`: the ways of solving. */
export const command = listCommand('solvers', ROWS);
