import type { ProjectResult } from '@milieuspoor/contract';
import { type CoveredSum, comparePair, figuresOf, SET_CODES, type SetCode } from '@milieuspoor/domain';
import type { ProjectSideRow } from './project-results.queries.ts';

/** A side without what names it. */
type Side = Pick<ProjectSideRow, 'totals' | 'weightsVersions'>;

/**
 * What a project comes to in MKI, as its organisation's totals count it: the set that both sides state, and a comparison
 * where both are whole and valued with the same weights (decision 96). null without a baseline.
 */
export function toProjectResult(rows: readonly ProjectSideRow[]): ProjectResult | null {
  const baseline = rows.find(({ side }) => side === 'baseline');
  const optimization = rows.find(({ side }) => side === 'optimization');
  if (!baseline) return null;
  const set = commonSet(optimization ? [baseline, optimization] : [baseline]);
  const sums = {
    baseline: mkiOf(baseline, set),
    optimization: optimization ? mkiOf(optimization, set) : null,
  };
  const otherWeights =
    set !== null && optimization && baseline.weightsVersions[set] !== optimization.weightsVersions[set];
  const { comparison, gaps } = comparePair(
    otherWeights ? { baseline: apart(sums.baseline), optimization: apart(sums.optimization) } : sums,
  );
  return {
    set,
    baseline: sums.baseline?.amount ?? null,
    optimization: sums.optimization?.amount ?? null,
    comparison,
    gaps: [...gaps],
  };
}

/** A1 before A2, as everywhere; null where the sides have no set in common. */
function commonSet(sides: readonly Side[]): SetCode | null {
  return SET_CODES.find((set) => sides.every(({ totals }) => totals[set] !== null)) ?? null;
}

function mkiOf({ totals }: Side, set: SetCode | null): CoveredSum | null {
  const total = set && totals[set];
  return total ? figuresOf(total).mki : null;
}

/** Every item of a calculation was valued with the version that the calculation names. */
function apart(sum: CoveredSum | null): CoveredSum | null {
  return sum && { ...sum, apart: sum.items };
}
