import { chownSync, readFileSync } from 'node:fs';

/**
 * Who a program runs as that refuses to run as root: `{ uid, gid }`, and the folder is theirs. Empty when we are
 * not root. The user of that name is taken where there is one, else the user `nobody`.
 * @param {string} folder
 * @param {string} name
 */
export function unprivileged(folder, name) {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = users.find(([found]) => found === name) ?? users.find(([found]) => found === 'nobody');
  const owner = { uid: Number(user?.[2] ?? 65534), gid: Number(user?.[3] ?? 65534) };
  chownSync(folder, owner.uid, owner.gid);
  return owner;
}
