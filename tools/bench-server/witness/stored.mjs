import { openConnection } from '../../../apps/server/dist/store/sqlite/connection.js';

/** Room of a number, at most. */
const NUMBER = 8;
/** The numbers of a witness, and of a part of a log. */
const NUMBERS = { witness: 11, part: 1 };

/**
 * What a server keeps of runs that are being played: the bytes of their logs, how many rows, and the bytes of these rows
 * besides, keys and their index included, numbers at their largest.
 * @param {string} file The database.
 * @param {readonly string[]} tickets
 */
export function readStored(file, tickets) {
  const { raw, close } = openConnection(file);
  const witness = raw.prepare(
    `select 2 * length(ticket_id) + length(flaw) + ${NUMBERS.witness * NUMBER} as bytes from witness where ticket_id = ?`,
  );
  const parts = raw.prepare(
    `select length(bytes) as log, length(ticket_id) + ${NUMBERS.part * NUMBER} as bytes from witness_part where ticket_id = ?`,
  );
  const stored = { logBytes: 0, rows: 0, rowBytes: 0 };
  for (const ticket of tickets) {
    for (const { log = 0, bytes } of [...witness.all(ticket), ...parts.all(ticket)]) {
      stored.logBytes += log;
      stored.rowBytes += bytes;
      stored.rows++;
    }
  }
  close();
  return stored;
}
