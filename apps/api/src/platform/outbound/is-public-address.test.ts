import { expect, it } from 'vitest';
import { isPublicAddress } from './is-public-address.ts';

it.each([
  '93.184.215.14',
  '8.8.8.8',
  '172.32.0.1',
  '192.169.0.1',
  '2a00:1450:400e:80d::200e',
  '2606:4700::1111',
])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true));

it.each([
  ['this machine', '127.0.0.1'],
  ['this machine', '127.255.255.254'],
  ['this machine', '::1'],
  ['no address', '0.0.0.0'],
  ['no address', '::'],
  ['a private network', '10.1.2.3'],
  ['a private network', '172.16.0.1'],
  ['a private network', '172.31.255.255'],
  ['a private network', '192.168.1.1'],
  ['a private network', 'fd00::1'],
  ['the network of a provider', '100.64.0.1'],
  ['a neighbour on the link', '169.254.169.254'],
  ['a neighbour on the link', 'fe80::1'],
  ['a group', '224.0.0.1'],
  ['a group', 'ff02::1'],
  ['everybody', '255.255.255.255'],
  ['IPv4 within IPv6', '::ffff:127.0.0.1'],
  ['IPv4 within IPv6', '::ffff:10.0.0.1'],
  ['IPv4 within IPv6', '64:ff9b::7f00:1'],
  ['IPv4 within IPv6', '2002:7f00:1::'],
  ['a tunnel', '2001:0:1::1'],
  ['documentation', '2001:db8::1'],
  ['no address at all', 'localhost'],
])('%s is not: %s', (_what, address) => expect(isPublicAddress(address)).toBe(false));
