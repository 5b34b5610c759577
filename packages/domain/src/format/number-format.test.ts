import { describe, expect, it } from 'vitest';
import { asRead, READ_DIGITS } from './as-read.ts';
import {
  figuresIn,
  formatChange,
  formatEuro,
  formatMki,
  formatNumber,
  formatProductUnit,
  formatShare,
  formatSignificant,
} from './number-format.ts';

describe('an amount in euro (D-79)', () => {
  it.each([
    [1234, '€1.234,-'],
    [0, '€0,-'],
    [1234.5, '€1.234,50'],
    [0.05, '€0,05'],
    [999.995, '€1.000,-'],
    [-1234, '-€1.234,-'],
    [-0.5, '-€0,50'],
    [1_234_567_890.12, '€1.234.567.890,12'],
    [1e15, '€1.000.000.000.000.000,-'],
    [1e21, '€1.000.000.000.000.000.000.000,-'],
  ])('%d is written %s', (amountEur, text) => {
    expect(formatEuro(amountEur)).toBe(text);
  });

  it.each([-0.004, -1e-12, -0])('%d rounds to zero, without a minus sign', (amountEur) => {
    expect(formatEuro(amountEur)).toBe('€0,-');
  });
});

describe('an MKI', () => {
  it.each([
    [45_832, '€45.832,-'],
    [45_831.5, '€45.832,-'],
    [45_831.49, '€45.831,-'],
    [0, '€0,-'],
    [0.49, '€0,-'],
    [-0.49, '€0,-'],
    [-0.5, '-€1,-'],
    [-2_500, '-€2.500,-'],
  ])('of %d is written in whole euro: %s', (mkiEur, text) => {
    expect(formatMki(mkiEur)).toBe(text);
  });
});

describe('a half', () => {
  it.each([
    [1.005, 2, '1,01'],
    [2.675, 2, '2,68'],
    [0.125, 2, '0,13'],
    [-0.125, 2, '-0,13'],
    [2.5, 0, '3'],
    [1.4999999, 0, '1'],
  ])('on screen goes up, away from zero: %d to %d decimals is %s', (value, decimals, text) => {
    expect(formatNumber(value, decimals)).toBe(text);
  });

  it.each([
    [2.5, 0, '2'],
    [3.5, 0, '4'],
    [0.125, 2, '0,12'],
    [0.135, 2, '0,14'],
    [1.005, 2, '1,00'],
    [-2.5, 0, '-2'],
    [2.500001, 0, '3'],
  ])('in a report goes to the even digit: %d to %d decimals is %s', (value, decimals, text) => {
    expect(formatNumber(value, decimals, 'half-even')).toBe(text);
  });

  it.each([
    [30_110.499999999996, 0, '30.111'],
    [38_063.49999999999, 0, '38.064'],
    [2.6749999999999998, 2, '2,68'],
    [0.49999999999999994, 0, '1'],
    [2.4999999999999, 0, '2'],
    [20_000_000_000_000.5, 1, '20.000.000.000.000,5'],
  ])(
    'is one as well where adding up left it a hair short of it: %d to %d decimals is %s',
    (value, decimals, text) => {
      expect(formatNumber(value, decimals)).toBe(text);
    },
  );

  it('goes to the even digit in the amounts of a report too', () => {
    expect(formatEuro(0.125, 'half-even')).toBe('€0,12');
    expect(formatMki(2.5, 'half-even')).toBe('€2,-');
    expect(formatMki(3.5, 'half-even')).toBe('€4,-');
  });
});

describe('a number', () => {
  it.each([
    [1234.56, '1.234,56'],
    [7, '7,00'],
    [1_234_567.891, '1.234.567,89'],
    [-1234.5, '-1.234,50'],
    [-0.004, '0,00'],
    [4e-7, '0,00'],
  ])('%d is written %s', (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });
});

it('a piece is called stuk in Dutch, an hour so in English, and any other unit as it is written', () => {
  for (const unit of ['piece', 'st']) expect(formatProductUnit(unit)).toBe('stuk');
  expect(formatProductUnit('uur')).toBe('uur');
  expect(formatProductUnit('m2')).toBe('m2');
  for (const unit of ['piece', 'st']) expect(formatProductUnit(unit, 'en')).toBe('piece');
  expect(formatProductUnit('uur', 'en')).toBe('hour');
});

it('significant digits count from the first that is not zero', () => {
  expect(formatSignificant(0.00033, 7)).toBe('0,00033');
  expect(formatSignificant(575_838, 7)).toBe('575.838');
  expect(formatSignificant(1234.56789, 7)).toBe('1.234,568');
  expect(asRead(2053.409928388605)).toBe('2053.40992838860');
  expect(formatSignificant(2053.409928388605, READ_DIGITS)).toBe('2.053,4099283886');
});

describe('a share of a whole', () => {
  it('is a percentage with two decimals', () => {
    expect(formatShare(1, 8)).toBe('12,50 %');
    expect(formatShare(3, 2)).toBe('150,00 %');
    expect(formatShare(-1, 4)).toBe('-25,00 %');
  });

  it('is a dash when there is no whole to divide by', () => {
    expect(formatShare(5, 0)).toBe('-');
  });
});

describe('a figure that is missing is a dash', () => {
  const formats = [formatEuro, formatMki, formatNumber];
  it.each(formats.map((format) => ({ name: format.name, format })))('$name', ({ format }) => {
    for (const missing of [null, undefined, Number.NaN]) expect(format(missing)).toBe('-');
  });
});

describe('formatChange', () => {
  it('says how large a change is with two decimals, in either direction', () => {
    expect(formatChange(-0.3333)).toBe('33,33 %');
    expect(formatChange(0.05)).toBe('5,00 %');
    expect(formatChange(1.5)).toBe('150,00 %');
    expect(formatChange(0)).toBe('0,00 %');
  });

  it('claims neither nothing nor everything where it is almost that', () => {
    expect(formatChange(-0.0004)).toBe('0,04 %');
    expect(formatChange(-0.9996)).toBe('99,96 %');
    expect(formatChange(-1)).toBe('100,00 %');
    expect(formatChange(0.00005)).toBe('0,01 %');
    expect(formatChange(0.00004)).toBe('<0,01 %');
    expect(formatChange(-0.99996)).toBe('>99,99 %');
    expect(formatChange(-0.99994)).toBe('99,99 %');
  });
});

describe('figures for readers of English', () => {
  const { euro, mki, number, significant, rate, percent, share, change } = figuresIn('en');

  it('have a point before decimals, a comma between thousands, and nothing behind a whole amount', () => {
    expect(euro(1_234_567)).toBe('€1,234,567');
    expect(euro(1234.5)).toBe('€1,234.50');
    expect(euro(-1234)).toBe('-€1,234');
    expect(euro(-0.001)).toBe('€0');
    expect(mki(45_831.6)).toBe('€45,832');
    expect(number(1234.567)).toBe('1,234.57');
    expect(number(1234.5, 0, 'half-even')).toBe('1,234');
    expect(significant(2053.409928388605, READ_DIGITS)).toBe('2,053.4099283886');
    expect(rate(0.00412)).toBe('0.00412');
  });

  it('have their percent sign at the number', () => {
    expect(percent(12.345)).toBe('12.35%');
    expect(share(1, 8)).toBe('12.50%');
    expect(change(0.3333)).toBe('33.33%');
    expect(change(0.00004)).toBe('<0.01%');
    expect(change(-0.99996)).toBe('>99.99%');
    for (const written of [euro(null), mki(null), number(undefined), percent(null), share(1, 0)])
      expect(written).toBe('-');
  });

  it('round as the Dutch ones do', () => {
    const dutch = figuresIn('nl');
    for (const value of [0.005, 1.005, 2.5, 3.5, 1234.565, -7.775])
      for (const rounding of ['half-up', 'half-even'] as const)
        expect(number(value, 2, rounding).replace('.', ',').replace('1,234', '1.234')).toBe(
          dutch.number(value, 2, rounding),
        );
  });
});

it('an MKI in a document is in whole euro, unless these would say nothing of it', () => {
  const { statedMki } = figuresIn('nl');
  expect(statedMki(45_831.6)).toBe('€45.832,-');
  expect(statedMki(10.4)).toBe('€10,-');
  expect(statedMki(7)).toBe('€7,-');
  expect(statedMki(1.4)).toBe('€1,-');
  expect(statedMki(0.42)).toBe('€0,42');
  expect(statedMki(0.004_12)).toBe('€0,00412');
  expect(statedMki(-0.3)).toBe('-€0,30');
  expect(statedMki(0)).toBe('€0,-');
  expect(statedMki(null)).toBe('-');
  expect(figuresIn('en').statedMki(0.42)).toBe('€0.42');
});

it('a rate that is not 0 never reads as 0,00', () => {
  const { rate } = figuresIn('nl');
  expect(rate(5)).toBe('5,00');
  expect(rate(0.1)).toBe('0,10');
  expect(rate(0.0499999)).toBe('0,05');
  expect(rate(0.004)).toBe('0,004');
  expect(rate(0.000_123_456)).toBe('0,000123');
  expect(rate(-0.0123)).toBe('-0,0123');
  expect(rate(0)).toBe('0,00');
  expect(rate(null)).toBe('-');
});
