import { describe, expect, it } from 'vitest';
import { displayOf, formatTick, QUANTITIES, toDisplayed } from './quantities.ts';

describe('displayOf', () => {
  it('shows CO2 in ton and energy in GJ, divided by 1000, with Dutch separators', () => {
    expect(displayOf('co2').format(12_340)).toBe('12,34 ton');
    expect(displayOf('energy').format(9_121_470)).toBe('9.121,47 GJ');
  });

  it('shows MKI in whole euro and the rest as the server states it', () => {
    expect(displayOf('mki').format(45_832.257)).toBe('€45.832,-');
    expect(displayOf('material').format(18_523.5)).toBe('18.523,50 ton');
    expect(displayOf('equipment').format(1342.11)).toBe('1.342,11 uur');
    expect(displayOf('transport').format(1_591_298)).toBe('1.591.298,00 tkm');
  });

  it('writes the units of English in English', () => {
    expect(displayOf('co2', 'en').format(12_340)).toBe('12,34 t');
    expect(displayOf('material', 'en').format(2)).toBe('2,00 t');
    expect(displayOf('materialPerUnit', 'en').format(0.5)).toBe('0,50 t');
    expect(displayOf('equipment', 'en').format(40.25)).toBe('40,25 h');
    expect(displayOf('energy', 'en').unit).toBe('GJ');
  });

  it('shows what is not declared as a dash and never as 0', () => {
    for (const quantity of QUANTITIES) {
      expect(displayOf(quantity).format(null)).toBe('-');
      expect(toDisplayed(null, quantity)).toBeNull();
    }
  });
});

describe('toDisplayed', () => {
  it('draws CO2 in the ton that its axis counts in', () => {
    expect(toDisplayed(416_946, 'co2')).toBe(416.946);
    expect(toDisplayed(416, 'material')).toBe(416);
  });
});

describe('formatTick', () => {
  it('writes whole marks without decimals', () => {
    expect(formatTick(50_000)).toBe('50.000');
    expect(formatTick(2.5)).toBe('2,50');
    expect(formatTick(0.1 + 0.2)).toBe('0,30');
  });

  it('writes the marks of a percentage with their sign', () => {
    expect([formatTick(25, 'reduction'), formatTick(-2.5, 'reduction')]).toEqual(['25 %', '-2,50 %']);
    expect(formatTick(25, 'co2')).toBe('25');
  });

  it('writes marks that two decimals would make alike with as many as it takes', () => {
    expect([0.005, 0.01, 0.015].map((mark) => formatTick(mark))).toEqual(['0,005', '0,01', '0,015']);
  });
});
