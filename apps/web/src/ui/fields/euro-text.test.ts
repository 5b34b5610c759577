import { expect, it } from 'vitest';
import { readEuroText, readSpreadsheetEuro, writeEuroText } from './euro-text.ts';

it.each([
  ['1000000', 1_000_000],
  ['1.000.000', 1_000_000],
  [' € 1.000.000,- ', 1_000_000],
  ['€1.000,00', 1_000],
  ['1 000', 1_000],
  ['0', 0],
  ['-5', -5],
  ['€ −5', -5],
  ['1,5', 1.5],
  ['1000,', 1_000],
  ['EUR 1.000', 1_000],
])('%s is an amount as it is written in Dutch', (text, eur) => {
  expect(readEuroText(text)).toEqual({ kind: 'amount', eur });
});

it.each(['1,000', '1.000.00', '1.5', '10.0000', 'veel', '1e6', '-', '1.000,000', '--5', '0.500'])(
  '%s is no amount: what it stands for would be a guess',
  (text) => {
    expect(readEuroText(text)).toEqual({ kind: 'unreadable' });
  },
);

it.each([
  ['1,234', 1_234],
  ['1.234', 1_234],
  ['1,250,000', 1_250_000],
  ['1.250.000', 1_250_000],
  ['€1,250,000.00', 1_250_000],
  ['€1.250.000,-', 1_250_000],
  ['12.50', 12.5],
  ['12,50', 12.5],
])(
  '%s on an English screen is the same amount in both notations, for both are written there',
  (text, eur) => {
    expect(readEuroText(text, 'en')).toEqual({ kind: 'amount', eur });
  },
);

it.each(['1,234.567', '1.234,567', '1,23,456', '1.5.0', '0,500', '12,5000', '1,000.000,00', '1e6'])(
  '%s is no amount on an English screen either',
  (text) => {
    expect(readEuroText(text, 'en')).toEqual({ kind: 'unreadable' });
  },
);

it('an empty field, or one with a sign alone, has no amount', () => {
  for (const text of ['', '  ', '€']) expect(readEuroText(text)).toEqual({ kind: 'empty' });
});

it('an amount stands in its field with points between the thousands, and is read as the same amount', () => {
  for (const eur of [0, 7, 1_000, 1_234_567, -20_000, 1.5])
    expect(readEuroText(writeEuroText(eur))).toEqual({ kind: 'amount', eur });
  expect(writeEuroText(1_234_567)).toBe('1.234.567');
  expect(writeEuroText(null)).toBe('');
});

const eur = (amount: number) => ({ kind: 'amount', eur: amount });

it('an amount of a spreadsheet is read as Dutch and as English spreadsheets write it', () => {
  for (const text of [
    '1234567',
    '1.234.567',
    '€ 1.234.567',
    '€1.234.567,-',
    '1.234.567,--',
    '1.234.567,00',
    '1,234,567',
    '1,234,567.00',
    'EUR 1 234 567',
  ])
    expect(readSpreadsheetEuro(text), text).toEqual(eur(1_234_567));
});

it('a group of three is thousands and one or two digits are cents, whichever the separator', () => {
  expect(readSpreadsheetEuro('1.500')).toEqual(eur(1500));
  expect(readSpreadsheetEuro('1,500')).toEqual(eur(1500));
  expect(readSpreadsheetEuro('1.50')).toEqual(eur(1.5));
  expect(readSpreadsheetEuro('1,5')).toEqual(eur(1.5));
  expect(readSpreadsheetEuro('1234,56')).toEqual(eur(1234.56));
});

it('a negative amount is read as such, for the rule to refuse it', () => {
  expect(readSpreadsheetEuro('-5')).toEqual(eur(-5));
  expect(readSpreadsheetEuro('− 1.000')).toEqual(eur(-1000));
});

it('0 is an amount in a spreadsheet, and nothing or a dash is none', () => {
  expect(readSpreadsheetEuro('0')).toEqual(eur(0));
  for (const text of ['', '  ', '-', '€ -', '--'])
    expect(readSpreadsheetEuro(text), text).toEqual({ kind: 'empty' });
});

it('what could mean two amounts, or none, is not read', () => {
  for (const text of [
    '1.234,567',
    '1,234.567',
    '0.500',
    '1.2.3',
    '12.34.567',
    'circa 100',
    '60 %',
    '1e6',
    '(500)',
  ])
    expect(readSpreadsheetEuro(text), text).toEqual({ kind: 'unreadable' });
});
