import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** An IPv4 address written as an IPv6 one, as sockets that take both kinds do. */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** What proxies write: an address in brackets or with a port, or both. */
const WITH_PORT = /^(?:\[(?<six>[^\]]*)\]|(?<four>[\d.]+))(?::\d{1,5})?$/;

const GROUPS = 8;
/** A household has 2^64 addresses of IPv6: the first four of the eight groups are its own. */
const HOUSEHOLD_GROUPS = 4;
/** A customer of a hoster may have 2^16 such households: three groups. */
const SITE_GROUPS = 3;

/** An address as it is written in a header, without port, brackets and zone; `null` if it is none. */
export function readAddress(text: string): string | null {
  const { six, four } = WITH_PORT.exec(text.trim())?.groups ?? {};
  const address = (six ?? four ?? text.trim()).split('%', 1)[0];
  const kind = isIP(address);
  if (kind === 0) return null;
  return kind === 6 ? (MAPPED.exec(address)?.[1] ?? address.toLowerCase()) : address;
}

/**
 * The address of the client: what the proxies that the settings trust have written, if it is an address at all, else
 * the other end of the connection.
 */
export function clientAddress({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  return readAddress(ip) ?? readAddress(socket.remoteAddress ?? '') ?? 'unknown';
}

/** What counts as one address: an IPv4 address, or the network of a household in IPv6. */
export function addressGroup(address: string): string {
  return isNetworked(address) ? network(address, HOUSEHOLD_GROUPS) : address;
}

/** The larger network that an IPv6 address is in; `null` for others. */
export function addressSite(address: string): string | null {
  return isNetworked(address) ? `${network(address, SITE_GROUPS)}::/48` : null;
}

/** Most addresses have no colon, and this runs for every request. */
function isNetworked(address: string): boolean {
  return address.includes(':') && isIP(address) === 6;
}

function network(address: string, count: number): string {
  const [head, tail = ''] = address.toLowerCase().split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === '' ? [] : tail.split(':');
  const groups = [...first, ...Array(Math.max(0, GROUPS - first.length - last.length)).fill('0'), ...last];
  return groups
    .slice(0, count)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
