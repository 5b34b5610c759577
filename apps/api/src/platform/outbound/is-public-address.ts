import { BlockList, isIP, isIPv4 } from 'node:net';

/**
 * Networks that are not public internet: an address that somebody enters must not make the server call its own
 * neighbours. From the registries of IANA for special-purpose addresses, with the IPv6 addresses that embed an IPv4
 * address.
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

/** Includes all public IPv6 addresses… */
const unicast = new BlockList();
unicast.addSubnet('2000::', 3, 'ipv6');
/** … and these are excluded: tunnels to IPv4, tests, documentation. */
const refusedV6 = new BlockList();
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  refusedV6.addSubnet(network, bits, 'ipv6');

/** Tells whether an address is on the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !refused.check(address, 'ipv4');
  return isIP(address) === 6 && unicast.check(address, 'ipv6') && !refusedV6.check(address, 'ipv6');
}

/** Tells whether the host of an address is this machine itself. */
export function isLoopbackHost(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
