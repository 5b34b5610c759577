import type { Calculation, Project, ProjectComparison, SetTotalAnswer } from '@milieuspoor/contract';
import {
  asBuiltPair,
  type CalculationType,
  type CoveredSum,
  designPair,
  type SetCode,
  type TypePair,
} from '@milieuspoor/domain';
import type { JudgedPair } from '../../../charts/track/outcome-of.ts';
import { comparisonOf, headlineTotalOf } from '../../../lib/totals/compare-totals.ts';
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
  /** of the calculations on both sides, the baseline first */
  readonly types: readonly CalculationType[];
  /** beside a refusal what can be said of the modules that both sides declare */
  readonly shared: ProjectComparison['shared'];
  /** how the posts of the two sides differ; null with one side */
  readonly scope: ProjectComparison['scope'];
  /** modules in which a side leaves too little empty to keep them apart */
  readonly noted: ProjectComparison['noted'];
  readonly of: ResultPhase | 'baseline';
  /** the baseline with what it is built on */
  readonly baselineSum: CoveredSum;
  readonly statedIn: StatedIn;
}

type ComparedProject = Pick<
  Project,
  'project_contract_type' | 'project_award_criteria' | 'asbuilt_scope_changed'
>;
type Figures = Pick<Calculation, 'uuid' | 'calculation_type' | 'active' | 'mki_set' | 'totals'>;

/**
 * The furthest that a project has come: as-built against the baseline that its contract makes it answer to, else the
 * optimisation of the design, of what is active and may be compared (D-96); else what stands in the way, else the
 * baseline alone; null without one. What is to be said of it is `outcomeOf`, as in the list of projects.
 */
export function projectResult(
  project: ComparedProject,
  calculations: readonly Figures[],
  comparisons: readonly ProjectComparison[],
): ProjectResult | null {
  const active = calculations.filter(({ active }) => active);
  const find = (type: CalculationType) => active.find(({ calculation_type }) => calculation_type === type);
  const results = candidatesOf(project).flatMap(({ phase, baseline, optimization }) => {
    const [from, to] = [find(baseline), find(optimization)];
    return from && to ? judged(phase, from, { calculation: to, comparisons }) : [];
  });
  const furthest = results.find(({ comparison }) => comparison !== null) ?? results[0];
  if (furthest) return furthest;
  const baseline = find('design-baseline');
  return (baseline && judged('baseline', baseline, null)[0]) ?? null;
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

interface OtherSide {
  readonly calculation: Figures;
  readonly comparisons: readonly ProjectComparison[];
}

/** What the server says of two calculations: of two that it says nothing about, nothing is concluded. */
function judged(of: ProjectResult['of'], from: Figures, other: OtherSide | null): ProjectResult[] {
  const [baseline, optimization] = [headlineTotalOf(from), headlineTotalOf(other?.calculation)];
  if (!baseline) return [];
  const compared = other && comparisonOf(other.comparisons, from, other.calculation);
  return [
    {
      of,
      types: [from.calculation_type, ...(other ? [other.calculation.calculation_type] : [])],
      set: !optimization || optimization.set === baseline.set ? baseline.set : null,
      baseline: baseline.mki_value,
      optimization: optimization?.mki_value ?? null,
      comparison: compared?.comparison ?? null,
      gaps: compared?.gaps ?? [],
      shared: compared?.shared,
      scope: compared?.scope ?? null,
      noted: compared?.noted ?? [],
      baselineSum: mkiSum(baseline),
      statedIn: statedIn(optimization ? [baseline, optimization] : [baseline]),
    },
  ];
}

function statedIn([first, ...others]: readonly [SetTotalAnswer, ...SetTotalAnswer[]]): StatedIn {
  return {
    set: first.set,
    weightsVersion: first.weights_version,
    unconfirmed: [...new Set([first, ...others].flatMap(({ weights_unconfirmed }) => weights_unconfirmed))],
  };
}
