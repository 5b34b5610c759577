import { expect, it } from 'vitest';
import { PLAIN_STYLES } from './read-cell-styles.ts';
import { toCellValue } from './to-cell-value.ts';

const context = {
  sharedStrings: Array.from({ length: 20 }, (_, index) => `tekst ${index}`),
  struckStrings: new Map(),
  styles: PLAIN_STYLES,
  resultsHold: true,
};
const sharedText = (value: string) => toCellValue('s', value, true, false, 0, context);

it('a shared text is found by a whole number', () => {
  expect(sharedText('10')).toBe('tekst 10');
});

it.each(['1e1', '0xA', '1.0', '-0'])(
  'a place in the shared texts that is no whole number is damage: %s',
  (value) => {
    expect(() => sharedText(value)).toThrow('file-damaged');
  },
);
