import { FIRST_WEIGHT_TABLES, LIFE_CYCLE_MODULES, type SetCode, type WeightTable } from '@milieuspoor/domain';
import type {
  AwardCriterion,
  CriterionBaseline,
  CriterionToHandOut,
} from '../award-criterion/award-criterion.ts';

/** The model of docs/method/tender.md: €5 of discount for each euro of MKI below 100,000. */
const MODEL: AwardCriterion['model'] = {
  scopeEur: 1_000_000,
  benefitEur: 300_000,
  mkiMaxDiscountEur: 250_000,
  criteriaMaxDiscountEur: 50_000,
  upperEur: 100_000,
  lowerEur: 50_000,
  ceilingEur: null,
  steps: null,
};

/** Returns a baseline in Set A1 whose MKI is the reference value, without open points. */
export function exampleBaseline(changes: Partial<CriterionBaseline> = {}): CriterionBaseline {
  return {
    name: 'Baseline variant 2',
    set: 'a1',
    weightsVersion: '2026-1',
    currentWeightsVersion: '2026-1',
    weights: firstWeights('a1'),
    mki: { amount: 100_000.4, items: 41, undeclared: 0, incomplete: 0 },
    ...changes,
  };
}

/** Returns the first weights of the product for a set; six of Set A2 are not confirmed. */
export function firstWeights(set: SetCode): WeightTable {
  const table = FIRST_WEIGHT_TABLES.find((each) => each.set === set);
  if (!table) throw new Error(`There are weights of Set ${set}`);
  return table;
}

/** Returns the criterion in its first edition. */
export function exampleCriterion(changes: Partial<CriterionToHandOut> = {}): CriterionToHandOut {
  return {
    project: {
      name: 'Herinrichting Dorpsstraat',
      location: 'Voorbeeldstad',
      sector: 'infra-city',
      projectType: 'Herinrichting',
      contractType: 'RAW',
      organisation: 'Gemeente Voorbeeld',
    },
    provider: {
      name: 'Beheer Milieuspoor',
      address: ['Voorbeeldlaan 1', '1234 AB Voorbeeldstad'],
      phone: '030 123 45 67',
      email: 'beheer@milieuspoor.example',
    },
    madeAt: new Date('2026-11-22T10:00:00Z'),
    model: MODEL,
    criteria: [],
    edition: { kind: 'issued', number: 1, since: null },
    penaltyFactor: 1.5,
    asked: LIFE_CYCLE_MODULES.map((module) => ({ module, declaredPosts: 10, ofEach: module === 'C4' })),
    manuallySet: false,
    referenceName: 'Baseline variant 2',
    baseline: exampleBaseline(),
    ...changes,
  };
}
