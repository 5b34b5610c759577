import { expect, it } from 'vitest';
import { isPublicAddress } from './is-public-address.ts';

it.each(['93.184.216.34', '172.15.0.1', '172.32.0.1', '2606:4700::1111', '2a02:898::1'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  '2002:a00:1::',
  '2001:db8::1',
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
