import { BlockList, isIP, isIPv4 } from 'node:net';

/**
 * Networks that are no public internet: an address that somebody fills in may not make the server ask its own neighbours.
 * After the registries of IANA for special-purpose addresses, and what embeds an IPv4 address in an IPv6 one.
 */
const REFUSED: readonly (readonly [network: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

const refused = new BlockList();
for (const [network, bits] of REFUSED) refused.addSubnet(network, bits, 'ipv4');

/** All that is public of IPv6 is in here… */
const unicast = new BlockList();
unicast.addSubnet('2000::', 3, 'ipv6');
/** … but for these: tunnels to IPv4, tests, documentation. */
const refusedV6 = new BlockList();
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  refusedV6.addSubnet(network, bits, 'ipv6');

/** Whether an address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !refused.check(address, 'ipv4');
  return isIP(address) === 6 && unicast.check(address, 'ipv6') && !refusedV6.check(address, 'ipv6');
}

/** Whether a host, as an address names it, is this machine itself. */
export function isLoopbackHost(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
