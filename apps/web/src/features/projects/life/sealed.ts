import type { Calculation, Project } from '@milieuspoor/contract';
import {
  asBuiltBaselineType,
  type CalculationType,
  type CompletedPhase,
  type CoveredSum,
  comparePair,
  configuredTabs,
  type PairComparison,
  type SetCode,
} from '@milieuspoor/domain';

/** What completing a phase decides on of a calculation. */
export type SealedCalculation = Pick<
  Calculation,
  'uuid' | 'calculation_type' | 'active' | 'name' | 'mki_set' | 'totals'
>;

/** One side of what is sealed, in the set that it states its MKI in. */
export interface SealedSide {
  readonly name: string;
  readonly set: SetCode;
  /** euro */
  readonly mki: CoveredSum;
  /** kg CO2-eq */
  readonly co2: CoveredSum;
}

export interface Sealed {
  readonly baseline: SealedSide | null;
  readonly optimization: SealedSide | null;
  readonly mki: PairComparison;
  readonly co2: PairComparison;
}

/**
 * The two active calculations that a phase is completed with, and what lies between them: as the header of the project
 * compares them, so that nobody seals another figure than was on the screen (decision 96).
 */
export function sealedBy(
  phase: CompletedPhase,
  project: Project,
  calculations: readonly SealedCalculation[],
): Sealed {
  const types = typesOf(phase, project);
  const find = (wanted: CalculationType | null) =>
    calculations.find(({ calculation_type, active }) => active && calculation_type === wanted);
  const [from, to] = [find(types.baseline), find(types.optimization)];
  const [before, after] = [from && headlineOf(from), to && headlineOf(to)];
  const comparable = before !== undefined && after !== undefined && before.set === after.set;
  const otherWeights = comparable && before.weights_version !== after.weights_version;
  const [baseline, optimization] = [from && sideOf(from), to && sideOf(to)];
  const between = (quantity: 'mki' | 'co2'): PairComparison =>
    comparable && baseline && optimization
      ? comparePair({
          baseline: apart(baseline[quantity], otherWeights),
          optimization: apart(optimization[quantity], otherWeights),
        })
      : { comparison: null, gaps: [] };
  return {
    baseline: baseline ?? null,
    optimization: optimization ?? null,
    mki: between('mki'),
    co2: between('co2'),
  };
}

function typesOf(phase: CompletedPhase, project: Project) {
  const subject = {
    contractType: project.project_contract_type,
    awardCriteria: project.project_award_criteria,
    asbuiltScopeChanged: project.asbuilt_scope_changed,
  };
  if (phase === 'as-built')
    return { baseline: asBuiltBaselineType(subject), optimization: 'as-built-optimization' } as const;
  const own = configuredTabs(subject).optimization === 'Basic';
  return { baseline: 'design-baseline', optimization: own ? 'design-optimization' : 'applicant' } as const;
}

function headlineOf({ totals, mki_set }: SealedCalculation) {
  return totals.find(({ set }) => set === mki_set);
}

function sideOf(calculation: SealedCalculation): SealedSide | undefined {
  const total = headlineOf(calculation);
  if (!total) return undefined;
  const { set, mki_value, co2, item_count, items_undeclared, items_without_co2 } = total;
  return {
    name: calculation.name,
    set,
    mki: { amount: mki_value, items: item_count, undeclared: 0, incomplete: items_undeclared },
    co2: { amount: co2, items: item_count, undeclared: items_without_co2, incomplete: 0 },
  };
}

/** Figures of different weights are not compared: every item counts as valued otherwise. */
function apart(sum: CoveredSum, otherWeights: boolean): CoveredSum {
  return otherWeights ? { ...sum, apart: sum.items } : sum;
}
