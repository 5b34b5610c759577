import { describe, expect, it } from 'vitest';
import { parseNumberText } from './parse-number-text.ts';

const readAs = (text: string) => {
  const parsed = parseNumberText(text);
  return parsed.kind === 'number' ? parsed.value : parsed.kind;
};

describe('a number that stands in a cell as text', () => {
  it.each([
    ['12', 12],
    ['-12', -12],
    ['+12', 12],
    ['\u221212', -12],
    ['12,5', 12.5],
    ['12.5', 12.5],
    [',5', 0.5],
    ['1.234,5', 1234.5],
    ['1,234.5', 1234.5],
    ['1234.5', 1234.5],
    ['1234,5', 1234.5],
    ['1.234.567', 1234567],
    ['1,234,567', 1234567],
    ['1 234,5', 1234.5],
    ['1\u00A0234\u00A0567.25', 1234567.25],
    ['1e-6', 1e-6],
    ['1,5E-6', 1.5e-6],
    ['1.5E+03', 1500],
    ['1.234E-3', 1.234e-3],
    ['0.234', 0.234],
    ['0,234', 0.234],
    ['1234.567', 1234.567],
    ['1,2345', 1.2345],
  ])('%s is read as %d', (text, value) => expect(readAs(text)).toBe(value));

  it('can be read in two ways when three digits follow one separator', () => {
    expect(parseNumberText('1.234')).toEqual({ kind: 'ambiguous', dutch: 1234, international: 1.234 });
    expect(parseNumberText('-12,345')).toEqual({ kind: 'ambiguous', dutch: -12.345, international: -12345 });
  });

  it.each([
    'abc',
    '',
    '-',
    '12 kg',
    '5%',
    '€ 12,50',
    '1.23,45',
    '12.34.56',
    '1,2,3',
    '1..2',
    '0x1F',
    'Infinity',
    'NaN',
    '1 23',
    '01.234.567',
    '1e999',
    '1.234e1.5',
    '(5)',
  ])('%s is no number', (text) => {
    expect(readAs(text)).toBe('invalid');
  });

  it('reads back what the Dutch notation writes, except where that is ambiguous', () => {
    const format = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 6 });
    for (let step = 1; step < 2_000; step++) {
      const value = Number((Math.sin(step) * 10 ** (step % 9)).toFixed(6));
      const parsed = parseNumberText(format.format(value));
      if (parsed.kind === 'ambiguous') expect(parsed.dutch).toBe(value);
      else expect(parsed).toMatchObject({ kind: 'number', value });
    }
  });
});
