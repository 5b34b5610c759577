import { expect, it } from 'vitest';
import { productKey } from './product-key.ts';

it.each(['ac 16  Base', ' AC 16 base ', 'Ac\u00a016\tBASE'])(
  '%j names the product AC 16 base',
  (spelling) => {
    expect(productKey(spelling)).toBe(productKey('AC 16 base'));
  },
);

it('letters beyond ASCII have no case either', () => {
  expect(productKey('ÉLÉMENT Ö')).toBe(productKey('élément ö'));
});

it.each(['AC16 base', 'AC 16-base', 'AC 16 base 2'])('%s is another product than AC 16 base', (other) => {
  expect(productKey(other)).not.toBe(productKey('AC 16 base'));
});
