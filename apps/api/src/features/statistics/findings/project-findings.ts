import {
  addParts,
  type CoveredSum,
  comparePair,
  type Gap,
  isPartGoal,
  type Lacking,
  LIFE_CYCLE_MODULES,
  type LifeCycleModule,
  otherSide,
  resourcesOfGoal,
  SERIES_NAMES,
  type SeriesName,
  type UndeclaredQuantity,
  whatLacks,
} from '@milieuspoor/domain';
import { co2PerModule, impactsOf, mkiPerModule, resourceOf } from '../covered-row.ts';
import { type RowPair, toPair } from '../row-pairs.ts';
import type { StatisticRow } from '../statistics.queries.ts';
import type { FoundCalculation } from './found-calculations.queries.ts';
import { type FindingOfPair, type FindingsQuestion, NOTHING_TOLD } from './post-findings.ts';

/** Returns why a project is not in a comparison, and how its posts differ: each kind once for each side. */
export function projectFindings(
  pair: RowPair,
  scope: FoundCalculation['scope'],
  question: FindingsQuestion,
): FindingOfPair[] {
  const { quantity, module, side: only } = question;
  const sums = toPair(pair, (row) => figureOf(row, quantity, module));
  const { comparison, gaps } = comparePair(sums);
  const kept = gaps.filter(({ side }) => only === null || side === only);
  const isWhole = question.productGroupId === null && question.productSubGroupId === null;
  return [
    // For one side's figure, the posts that leave it undeclared are named one by one.
    ...kept
      .flatMap((gap) => findingsOfGap(gap, module))
      .filter(({ kind }) => only === null || kind !== 'undeclared'),
    ...(comparison && only === null
      ? SERIES_NAMES.flatMap((side) => noteFindings(side, sums[side]?.lacking))
      : []),
    ...(kept.some(({ apart }) => apart) ? [{ ...about('weights', null, 0), blocks: true }] : []),
    // The number of differing posts is only known for whole calculations.
    ...(scope && isWhole && only === null ? designCounts(scope, gaps) : []),
  ];
}

function figureOf(
  row: StatisticRow,
  quantity: UndeclaredQuantity,
  module: LifeCycleModule | null,
): CoveredSum {
  const place = module === null ? null : LIFE_CYCLE_MODULES.indexOf(module);
  switch (quantity) {
    case 'mki':
      return (place === null ? null : mkiPerModule(row)[place]) ?? impactsOf(row).mki;
    case 'co2':
      return (place === null ? null : co2PerModule(row)[place]) ?? impactsOf(row).co2;
    default:
      return isPartGoal(quantity)
        ? addParts(resourcesOfGoal(quantity).map((key) => resourceOf(row, key)))
        : resourceOf(row, quantity);
  }
}

/** Returns what keeps a side from being compared: each kind once, with the number of posts. */
export function findingsOfGap(
  { side, undeclared, items, lacking }: Gap,
  module: LifeCycleModule | null,
): FindingOfPair[] {
  if (items === 0) return [{ ...about('outside-set', side, 0), blocks: true }];
  const { unworked, items: lackingItems, modules, partly } = whatLacks(lacking ?? { items: 0 });
  const inModule = module === null ? [] : [module];
  const found = (kind: FindingOfPair['kind'], posts: number, at: readonly LifeCycleModule[]) =>
    posts > 0 ? [{ ...about(kind, side, posts), blocks: true, modules: [...at] }] : [];
  // Where nothing is whole the posts are counted once, as those that lack a module.
  const ofModules = modules.length > 0 || partly.length === 0;
  return [
    ...(ofModules ? found('module', lackingItems, modules.length > 0 ? modules : inModule) : []),
    ...(partly.length > 0 ? found('indicators', lackingItems, partly) : []),
    ...(unworked > 0 ? [{ ...about('unworked', otherSide(side), unworked), blocks: true }] : []),
    ...found('undeclared', undeclared, inModule),
  ];
}

/**
 * Returns what a side lacks that is too small to prevent the comparison of the project. The number of posts is only
 * known for each module separately.
 */
function noteFindings(side: SeriesName, lacking: Lacking | undefined): FindingOfPair[] {
  if (!lacking || lacking.items > 0) return [];
  const { modules, partly } = whatLacks(lacking);
  const found = (kind: 'module' | 'indicators', at: readonly LifeCycleModule[]) => {
    const [only, ...more] = at;
    const posts = only && more.length === 0 ? (lacking.modules?.[LIFE_CYCLE_MODULES.indexOf(only)] ?? 0) : 0;
    return only ? [{ ...about(kind, side, posts), modules: [...at] }] : [];
  };
  return [...found('module', modules), ...found('indicators', partly)];
}

function designCounts(
  { missing, added, quantities, units }: NonNullable<FoundCalculation['scope']>,
  gaps: readonly Gap[],
) {
  // Posts that a side did not work out have their own kind: whether they are gone is no longer a question.
  const unworkedAt = (at: Gap['side']) =>
    gaps.reduce((sum, { side, lacking }) => sum + (side === at ? (lacking?.unworked ?? 0) : 0), 0);
  const counts = [
    ['post-missing', missing - unworkedAt('baseline')],
    ['post-added', added - unworkedAt('optimization')],
    ['quantity', quantities],
    ['unit', units],
  ] as const;
  return counts.flatMap(([kind, posts]) => (posts > 0 ? [about(kind, 'optimization', posts)] : []));
}

function about(kind: FindingOfPair['kind'], side: FindingOfPair['side'], posts: number): FindingOfPair {
  return { kind, side, posts, post: null, ...NOTHING_TOLD };
}
