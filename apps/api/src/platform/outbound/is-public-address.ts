import { BlockList, isIPv6 } from 'node:net';

/** What is not reached over the internet: this machine, private networks, and what is set apart (RFC 6890 and later). */
const NOT_PUBLIC = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  NOT_PUBLIC.addSubnet(network, prefix, 'ipv4');
/** The internet in IPv6; all else is not. */
const PUBLIC_V6 = new BlockList();
PUBLIC_V6.addSubnet('2000::', 3, 'ipv6');
/** Within it, addresses that carry one of IPv4 along or stand in documentation. */
const NOT_PUBLIC_V6 = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  NOT_PUBLIC_V6.addSubnet(network, prefix, 'ipv6');

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Whether an address of IPv4 or IPv6 lies on the public internet. */
export function isPublicAddress(address: string): boolean {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped) return isPublicAddress(mapped);
  if (!isIPv6(address)) return !NOT_PUBLIC.check(address, 'ipv4');
  return PUBLIC_V6.check(address, 'ipv6') && !NOT_PUBLIC_V6.check(address, 'ipv6');
}

/** Whether a host, as an address names it, is this machine itself. */
export function isLoopbackHost(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
