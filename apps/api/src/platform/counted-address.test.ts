import { describe, expect, it } from 'vitest';
import { countedAddress } from './counted-address.ts';

describe('the address by which attempts are counted', () => {
  it('of IPv6 is the network of 64 bits', () => {
    expect(countedAddress('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
    expect(countedAddress('2001:db8:1:2:ffff:ffff:ffff:ffff')).toBe('2001:db8:1:2::/64');
    expect(countedAddress('2001:db8:1:3::6')).toBe('2001:db8:1:3::/64');
  });

  it('is the same in every notation', () => {
    for (const written of ['2001:DB8::7', '2001:0db8:0:0::1', '2001:db8:0:0:1::', '2001:db8::192.0.2.1'])
      expect(countedAddress(written)).toBe('2001:db8:0:0::/64');
    expect(countedAddress('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
    expect(countedAddress('::1')).toBe('0:0:0:0::/64');
  });

  it('of IPv4 is the address, also in the form of IPv6', () => {
    expect(countedAddress('192.0.2.1')).toBe('192.0.2.1');
    expect(countedAddress('::ffff:192.0.2.1')).toBe('192.0.2.1');
    expect(countedAddress('::FFFF:c000:0201')).toBe('192.0.2.1');
    expect(countedAddress('0:0:0:0:0:ffff:c000:201')).toBe('192.0.2.1');
    expect(countedAddress('::ffff:255.255.255.254')).toBe('255.255.255.254');
  });

  it('of a text that is no address is that text, because a proxy may pass on anything', () => {
    for (const odd of ['', 'unknown', '1.2.3', '2001:db8::1::2']) expect(countedAddress(odd)).toBe(odd);
  });
});
