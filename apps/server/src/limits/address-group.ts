import { isIPv6 } from 'node:net';

/** An IPv4 address written as an IPv6 one, as sockets that take both kinds do. */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** One household is given 2^64 addresses of IPv6: the first four of the eight groups. */
const HOUSEHOLD = 4;
const GROUPS = 8;

/** What is counted as one address: an IPv4 address, or the network a household has in IPv6. */
export function addressGroup(address: string): string {
  // Nearly all are written without a colon, and this is asked for every request.
  if (!address.includes(':') || !isIPv6(address)) return address;
  const mapped = MAPPED.exec(address);
  if (mapped !== null) return mapped[1];
  const [head, tail = ''] = address.toLowerCase().split('%')[0].split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === '' ? [] : tail.split(':');
  const groups = [...first, ...Array(Math.max(0, GROUPS - first.length - last.length)).fill('0'), ...last];
  return groups
    .slice(0, HOUSEHOLD)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
