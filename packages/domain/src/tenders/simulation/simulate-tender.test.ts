import { describe, expect, it } from 'vitest';
import { EXAMPLE_LINE, exampleModel } from '../model/award-model.fixture.ts';
import { drawBid, SIMULATION_ASSUMPTIONS, type SimulatedModel, simulatedModelOf } from './draw-bid.ts';
import { seededGenerator } from './seeded-generator.ts';
import { simulateTender } from './simulate-tender.ts';

const MODEL: SimulatedModel = {
  scopeEur: 1_000_000,
  criteriaMaxDiscountEur: 50_000,
  line: EXAMPLE_LINE,
  ceilingEur: null,
};

/** Returns these numbers in order, and then repeats the last one. */
function numbers(...drawn: number[]): () => number {
  let place = 0;
  return () => drawn[Math.min(place++, drawn.length - 1)] ?? 0;
}

const drawnOf = (...drawn: number[]) => drawBid(MODEL, SIMULATION_ASSUMPTIONS, numbers(...drawn));
/** second number of the pair that makes a normal one of 0: a quarter turn */
const MIDDLE = [0.5, 0.25] as const;

describe('what a bidder is taken to do (D-36)', () => {
  it('bids an MKI from 0.9 times the target up to the reference value', () => {
    expect(drawnOf(0, ...MIDDLE, 0).mkiEur).toBe(45_000);
    expect(drawnOf(1, ...MIDDLE, 0).mkiEur).toBe(100_000);
  });

  it('and most often the middle of those two, with an eighth below a quarter of the way', () => {
    expect(drawnOf(0.5, ...MIDDLE, 0).mkiEur).toBe(72_500);
    expect(drawnOf(0.125, ...MIDDLE, 0).mkiEur).toBe(58_750);
    expect(drawnOf(0.875, ...MIDDLE, 0).mkiEur).toBe(86_250);
  });

  it('asks the size of the project, and 2 % more for the lowest MKI', () => {
    expect(drawnOf(1, ...MIDDLE, 0).quoteEur).toBe(1_000_000);
    expect(drawnOf(0.5, ...MIDDLE, 0).quoteEur).toBe(1_010_000);
    expect(drawnOf(0, ...MIDDLE, 0).quoteEur).toBe(1_020_000);
  });

  it('within 5 % in two cases of three, and never below half of the size', () => {
    const oneDeviation = 1 - Math.exp(-0.5);
    expect(drawnOf(1, oneDeviation, 0, 0).quoteEur).toBe(1_050_000);
    expect(drawnOf(1, oneDeviation, 0.5, 0).quoteEur).toBe(950_000);
    const wide = { ...SIMULATION_ASSUMPTIONS, priceSpread: 5 };
    expect(drawBid(MODEL, wide, numbers(1, oneDeviation, 0.5, 0)).quoteEur).toBe(500_000);
  });

  it('gets any discount on other criteria from nothing to all', () => {
    expect(drawnOf(1, ...MIDDLE, 0).criteriaDiscountEur).toBe(0);
    expect(drawnOf(1, ...MIDDLE, 1 - 2 ** -32).criteriaDiscountEur).toBe(50_000);
    expect(drawnOf(1, ...MIDDLE, 0.5).criteriaDiscountEur).toBe(25_000);
  });
});

describe('a simulated tender', () => {
  const tender = simulateTender(MODEL, 1000, seededGenerator(2026));

  it('is the same for the same seed and another for another', () => {
    expect(simulateTender(MODEL, 1000, seededGenerator(2026))).toEqual(tender);
    expect(simulateTender(MODEL, 1000, seededGenerator(2027))).not.toEqual(tender);
  });

  it('begins with these bids for seed 2026', () => {
    expect(tender[0]).toEqual({
      name: 'Inschrijver 1',
      mkiEur: 68_322.73,
      quoteEur: 1_035_049,
      criteriaDiscountEur: 16_945,
      scoreEur: 158_386,
      fictionalPriceEur: 859_718,
    });
  });

  it('is scored by the ordinary formula, in whole euro', () => {
    for (const bid of tender) {
      const share = Math.min(1, (100_000 - bid.mkiEur) / 50_000);
      expect(Math.abs(bid.scoreEur - 250_000 * share)).toBeLessThanOrEqual(0.5 + 1e-6);
      expect(bid.fictionalPriceEur).toBe(bid.quoteEur - bid.scoreEur - bid.criteriaDiscountEur);
      expect([bid.quoteEur, bid.scoreEur, bid.criteriaDiscountEur].every(Number.isInteger)).toBe(true);
    }
  });

  it('has the averages that were assumed', () => {
    const mean = (key: 'mkiEur' | 'quoteEur' | 'criteriaDiscountEur') =>
      tender.reduce((sum, bid) => sum + bid[key], 0) / tender.length;
    expect(Math.abs(mean('mkiEur') - 72_500)).toBeLessThan(1500);
    expect(Math.abs(mean('quoteEur') - 1_010_000)).toBeLessThan(6000);
    expect(Math.abs(mean('criteriaDiscountEur') - 25_000)).toBeLessThan(1500);
  });
});

describe('a model to draw from', () => {
  it('has a size, both boundaries and a maximum for the MKI', () => {
    expect(simulatedModelOf(exampleModel())).toEqual(MODEL);
    for (const field of ['scopeEur', 'upperEur', 'lowerEur', 'mkiMaxDiscountEur'])
      expect(simulatedModelOf(exampleModel({ [field]: null }))).toBeNull();
  });

  it('may leave other criteria out, and may not have a target above the reference value', () => {
    expect(simulatedModelOf(exampleModel({ criteriaMaxDiscountEur: null }))?.criteriaMaxDiscountEur).toBe(0);
    expect(simulatedModelOf(exampleModel({ lowerEur: 100_001 }))).toBeNull();
    expect(simulatedModelOf(exampleModel({ lowerEur: 100_000 }))).not.toBeNull();
  });
});
