import { describe, expect, it } from 'vitest';
import { formatEuroPerUnit, formatPercent, formatPerUnit } from './per-unit-format.ts';

describe('a figure for one unit', () => {
  it('has two decimals', () => {
    expect([formatEuroPerUnit(3.42), formatEuroPerUnit(12), formatEuroPerUnit(0)]).toEqual([
      '€3,42',
      '€12,-',
      '€0,-',
    ]);
    expect(formatPerUnit(12.5, 'kg')).toBe('12,50 kg');
  });

  it('has four where it is small, so that it does not read as nothing', () => {
    expect([formatEuroPerUnit(0.0342), formatEuroPerUnit(-0.0342)]).toEqual(['€0,0342', '-€0,0342']);
    expect(formatPerUnit(0.0342, 'ton')).toBe('0,0342 ton');
  });

  it('is a dash where nothing is stated', () => {
    expect([formatEuroPerUnit(null), formatPerUnit(undefined, 'kg'), formatPercent(null)]).toEqual([
      '-',
      '-',
      '-',
    ]);
  });
});

it('writes a reduction in percent, below 0 where it is an increase', () => {
  expect([formatPercent(12.5), formatPercent(-3)]).toEqual(['12,50 %', '-3,00 %']);
});
