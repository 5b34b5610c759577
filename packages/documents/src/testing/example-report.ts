import {
  type CoveredSum,
  FIRST_WEIGHT_TABLES,
  LIFE_CYCLE_MODULES,
  RESOURCE_KEYS,
  type VariantScope,
} from '@milieuspoor/domain';
import type { Report, ReportBid, ReportClaim, ReportGroup, ReportVariant } from '../report/report.ts';

const ITEMS = 10;

/** Returns a sum that all items declare, unless the test changes it. */
export function sum(amount: number | null, changes: Partial<CoveredSum> = {}): CoveredSum {
  return { amount, items: ITEMS, undeclared: amount === null ? ITEMS : 0, incomplete: 0, ...changes };
}

const NOTHING_LACKING = { mki: null, co2: null, material: null };
const NOTHING_ANSWERED = { mki: null, co2: null };

/** The work of a variant that has all posts of its baseline, in the same quantities, and lacks nothing of them. */
export const SAME_WORK: VariantScope = {
  ...{ fewerPosts: 0, addedPosts: 0, differingPosts: 0 },
  lacking: { baseline: NOTHING_LACKING, optimization: NOTHING_LACKING },
  answered: { baseline: NOTHING_ANSWERED, optimization: NOTHING_ANSWERED },
  groups: [],
};

type Resources = ReportVariant['resources'];

export function exampleResources(changes: Partial<Resources> = {}): Resources {
  const none = Object.fromEntries(RESOURCE_KEYS.map((key) => [key, sum(0)]));
  return { ...none, ...changes } as Resources;
}

export function exampleGroup(name: string, mkiEur: number, changes: Partial<ReportGroup> = {}): ReportGroup {
  return {
    id: name,
    name,
    mki: sum(mkiEur),
    co2: sum(10 * mkiEur),
    resources: exampleResources(),
    ...changes,
  };
}

/** Returns a calculation whose figures are those of its groups, all of them in A1-A3; CO2 is 10 kg for each euro. */
export function exampleVariant(
  number: number,
  groups: readonly ReportGroup[],
  changes: Partial<ReportVariant> = {},
): ReportVariant {
  const mkiEur = groups.reduce((all, { mki }) => all + (mki.amount ?? 0), 0);
  const inA1A3 = (amount: number) => LIFE_CYCLE_MODULES.map((module) => sum(module === 'A1-A3' ? amount : 0));
  const inNone = LIFE_CYCLE_MODULES.map(() => 0);
  return {
    number,
    name: number === 1 ? 'Raming' : `Ontwerp ${number}`,
    bidder: null,
    calculationType: number === 1 ? 'design-baseline' : 'design-optimization',
    active: true,
    notes: '',
    otherSet: null,
    set: 'a1',
    weightsVersion: '2026-1',
    unconfirmedWeights: [],
    mki: sum(mkiEur),
    co2: sum(10 * mkiEur),
    resources: exampleResources({ primaryTon: sum(30), secondaryTon: sum(10) }),
    modules: { mki: inA1A3(mkiEur), co2: inA1A3(10 * mkiEur) },
    barePosts: 0,
    answeredModules: { mki: inNone, co2: inNone },
    groups,
    warnings: [],
    readingNotes: [],
    answers: [],
    explained: [],
    file: {
      name: `berekening ${number}.xlsx`,
      sha256: String(number).repeat(64),
      readerVersion: `abcdef${number}`.padEnd(64, '0'),
      uploadedAt: '2026-03-02T09:00:00.000Z',
      uploadedBy: 'An de Vries',
    },
    ...changes,
  };
}

/** Returns the pairs of variants, all of them with the same work. */
function ofOneWork(variants: readonly ReportVariant[]): Report['pairs'] {
  return variants.flatMap(({ number: variant }) =>
    variants.map(({ number: baseline }) => ({ variant, baseline, scope: SAME_WORK })),
  );
}

/** Returns a report with a baseline of €60.000 and a design of €45.000: a quarter less, all of it asphalt. */
export function exampleReport(changes: Partial<Report> = {}): Report {
  const variants = [
    exampleVariant(1, [exampleGroup('Verhardingen', 40_000), exampleGroup('Riolering', 20_000)]),
    exampleVariant(2, [exampleGroup('Verhardingen', 25_000), exampleGroup('Riolering', 20_000)]),
  ];
  return {
    project: {
      name: 'Herinrichting Dorpsstraat',
      organisation: 'Gemeente Voorbeeld',
      description: '',
      location: 'Voorbeeldstad',
      sector: 'infra-city',
      projectType: 'Reconstructie',
      contractType: 'RAW',
      awardCriteria: false,
      asbuiltScopeChanged: null,
      status: 'Design_Phase_Active',
      scopeEur: null,
      days: { plannedAward: null, plannedCompletion: null, designComplete: null, complete: null },
    },
    provider: 'Milieuspoor Advies',
    madeAt: '2026-11-20T09:00:00.000Z',
    madeBy: 'Bo Bakker',
    build: 'V2.4-abc',
    variants,
    pairs: ofOneWork(changes.variants ?? variants),
    sealedLeftOut: false,
    award: null,
    weights: FIRST_WEIGHT_TABLES.filter(({ set }) => set === 'a1'),
    pictures: [],
    workbookSha256: 'ab'.repeat(32),
    ...changes,
  };
}

/** A scored bid without remarks beside its figures. */
export const PLAIN_BID = {
  ...{ standing: 'scored', winner: false, tied: false, criteriaDiscountEur: 0, criteria: [] },
  ...{
    declaredEur: null,
    isDecided: false,
    isUnchecked: false,
    besideOthers: [],
    explained: [],
    rulingReason: null,
  },
} as const satisfies Partial<ReportBid>;

/** A claim without remarks about its figures. */
export const PLAIN_CLAIM = {
  explained: { offered: [], realised: [] },
  baselinesExplained: { design: [], asBuilt: [] },
  beside: { offered: null, asBuilt: null },
  marked: false,
} as const satisfies Partial<ReportClaim>;
