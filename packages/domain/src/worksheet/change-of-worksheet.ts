import { changeOfItem } from '../calculations/compare-items.ts';
import {
  type ComparedCalculation,
  type ComparedItem,
  type ComparedTotal,
  toComparedItem,
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
import { nullPerModule } from '../items/value-item.ts';
import { compareScope } from '../scope/compare-scope.ts';
import { matchPosts } from '../scope/match-posts.ts';
import { standingOf } from '../scope/scope-standing.ts';
import { variantScope, withLacking } from '../scope/variant-scope.ts';
import { eachResource } from './figures-of-source.ts';
import type { RowFigures } from './work-out-row.ts';

/** A calculation that a worksheet is compared with, in one set. */
export interface WorksheetBaseline extends Pick<ComparedCalculation, 'total' | 'items'> {
  readonly set: SetCode;
  /** whether one version of the weights values both; otherwise there is no difference of MKI (D-96) */
  readonly sameWeights: boolean;
}

/** The change of both figures against the baseline: euro, and kg CO2-eq. */
export interface ImpactChange {
  readonly mki: FigureChange;
  readonly co2: FigureChange;
}

/** A row beside its post in the baseline. */
export interface RowChange extends ImpactChange {
  /** its post in the baseline; null for work that the baseline does not have */
  readonly against: ComparedItem | null;
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
  { set, total, items, sameWeights }: WorksheetBaseline,
): WorksheetChange {
  const counted = rows.filter(({ row }) => !row.leftOut);
  const posts = counted.map((each, position) => toPost(each, position, set));
  const scope = compareScope(items, posts);
  const sides = { baseline: items, optimization: posts };
  const { lacking } = variantScope(scope, standingOf(scope, sides, { baseline: [], optimization: [] }));
  const aside = { lacking: new ItemLacking(scope.gaps), sameWeights };
  const changes = new Map<string, RowChange>();
  const keyAt = (each: readonly RowFigures[], { position }: ComparedItem) => each[position]?.row.key ?? '';

  const { matched, added, missing } = matchPosts(items, posts);
  for (const { baseline: from, optimization: to } of matched)
    changes.set(keyAt(counted, to), { against: from, ...changeOfItem({ from, to, ...aside }) });
  for (const to of added)
    changes.set(keyAt(counted, to), { against: null, ...changeOfItem({ from: null, to, ...aside }) });

  const withoutRow = (from: ComparedItem) => changeOfItem({ from, to: null, ...aside });
  const leftOut = rows.filter(({ row }) => row.leftOut);
  const gone = matchPosts(
    missing,
    leftOut.map((each, position) => toPost(each, position, set)),
  );
  for (const { baseline: from, optimization: to } of gone.matched)
    changes.set(keyAt(leftOut, to), { against: from, ...withoutRow(from) });

  const before = (sum: CoveredSum, quantity: 'mki' | 'co2') => withLacking(sum, lacking.baseline[quantity]);
  const after = totalOfRows(whole, counted.length, set);
  return {
    set,
    mki: changeOf(
      valuedBy(before(total.mki, 'mki'), sameWeights),
      valuedBy(withLacking(after.mki, lacking.optimization.mki), sameWeights),
    ),
    co2: changeOf(before(total.co2, 'co2'), withLacking(after.co2, lacking.optimization.co2)),
    resources: eachResource((key) =>
      changeOf(resourcesOf(items, key), resourceSumOf({ ...whole, itemCount: counted.length }, key)),
    ),
    rows: changes,
    gone: gone.missing.map((post) => ({ post, ...withoutRow(post) })),
  };
}

/** Returns a row as a post in one set; without figures it declares nothing. */
function toPost({ row, valued }: RowFigures, position: number, set: SetCode): ComparedItem {
  const post = valued && toComparedItem(valued, position, set);
  if (post) return post;
  const { key: _key, leftOut: _leftOut, origin: _origin, source: _source, quantity, ...named } = row;
  return {
    ...named,
    position,
    quantity: quantity ?? 0,
    mkiEur: nullPerModule(),
    co2Kg: null,
    declared: null,
    incomplete: null,
    resources: valued?.resources ?? NOTHING,
  };
}

const NOTHING = eachResource(() => null);

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
