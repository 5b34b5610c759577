import {
  type CalculationItem,
  comparePair,
  FIRST_WEIGHTED_SETS,
  type ImpactProfile,
  LIFE_CYCLE_MODULES,
  type LifeCycleModule,
  type PairComparison,
  type Resources,
  SET_A1,
  sumModules,
  valueItem,
} from '@milieuspoor/domain';

/** A post of the example: kg CO2-eq per unit of each side, per module. The figures are invented. */
interface ExamplePost {
  readonly post: 'asphalt' | 'kerbs' | 'sand';
  readonly unit: string;
  readonly quantity: number;
  readonly baseline: Readonly<Partial<Record<LifeCycleModule, number>>>;
  readonly optimization: Readonly<Partial<Record<LifeCycleModule, number>>>;
}

const POSTS: readonly ExamplePost[] = [
  {
    ...{ post: 'asphalt', unit: 'ton', quantity: 1200 },
    baseline: { 'A1-A3': 60, A4: 6, A5: 3 },
    optimization: { 'A1-A3': 38, A4: 6, A5: 3 },
  },
  {
    ...{ post: 'kerbs', unit: 'm', quantity: 500 },
    baseline: { 'A1-A3': 12, A4: 2, A5: 1 },
    optimization: { 'A1-A3': 8, A4: 2, A5: 1 },
  },
  {
    ...{ post: 'sand', unit: 'm3', quantity: 3000 },
    baseline: { 'A1-A3': 2, A4: 4, A5: 1 },
    optimization: { 'A1-A3': 2, A4: 2, A5: 1 },
  },
];

/** What the example comes to: MKI in euro, in Set A1, by the rules and the first weights of every real calculation. */
export interface ExampleResult {
  readonly posts: readonly {
    readonly post: ExamplePost['post'];
    readonly quantity: number;
    readonly unit: string;
    readonly baselineEur: number;
    readonly optimizationEur: number;
  }[];
  readonly compared: PairComparison;
}

/** Values the example as an upload is valued. It is in no database, so it is in no figure. */
export function exampleResult(): ExampleResult {
  const posts = POSTS.map(({ post, unit, quantity, baseline, optimization }) => ({
    ...{ post, unit, quantity },
    baselineEur: mkiEurOf({ post, unit, quantity }, baseline),
    optimizationEur: mkiEurOf({ post, unit, quantity }, optimization),
  }));
  const sumOf = (side: 'baselineEur' | 'optimizationEur') => ({
    amount: posts.reduce((sum, post) => sum + post[side], 0),
    ...{ items: posts.length, undeclared: 0, incomplete: 0 },
  });
  const compared = comparePair({
    baseline: sumOf('baselineEur'),
    optimization: sumOf('optimizationEur'),
  });
  return { posts, compared };
}

function mkiEurOf(
  { post, unit, quantity }: Pick<ExamplePost, 'post' | 'unit' | 'quantity'>,
  kgPerUnit: ExamplePost['baseline'],
): number {
  const item: CalculationItem = {
    ...{ postNumber: post, productGroup: post, productSubGroup: post, product: post, unit, quantity },
    ...{ rawCode: null, nmdCategory: null, workScope: 'new' },
    resources: NO_RESOURCES,
    profiles: { a1: profileOf(kgPerUnit) },
  };
  const impact = valueItem(item, FIRST_WEIGHTED_SETS).valued.impacts.a1;
  const mkiEur = impact ? sumModules(impact.mkiEur) : null;
  if (mkiEur === null) throw new Error(`The example has no figure for ${post}`);
  return mkiEur;
}

/** The example is about MKI alone. */
const NO_RESOURCES: Resources = {
  primaryTon: 0,
  secondaryTon: 0,
  biobasedTon: 0,
  renewableMj: 0,
  fossilMj: 0,
  equipmentEmissionFreeHours: 0,
  equipmentOtherHours: 0,
  transportEmissionFreeTkm: 0,
  transportOtherTkm: 0,
};

/** Every indicator but CO2 is declared as 0. */
function profileOf(kgPerUnit: ExamplePost['baseline']): ImpactProfile {
  return Object.fromEntries(
    SET_A1.indicators.map(({ code }) => [
      code,
      LIFE_CYCLE_MODULES.map((module) => (code === SET_A1.co2Indicator ? (kgPerUnit[module] ?? 0) : 0)),
    ]),
  );
}
