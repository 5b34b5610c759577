import { describe, expect, it } from 'vitest';
import { EXAMPLE_LINE } from '../model/award-model.fixture.ts';
import { rankBids } from '../scoring/rank-bids.ts';
import { SIMULATION_ASSUMPTIONS, type SimulatedModel } from './draw-bid.ts';
import { exploreModel } from './explore-model.ts';
import { seededGenerator } from './seeded-generator.ts';
import { simulateTender } from './simulate-tender.ts';
import { TenderCounter } from './tally-tenders.ts';

const MODEL: SimulatedModel = {
  scopeEur: 1_000_000,
  criteriaMaxDiscountEur: 50_000,
  line: EXAMPLE_LINE,
  ceilingEur: null,
};

function explored(changes: Partial<Parameters<typeof exploreModel>[0]> = {}) {
  const run = exploreModel({
    model: MODEL,
    bidders: 10,
    startRandom: () => seededGenerator(1),
    tenders: 1000,
    ...changes,
  });
  const reports: number[] = [];
  for (;;) {
    const step = run.next();
    if (step.done) return { reports, exploration: step.value };
    reports.push(step.value.done / step.value.of);
  }
}

describe('many tenders', () => {
  it('count the lower MKI as the winner and as the cheapest of equal ones, so that nothing is saved against it', () => {
    const level = { ...SIMULATION_ASSUMPTIONS, priceSpread: 0, premiumShare: 0 };
    // Without discounts every price is the size of the project.
    const model = { ...MODEL, line: { ...EXAMPLE_LINE, maxDiscountEur: 0 }, criteriaMaxDiscountEur: 0 };
    const counter = new TenderCounter(model, 10, level, seededGenerator(5));
    counter.play(50);
    expect(counter.tally()).toEqual({
      ...{ tenders: 50, lowestMkiWinsPercent: 100, cheapestWinsPercent: 100 },
      ...{ meanCostPerEuroSaved: null, medianCostPerEuroSaved: null },
    });
  });

  it('are counted as the simulation and the ranking would, one by one', () => {
    const counter = new TenderCounter(MODEL, 10, SIMULATION_ASSUMPTIONS, seededGenerator(5));
    counter.play(200);
    const random = seededGenerator(5);
    const counted = { lowest: 0, cheapest: 0, extra: 0, saved: 0, costs: [] as number[] };
    for (let tender = 0; tender < 200; tender++) {
      const bids = simulateTender(MODEL, 10, random);
      const winner = rankBids(bids.map((bid, place) => ({ ...bid, place, standing: 'scored' as const })))[0]
        ?.bid;
      const cheapest = bids.toSorted((left, right) => left.quoteEur - right.quoteEur)[0];
      if (!winner || !cheapest) throw new Error('A tender has bids');
      if (bids.every(({ mkiEur }) => mkiEur >= winner.mkiEur)) counted.lowest++;
      if (bids[winner.place] === cheapest) counted.cheapest++;
      const [extra, saved] = [winner.quoteEur - cheapest.quoteEur, cheapest.mkiEur - winner.mkiEur];
      counted.extra += extra;
      counted.saved += saved;
      if (saved > 0) counted.costs.push(extra / saved);
    }
    const costs = counted.costs.toSorted((left, right) => left - right);
    const half = costs.length / 2;
    const middle = [costs[Math.ceil(half) - 1], costs[Math.floor(half)]].map(Number);
    expect(counter.tally()).toEqual({
      tenders: 200,
      lowestMkiWinsPercent: counted.lowest / 2,
      cheapestWinsPercent: counted.cheapest / 2,
      meanCostPerEuroSaved: counted.extra / counted.saved,
      medianCostPerEuroSaved: ((middle[0] ?? Number.NaN) + (middle[1] ?? Number.NaN)) / 2,
    });
  });

  it('with one bidder each are won by the cheapest and the lowest MKI, and save nothing', () => {
    expect(explored({ bidders: 1 }).exploration.present).toEqual({
      tenders: 1000,
      lowestMkiWinsPercent: 100,
      cheapestWinsPercent: 100,
      meanCostPerEuroSaved: null,
      medianCostPerEuroSaved: null,
    });
  });

  it('say nothing before the first', () => {
    const counter = new TenderCounter(MODEL, 10, SIMULATION_ASSUMPTIONS, seededGenerator(5));
    expect(counter.tally()).toBeNull();
  });
});

describe('ten thousand tenders', () => {
  const { reports, exploration } = explored();

  it('come with progress, from little to all, in small steps', () => {
    expect(reports).toHaveLength(130);
    expect(reports).toEqual(reports.toSorted((left, right) => left - right));
    expect(reports.at(-1)).toBe(1);
  });

  it('vary the maximum discount, the target and the spread of prices around the present setting', () => {
    const valuesOf = (points: readonly { value: number }[]) => points.map(({ value }) => value);
    expect(valuesOf(exploration.varied['maximum-discount'])).toEqual([
      125_000, 187_500, 250_000, 312_500, 375_000,
    ]);
    expect(valuesOf(exploration.varied['target-value'])).toEqual([25_000, 37_500, 50_000, 62_500, 75_000]);
    expect(valuesOf(exploration.varied['price-spread'])[0]).toBe(0.025);
    for (const points of Object.values(exploration.varied)) {
      expect(points.find(({ factor }) => factor === 1)).toMatchObject(exploration.present);
      expect(points.map(({ tenders }) => tenders)).toEqual(points.map(() => 1000));
    }
  });

  it('the more an MKI can earn, the more often the lowest one wins; the more prices differ, the less', () => {
    const wins = (points: readonly { lowestMkiWinsPercent: number }[]) =>
      points.map(({ lowestMkiWinsPercent }) => lowestMkiWinsPercent);
    const byDiscount = wins(exploration.varied['maximum-discount']);
    const bySpread = wins(exploration.varied['price-spread']);
    expect(byDiscount).toEqual(byDiscount.toSorted((left, right) => left - right));
    expect(bySpread).toEqual(bySpread.toSorted((left, right) => right - left));
  });

  it('are the same for the same seed', () => {
    expect(explored().exploration).toEqual(exploration);
  });

  it('leave a target out that would not be below the reference value', () => {
    const { exploration: high } = explored({
      model: { ...MODEL, line: { ...EXAMPLE_LINE, lowerEur: 80_000 } },
      tenders: 1,
    });
    expect(high.varied['target-value'].map(({ value }) => value)).toEqual([40_000, 60_000, 80_000]);
  });

  it('can be stopped between two steps', () => {
    const run = exploreModel({ model: MODEL, bidders: 10, startRandom: () => seededGenerator(1) });
    expect(run.next().value).toEqual({ done: 100, of: 130_000 });
    expect(run.next().value).toEqual({ done: 200, of: 130_000 });
  });
});
