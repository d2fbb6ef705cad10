// Loaded into a server by --import: changes the text of one module as it is loaded. See mutants.mjs.
import { register } from 'node:module';

register('./mutate-hooks.mjs', import.meta.url);
