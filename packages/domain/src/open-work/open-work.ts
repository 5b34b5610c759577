import type { CalculationType } from '../items/calculation-types.ts';
import type { NextStep, NextStepName } from '../projects/next-step.ts';
import { calculationLock } from '../projects/project-locks.ts';
import type { ProjectStatus } from '../projects/project-statuses.ts';
import { type FindingKind, mendingOf } from '../scope/finding-kinds.ts';

/** What a row of open work is about, in the order of rows that weigh the same. */
export const OPEN_WORK_SUBJECTS = ['upload', 'figures', 'date', 'weights'] as const;
export type OpenWorkSubject = (typeof OPEN_WORK_SUBJECTS)[number];

/** What open work keeps out of the totals: a whole project, some quantities of it, or nothing. */
export const KEPT_OUT = ['project', 'quantity', 'nothing'] as const;
export type KeptOut = (typeof KEPT_OUT)[number];

/**
 * The next steps of a project by which its figures come in. A project that waits for bids or for a completion lacks
 * nothing.
 */
export const DUE_STEPS = [
  'upload-baseline',
  'activate-baseline',
  'upload-optimization',
  'activate-optimization',
  'answer-scope',
  'reopen-design',
  'upload-as-built-baseline',
  'upload-as-built-optimization',
  'activate-as-built-optimization',
] as const satisfies readonly NextStepName[];
export type DueStep = (typeof DUE_STEPS)[number];

/** Returns the step by which figures are due; null if none are. */
export function dueStep(next: NextStep | null): DueStep | null {
  return DUE_STEPS.find((step) => step === next?.step) ?? null;
}

/**
 * Returns who can mend a finding: what can be answered, whoever works on projects, also in a closed phase; a better file
 * needs an open phase, which only the provider opens again. A locked project is the provider's.
 */
export function mendedBy(
  kind: FindingKind,
  type: CalculationType,
  project: { readonly status: ProjectStatus; readonly locked: boolean },
): NextStep['by'] {
  if (project.locked) return 'provider';
  switch (mendingOf(kind, false)) {
    case 'answer-or-file':
    case 'answer-posts':
    case 'answered':
    case 'nothing':
      return 'worker';
    case 'file':
      return calculationLock(type, project) === null ? 'worker' : 'provider';
  }
}

/** What decides the place of a row of open work. */
export interface WeighedOpenWork {
  readonly subject: OpenWorkSubject;
  readonly keepsOut: KeptOut;
  /** MKI of the side of its project that is known, the baseline before the optimisation, euro; null where neither is */
  readonly mkiEur: number | null;
  /** '' for what is not of one project */
  readonly projectName: string;
}

/** Names that are compared one by one would each look up the rules of the language. */
const BY_NAME = new Intl.Collator('nl');

/**
 * Puts open work in the order of what it keeps out of the totals: first whole projects, then quantities of a project,
 * then what keeps out nothing; each with the largest known MKI first, and what is unknown last.
 */
export function heaviestFirst<Work extends WeighedOpenWork>(works: readonly Work[]): Work[] {
  const size = ({ mkiEur }: Work) => (mkiEur === null ? -1 : Math.abs(mkiEur));
  return works.toSorted(
    (left, right) =>
      KEPT_OUT.indexOf(left.keepsOut) - KEPT_OUT.indexOf(right.keepsOut) ||
      size(right) - size(left) ||
      BY_NAME.compare(left.projectName, right.projectName) ||
      OPEN_WORK_SUBJECTS.indexOf(left.subject) - OPEN_WORK_SUBJECTS.indexOf(right.subject),
  );
}
