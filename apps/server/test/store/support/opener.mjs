// Opens a store of the built server and closes it: node opener.mjs <address>.
import { openStore } from '../../../dist/store/open-store.js';

const opened = await openStore({ database: process.argv[2] });
if (opened.ok) await opened.value.close();
process.stdout.write(opened.ok ? 'ready\n' : `${opened.reason}\n`);
