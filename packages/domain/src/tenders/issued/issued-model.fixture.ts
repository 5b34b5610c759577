import type { IssuedModel } from './issued-model.ts';

/**
 * Returns the model of docs/method/tender.md with two named criteria, whose reference value is the MKI of its baseline.
 */
export function exampleIssued(changes: Partial<IssuedModel> = {}): IssuedModel {
  return {
    contractType: 'RAW',
    scopeEur: 1_000_000,
    benefitEur: 300_000,
    mkiMaxDiscountEur: 250_000,
    criteriaMaxDiscountEur: 50_000,
    criteria: [
      { id: 'h', name: 'Hinderbeperking', maxDiscountEur: 30_000 },
      { id: 'p', name: 'Planning', maxDiscountEur: 20_000 },
    ],
    upperEur: 100_000,
    lowerEur: 50_000,
    ceilingEur: null,
    steps: null,
    askedModules: [],
    penaltyFactor: 1.5,
    manuallySet: false,
    reference: { id: 'b', name: 'Raming' },
    baseline: { id: 'b', name: 'Raming', set: 'a1', weightsVersion: '2026-1', mkiEur: 100_000.4 },
    ...changes,
  };
}
