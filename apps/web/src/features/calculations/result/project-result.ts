import type { Calculation, Project, SetTotalAnswer } from '@milieuspoor/contract';
import {
  asBuiltPair,
  type CalculationType,
  type Comparison,
  type CoveredSum,
  designPair,
  type Gap,
  type SetCode,
  type TypePair,
} from '@milieuspoor/domain';
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

/** What a project has come to in MKI, euro. */
export type ProjectResult =
  | {
      readonly kind: 'compared';
      readonly phase: ResultPhase;
      readonly comparison: Comparison;
      readonly statedIn: StatedIn;
    }
  /** both sides are there; no gaps where they are of different sets */
  | {
      readonly kind: 'incomparable';
      readonly phase: ResultPhase;
      readonly baseline: number;
      readonly optimization: number;
      readonly gaps: readonly Gap[];
    }
  | { readonly kind: 'baseline-only'; readonly baseline: CoveredSum; readonly statedIn: StatedIn }
  | { readonly kind: 'nothing' };

type ComparedProject = Pick<
  Project,
  'project_contract_type' | 'project_award_criteria' | 'asbuilt_scope_changed'
>;
type Figures = Pick<Calculation, 'calculation_type' | 'active' | 'mki_set' | 'totals'>;

/**
 * The furthest that a project has come: as-built against the baseline that its contract makes it answer to, else the
 * optimisation of the design, of what is active and may be compared (decision 96); else what stands in the way, else the
 * baseline alone.
 */
export function projectResult(project: ComparedProject, calculations: readonly Figures[]): ProjectResult {
  const active = calculations.filter(({ active }) => active);
  const totalOf = (type: CalculationType) =>
    headlineTotalOf(active.find(({ calculation_type }) => calculation_type === type));
  const results = candidatesOf(project).flatMap(({ phase, baseline, optimization }) => {
    const [from, to] = [totalOf(baseline), totalOf(optimization)];
    return from && to ? [compared(phase, from, to)] : [];
  });
  const furthest = results.find(({ kind }) => kind === 'compared') ?? results[0];
  if (furthest) return furthest;
  const baseline = totalOf('design-baseline');
  return baseline
    ? { kind: 'baseline-only', baseline: mkiSum(baseline), statedIn: statedIn([baseline]) }
    : { kind: 'nothing' };
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

function compared(phase: ResultPhase, from: SetTotalAnswer, to: SetTotalAnswer): ProjectResult {
  const { comparison, gaps } = compareTotals(from, to, mkiSum);
  if (comparison) return { kind: 'compared', phase, comparison, statedIn: statedIn([from, to]) };
  return { kind: 'incomparable', phase, baseline: from.mki_value, optimization: to.mki_value, gaps };
}

function statedIn([first, ...others]: readonly [SetTotalAnswer, ...SetTotalAnswer[]]): StatedIn {
  return {
    set: first.set,
    weightsVersion: first.weights_version,
    unconfirmed: [...new Set([first, ...others].flatMap(({ weights_unconfirmed }) => weights_unconfirmed))],
  };
}
