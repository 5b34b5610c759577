import type { Rounding } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import { displayIn, formatTick, notationOf, QUANTITIES, type Quantity, toDisplayed } from './quantities.ts';

describe('displayIn', () => {
  it('shows the stimulation to two decimals, whatever it comes to', () => {
    expect(displayIn('stimulation', 'nl').format(0.5)).toBe('0,50');
    expect(displayIn('stimulation', 'nl').format(5)).toBe('5,00');
    expect(displayIn('stimulation', 'nl').format(0.034)).toBe('0,03');
  });

  it('shows CO2 in ton and energy in GJ, divided by 1000, with Dutch separators', () => {
    expect(displayIn('co2', 'nl').format(12_340)).toBe('12,34 ton');
    expect(displayIn('energy', 'nl').format(9_121_470)).toBe('9.121,47 GJ');
  });

  it('shows MKI in whole euro and the rest as the server states it', () => {
    expect(displayIn('mki', 'nl').format(45_832.257)).toBe('€45.832,-');
    expect(displayIn('material', 'nl').format(18_523.5)).toBe('18.523,50 ton');
    expect(displayIn('equipment', 'nl').format(1342.11)).toBe('1.342,11 uur');
    expect(displayIn('transport', 'nl').format(1_591_298)).toBe('1.591.298,00 tkm');
  });

  it('writes the units of English in English', () => {
    expect(displayIn('co2', 'en').format(12_340)).toBe('12,34 t');
    expect(displayIn('material', 'en').format(2)).toBe('2,00 t');
    expect(displayIn('materialPerUnit', 'en').format(0.5)).toBe('0,50 t');
    expect(displayIn('equipment', 'en').format(40.25)).toBe('40,25 h');
    expect(displayIn('energy', 'en').unit).toBe('GJ');
  });

  it('writes figures of documents in the notation of their language, marks on an axis too', () => {
    const inEnglish = (quantity: Quantity, value: number) =>
      displayIn(quantity, 'en', 'half-even').format(value);
    expect(inEnglish('mki', 45_832)).toBe('€45,832');
    expect(inEnglish('material', 18_523.5)).toBe('18,523.50 t');
    expect(inEnglish('energy', 6_523_350)).toBe('6,523.35 GJ');
    expect(inEnglish('co2PerUnit', 0.0342)).toBe('0.0342 kg');
    expect(inEnglish('mkiPerUnit', 0.0342)).toBe('€0.0342');
    expect(inEnglish('price', 1_000_000)).toBe('€1,000,000');
    expect(inEnglish('reduction', 12.5)).toBe('12.50%');
    expect(displayIn('material', 'nl', 'half-even').format(18_523.5)).toBe('18.523,50 ton');
    const figures = notationOf('en', 'half-even');
    expect([20_000, 0.5, 0.0125].map((value) => formatTick(value, 'material', figures))).toEqual([
      ...['20,000', '0.50', '0.0125'],
    ]);
    expect(formatTick(20, 'reduction', figures)).toBe('20%');
    expect(formatTick(20_000, 'material', notationOf('en', 'half-up'))).toBe('20.000');
  });

  it('rounds every quantity half to even where a report asks for it, and up on screens', () => {
    // Half of the last decimal that is written, in the server's unit.
    const halves: Readonly<Record<Quantity, number>> = {
      ...{ mki: 2.5, co2: 125, material: 0.125, energy: 125, equipment: 0.125, transport: 0.125 },
      ...{ mkiPerUnit: 0.125, co2PerUnit: 0.125, materialPerUnit: 0.125, reduction: 0.125 },
      ...{
        stimulation: 0.125,
        price: 0.125,
        cleanShare: 0.125,
        share: 0.125,
        costPerEuro: 0.125,
        place: 2.5,
      },
    };
    for (const quantity of QUANTITIES) {
      const written = (rounding?: Rounding) =>
        displayIn(quantity, 'nl', rounding)
          .format(halves[quantity])
          .replace(/[^\d,]|,-/g, '');
      const isWhole = quantity === 'mki' || quantity === 'place';
      expect([quantity, written('half-even'), written()]).toEqual(
        isWhole ? [quantity, '2', '3'] : [quantity, '0,12', '0,13'],
      );
    }
  });

  it('shows what is not declared as a dash and never as 0', () => {
    for (const quantity of QUANTITIES) {
      expect(displayIn(quantity, 'nl').format(null)).toBe('-');
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
