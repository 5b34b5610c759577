import { isIP } from 'node:net';

const GROUPS = 8;
/** A provider gives every customer at least this much (RFC 6177): 64 of 128 bits. */
const NETWORK_GROUPS = 4;

/**
 * Returns the address by which attempts are counted. For IPv6 it is the network of 64 bits, since a customer has all
 * its addresses; an IPv4 address in the form of IPv6 (::ffff:192.0.2.1) is the IPv4 address.
 */
export function countedAddress(address: string): string {
  const [bare = ''] = address.split('%');
  if (isIP(bare) !== 6) return address;
  const groups = toGroups(bare);
  const [high = 0, low = 0] = groups.slice(-2);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** Returns the eight groups of an IPv6 address in any notation. */
function toGroups(address: string): number[] {
  // A URL has one notation only: hexadecimal, with at most one '::'.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [front = '', back = ''] = written.split('::');
  const parse = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
  const [before, after] = [parse(front), parse(back)];
  const left = GROUPS - before.length - after.length;
  return [...before, ...Array.from({ length: left }, () => 0), ...after];
}
