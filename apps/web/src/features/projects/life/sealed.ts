import type { Calculation, Project, ProjectComparison, SetTotalAnswer, Shown } from '@milieuspoor/contract';
import {
  asBuiltPair,
  type CalculationType,
  type CompletedPhase,
  type CoveredSum,
  designPair,
  type PairComparison,
  type SetCode,
} from '@milieuspoor/domain';
import { shownCalculation } from '../../../lib/project-changes/shown.ts';
import { comparisonOf, headlineTotalOf } from '../../../lib/totals/compare-totals.ts';
import { co2Sum, mkiSum } from '../../../lib/totals/covered-sums.ts';

/** The part of a calculation that the completion of a phase decides on. */
export type SealedCalculation = Pick<
  Calculation,
  'uuid' | 'calculation_type' | 'active' | 'name' | 'mki_set' | 'mki_value' | 'totals'
>;

/** One side of what is sealed, in the set of its MKI. */
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
  /** how the posts of the two sides differ; null if there is only one side */
  readonly scope: ProjectComparison['scope'];
  /** modules in which a side leaves so little empty that the sides can still be compared */
  readonly noted: Readonly<Record<'mki' | 'co2', ProjectComparison['noted']>>;
}

/** If the server says nothing about two calculations, there is no conclusion about them. */
const NOT_COMPARED: PairComparison = { comparison: null, gaps: [] };

/**
 * Returns the two active calculations that a phase is completed with, and their difference, by the same comparison as
 * in the header of the project: nobody seals another figure than the screen showed (D-96).
 */
export function sealedBy(
  phase: CompletedPhase,
  project: Project,
  calculations: readonly SealedCalculation[],
  comparisons: readonly ProjectComparison[],
): Sealed {
  const [from, to] = pairSealedBy(phase, project, calculations);
  const [before, after] = [headlineTotalOf(from), headlineTotalOf(to)];
  const compared = from && to && comparisonOf(comparisons, from, to);
  return {
    baseline: from && before ? sideOf(from.name, before) : null,
    optimization: to && after ? sideOf(to.name, after) : null,
    mki: compared ?? NOT_COMPARED,
    co2: compared?.co2 ?? NOT_COMPARED,
    scope: compared?.scope ?? null,
    noted: { mki: compared?.noted ?? [], co2: compared?.co2.noted ?? [] },
  };
}

/** Returns the two active calculations that a phase is completed with. */
function pairSealedBy(
  phase: CompletedPhase,
  project: Project,
  calculations: readonly SealedCalculation[],
): readonly [SealedCalculation | undefined, SealedCalculation | undefined] {
  const subject = {
    contractType: project.project_contract_type,
    awardCriteria: project.project_award_criteria,
    asbuiltScopeChanged: project.asbuilt_scope_changed,
  };
  const types = phase === 'as-built' ? asBuiltPair(subject) : designPair(subject);
  const find = (wanted: CalculationType | undefined) =>
    calculations.find(({ calculation_type, active }) => active && calculation_type === wanted);
  return [find(types?.baseline), find(types?.optimization)];
}

const FACT_OF = {
  'design-baseline': 'design_baseline',
  'design-optimization': 'design_optimization',
  'as-built-baseline': 'as_built_baseline',
  'as-built-optimization': 'as_built_optimization',
} as const satisfies Partial<Record<CalculationType, keyof Shown>>;

/** Returns what the dialog shows of the calculations of a phase, in the form for the server. */
export function shownSealed(
  phase: CompletedPhase,
  project: Project,
  calculations: readonly SealedCalculation[],
  bids: Pick<Shown, 'winner' | 'winner_reason' | 'bids'>,
): Shown {
  const shown: { [Fact in keyof Shown]: Shown[Fact] } = {};
  for (const calculation of pairSealedBy(phase, project, calculations)) {
    const type = calculation?.calculation_type;
    if (calculation && type && type !== 'applicant') shown[FACT_OF[type]] = shownCalculation(calculation);
  }
  return { ...shown, ...bids, project_status: project.project_status };
}

function sideOf(name: string, total: SetTotalAnswer): SealedSide {
  return { name, set: total.set, mki: mkiSum(total), co2: co2Sum(total) };
}
