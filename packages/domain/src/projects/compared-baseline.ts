import type { CalculationType } from '../items/calculation-types.ts';
import { asBuiltBaselineType, type CompletionSubject } from './project-completion.ts';

/** What decides which baseline a calculation is compared with. */
type BaselineSubject = Pick<CompletionSubject, 'contractType' | 'awardCriteria' | 'asbuiltScopeChanged'>;

/** A calculation that may be beside others in a report. */
interface Candidate {
  readonly calculationType: CalculationType;
  readonly active: boolean;
}

/**
 * Returns the baseline that a calculation is compared with: the one of its own phase (D-5 and D-20), the active one
 * before any other. Returns null for a baseline, and if no such baseline is among the candidates or nobody has said yet
 * which one it is.
 */
export function comparedBaseline<Calculation extends Candidate>(
  { calculationType }: Pick<Candidate, 'calculationType'>,
  candidates: readonly Calculation[],
  project: BaselineSubject,
): Calculation | null {
  const type = baselineTypeOf(calculationType, project);
  const baselines = candidates.filter((each) => each.calculationType === type);
  return baselines.find(({ active }) => active) ?? baselines[0] ?? null;
}

/**
 * Returns what a calculation is compared with if several are shown together: the baseline of its phase; else the
 * baseline of the first of them, or the first itself. Returns null for that one.
 */
export function besideAmong<Calculation extends Candidate>(
  calculation: Calculation,
  candidates: readonly Calculation[],
  project: BaselineSubject,
): Calculation | null {
  const baselineOf = (each: Calculation) => comparedBaseline(each, candidates, project);
  const [first] = candidates;
  const root = first ? (baselineOf(first) ?? first) : null;
  const beside = baselineOf(calculation) ?? root;
  return beside === calculation ? null : beside;
}

/**
 * Returns the one baseline that all others are compared with; null if one of them is compared with another one, or with
 * none.
 */
export function sharedBaseline<Calculation extends Candidate>(
  candidates: readonly Calculation[],
  project: BaselineSubject,
): Calculation | null {
  const baselineOf = (each: Calculation) => comparedBaseline(each, candidates, project);
  const shared = candidates.map(baselineOf).find((baseline) => baseline !== null);
  if (!shared) return null;
  return candidates.every((each) => each === shared || baselineOf(each) === shared) ? shared : null;
}

/** Returns the types that a calculation is compared with; the first type that has an active one is used. */
export function counterpartTypes(type: CalculationType, project: BaselineSubject): CalculationType[] {
  switch (type) {
    case 'design-baseline':
      return asBuiltBaselineType(project) === 'design-baseline'
        ? ['design-optimization', 'as-built-optimization']
        : ['design-optimization'];
    case 'as-built-baseline':
      return asBuiltBaselineType(project) === 'design-baseline' ? [] : ['as-built-optimization'];
    case 'design-optimization':
    case 'as-built-optimization':
    case 'applicant': {
      const baseline = baselineTypeOf(type, project);
      return baseline ? [baseline] : [];
    }
  }
}

function baselineTypeOf(type: CalculationType, project: BaselineSubject): CalculationType | null {
  switch (type) {
    case 'design-baseline':
    case 'as-built-baseline':
      return null;
    case 'design-optimization':
    case 'applicant':
      return 'design-baseline';
    case 'as-built-optimization':
      return asBuiltBaselineType(project);
  }
}
