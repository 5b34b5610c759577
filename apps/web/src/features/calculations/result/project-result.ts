import type { Calculation, Project, SetTotalAnswer } from '@milieuspoor/contract';
import {
  asBuiltPair,
  type CalculationType,
  type CoveredSum,
  designPair,
  type SetCode,
  type TypePair,
} from '@milieuspoor/domain';
import type { JudgedPair } from '../../../charts/track/outcome-of.ts';
import { compareTotals, headlineTotalOf } from '../../../lib/totals/compare-totals.ts';
import { mkiSum } from '../../../lib/totals/covered-sums.ts';

/** How far a project is in what it compares. */
export type ResultPhase = 'optimization' | 'as-built';

/** In which set a figure is stated, and with which weights. */
export interface StatedIn {
  readonly set: SetCode;
  readonly weightsVersion: string;
  /** indicators whose weight counts in it and that nobody confirmed */
  readonly unconfirmed: readonly string[];
}

/** What a project has come to in MKI, euro: the pair that is judged, or its baseline alone. */
export interface ProjectResult extends JudgedPair {
  readonly of: ResultPhase | 'baseline';
  /** the baseline with what it is built on */
  readonly baselineSum: CoveredSum;
  readonly statedIn: StatedIn;
}

type ComparedProject = Pick<
  Project,
  'project_contract_type' | 'project_award_criteria' | 'asbuilt_scope_changed'
>;
type Figures = Pick<Calculation, 'calculation_type' | 'active' | 'mki_set' | 'totals'>;

/**
 * The furthest that a project has come: as-built against the baseline that its contract makes it answer to, else the
 * optimisation of the design, of what is active and may be compared (decision 96); else what stands in the way, else the
 * baseline alone; null without one. What is to be said of it is `outcomeOf`, as in the list of projects.
 */
export function projectResult(
  project: ComparedProject,
  calculations: readonly Figures[],
): ProjectResult | null {
  const active = calculations.filter(({ active }) => active);
  const totalOf = (type: CalculationType) =>
    headlineTotalOf(active.find(({ calculation_type }) => calculation_type === type));
  const results = candidatesOf(project).flatMap(({ phase, baseline, optimization }) => {
    const [from, to] = [totalOf(baseline), totalOf(optimization)];
    return from && to ? [judged(phase, from, to)] : [];
  });
  const furthest = results.find(({ comparison }) => comparison !== null) ?? results[0];
  if (furthest) return furthest;
  const baseline = totalOf('design-baseline');
  return baseline ? judged('baseline', baseline, null) : null;
}

/** The pairs that a project may be judged by, furthest first. An as-built one has to know its baseline. */
function candidatesOf(project: ComparedProject): readonly (TypePair & { readonly phase: ResultPhase })[] {
  const subject = {
    contractType: project.project_contract_type,
    awardCriteria: project.project_award_criteria,
    asbuiltScopeChanged: project.asbuilt_scope_changed,
  };
  const asBuilt = asBuiltPair(subject);
  return [
    ...(asBuilt ? [{ ...asBuilt, phase: 'as-built' } as const] : []),
    { ...designPair(subject), phase: 'optimization' },
  ];
}

function judged(
  of: ProjectResult['of'],
  baseline: SetTotalAnswer,
  optimization: SetTotalAnswer | null,
): ProjectResult {
  const { comparison, gaps } = optimization
    ? compareTotals(baseline, optimization, mkiSum)
    : { comparison: null, gaps: [] };
  return {
    of,
    set: optimization === null || optimization.set === baseline.set ? baseline.set : null,
    baseline: baseline.mki_value,
    optimization: optimization?.mki_value ?? null,
    comparison,
    gaps: [...gaps],
    baselineSum: mkiSum(baseline),
    statedIn: statedIn(optimization ? [baseline, optimization] : [baseline]),
  };
}

function statedIn([first, ...others]: readonly [SetTotalAnswer, ...SetTotalAnswer[]]): StatedIn {
  return {
    set: first.set,
    weightsVersion: first.weights_version,
    unconfirmed: [...new Set([first, ...others].flatMap(({ weights_unconfirmed }) => weights_unconfirmed))],
  };
}
