import { expect, test } from 'vitest';
import { telephoneAddress } from './telephone-address.ts';

test.each([
  ['0850 000 111', 'tel:0850000111'],
  ['030-000 00 00', 'tel:0300000000'],
  ['+31 (0)30 000 00 00', 'tel:+31300000000'],
])('%s is dialled as %s', (number, address) => {
  expect(telephoneAddress(number)).toBe(address);
});
