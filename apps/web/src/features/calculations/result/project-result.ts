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

/** The phase whose comparison a project has reached. */
export type ResultPhase = 'optimization' | 'as-built';

/** The set that a figure is stated in, and the weights it was valued with. */
export interface StatedIn {
  readonly set: SetCode;
  readonly weightsVersion: string;
  /** indicators whose weight counts in it and that nobody confirmed */
  readonly unconfirmed: readonly string[];
}

/** The result of a project in MKI, euro: the pair that is judged, or its baseline alone. */
export interface ProjectResult extends JudgedPair {
  /** the types of the calculations on both sides, the baseline first */
  readonly types: readonly CalculationType[];
  /** when a comparison is refused: what can be said of the modules that both sides declare */
  readonly shared: ProjectComparison['shared'];
  /** how the items of the two sides differ; null with one side */
  readonly scope: ProjectComparison['scope'];
  /** modules in which a side leaves empty too little to prevent a comparison */
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
 * Returns the latest result of a project. That is as-built against the baseline that its contract prescribes, or else
 * the optimisation of the design, of what is active and may be compared (D-96). Otherwise it is what prevents the
 * comparison, or else the baseline alone; null without a baseline. `outcomeOf` decides how to say it, as in the list of
 * projects.
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

/**
 * Returns the pairs that a project may be judged by, the latest phase first. An as-built pair must know its baseline.
 */
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

/** Returns what the server says of two calculations; if it says nothing about them, nothing is concluded. */
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
