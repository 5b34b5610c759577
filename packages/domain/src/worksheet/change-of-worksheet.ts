import { changeOfItem } from '../calculations/compare-items.ts';
import type {
  ComparedCalculation,
  ComparedItem,
  ComparedTotal,
} from '../calculations/compared-calculation.ts';
import { resourceSumOf } from '../calculations/covered-figures.ts';
import { changeOf, type FigureChange } from '../calculations/figure-change.ts';
import { perModuleFigures } from '../calculations/headline-total.ts';
import { ItemLacking } from '../calculations/item-lacking.ts';
import { valuedBy } from '../figures/compare-pair.ts';
import type { CoveredSum } from '../figures/covered-sum.ts';
import type { SetCode } from '../indicators/impact-sets.ts';
import type { ResourceKey } from '../items/calculation-item.ts';
import type { TotalNode } from '../items/calculation-totals.ts';
import { compareScope } from '../scope/compare-scope.ts';
import { matchPosts } from '../scope/match-posts.ts';
import { standingOf } from '../scope/scope-standing.ts';
import { variantScope, withLacking } from '../scope/variant-scope.ts';
import { type ImpactChange, memoryOf, type RowChange } from './change-memory.ts';
import { eachResource } from './figures-of-source.ts';
import type { RowFigures } from './work-out-row.ts';

/** A calculation that a worksheet is compared with, in one set. */
export interface WorksheetBaseline extends Pick<ComparedCalculation, 'total' | 'items'> {
  readonly set: SetCode;
  /** whether one version of the weights values both; otherwise there is no difference of MKI (D-96) */
  readonly sameWeights: boolean;
}

/** A post of the baseline for which no row stands. */
export interface GonePost extends ImpactChange {
  readonly post: ComparedItem;
}

export interface WorksheetChange extends ImpactChange {
  readonly set: SetCode;
  /** in the unit of the key */
  readonly resources: Readonly<Record<ResourceKey, FigureChange>>;
  /** by the key of the row */
  readonly rows: ReadonlyMap<string, RowChange>;
  readonly gone: readonly GonePost[];
}

/**
 * Compares a worksheet with its baseline: as a whole, and row by row. Posts are matched, and gaps are found, by the rules
 * for any two calculations (D-104), so that nothing is concluded here that the comparison of the stored calculations
 * would not conclude. A row without figures makes the difference unknown, for itself and for the whole.
 */
export function changeOfWorksheet(
  rows: readonly RowFigures[],
  whole: TotalNode,
  baseline: WorksheetBaseline,
): WorksheetChange {
  const { set, total, items, sameWeights } = baseline;
  const memory = memoryOf(baseline);
  const toPosts = (leftOut: boolean) =>
    rows.flatMap((each, place) => (each.row.leftOut === leftOut ? memory.post(each, place, set) : []));
  const posts = toPosts(false);
  const scope = compareScope(items, posts, memory.posts);
  const sides = { baseline: items, optimization: posts };
  const { lacking } = variantScope(scope, standingOf(scope, sides, { baseline: [], optimization: [] }));
  const aside = { lacking: new ItemLacking(scope.gaps), sameWeights };
  const changes = new Map<string, RowChange>();
  const keyAt = ({ position }: ComparedItem) => rows[position]?.row.key ?? '';

  const { matched, added, missing } = isAllDone(items, posts)
    ? scope
    : matchPosts(items, posts, memory.posts);
  for (const { baseline: from, optimization: to } of matched)
    changes.set(keyAt(to), memory.change(from, to, aside));
  for (const to of added)
    changes.set(keyAt(to), { against: null, ...changeOfItem({ from: null, to, ...aside }) });

  const withoutRow = (from: ComparedItem) => changeOfItem({ from, to: null, ...aside });
  const gone = matchPosts(missing, toPosts(true), memory.posts);
  for (const { baseline: from, optimization: to } of gone.matched)
    changes.set(keyAt(to), { against: from, ...withoutRow(from) });

  const before = (sum: CoveredSum, quantity: 'mki' | 'co2') => withLacking(sum, lacking.baseline[quantity]);
  const after = totalOfRows(whole, posts.length, set);
  return {
    set,
    mki: changeOf(
      valuedBy(before(total.mki, 'mki'), sameWeights),
      valuedBy(withLacking(after.mki, lacking.optimization.mki), sameWeights),
    ),
    co2: changeOf(before(total.co2, 'co2'), withLacking(after.co2, lacking.optimization.co2)),
    resources: eachResource((key) =>
      changeOf(
        memory.resources(key, () => resourcesOf(items, key)),
        resourceSumOf({ ...whole, itemCount: posts.length }, key),
      ),
    ),
    rows: changes,
    gone: gone.missing.map((post) => ({ post, ...withoutRow(post) })),
  };
}

/** Tells whether the work of each post is done: then the comparison of scope has matched all of them. */
function isAllDone(...sides: readonly (readonly ComparedItem[])[]): boolean {
  return sides.every((posts) => posts.every(({ quantity }) => quantity > 0));
}

/** Returns the total of the rows that count; those without figures in the set are undeclared in it. */
function totalOfRows({ sets }: TotalNode, counted: number, set: SetCode): ComparedTotal {
  const total = sets[set];
  const nothing: CoveredSum = { amount: null, items: counted, undeclared: counted, incomplete: 0 };
  if (!total) return { mki: nothing, co2: nothing };
  const { mki, co2 } = perModuleFigures(total);
  const without = counted - total.itemCount;
  const all = (sum: CoveredSum) => ({ ...sum, items: counted, undeclared: sum.undeclared + without });
  return { mki: all(mki), co2: all(co2) };
}

/** Returns the sum of a resource over posts, in their order. */
function resourcesOf(items: readonly ComparedItem[], key: ResourceKey): CoveredSum {
  let amount: number | null = null;
  let undeclared = 0;
  for (const { resources } of items) {
    const declared = resources[key];
    if (declared === null) undeclared++;
    else amount = (amount ?? 0) + declared;
  }
  return { amount, items: items.length, undeclared, incomplete: 0 };
}
