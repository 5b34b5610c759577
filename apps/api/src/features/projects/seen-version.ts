import type { ProjectChanges } from '@milieuspoor/contract';
import { formatModified } from '@milieuspoor/domain';

/** The data that identify a version of something that people change. */
export interface Versioned {
  readonly revision: number;
  readonly modifiedAt: Date;
}

/**
 * Returns the version that a change states as its basis: in the header If-Match, or as it was read; null if it states
 * none.
 */
export function seenVersion(
  ifMatch: string | null,
  body: { readonly revision?: number | undefined; readonly modified?: string | undefined },
): string | null {
  return ifMatch ?? body.revision?.toString() ?? body.modified ?? null;
}

/** The versions of a project as a user saw it: of its own data and of its model. */
export interface VersionedProject extends Versioned {
  readonly ownRevision: number;
  readonly awardModelVersion: number;
}

/** The part of a project that an action is based on: what people filled in, only the award model, or both. */
export type BasedOn = 'project' | 'award-model' | 'both';

const MODEL_INPUT: ReadonlySet<string> = new Set<keyof ProjectChanges>([
  'projectscope',
  'fictional_tender_benefit',
  'mki_max_discount',
  'criteria_max_discount',
  'criteria',
  'mki_upper_boundary',
  'mki_lower_boundary',
  'mki_manually_set',
  'mki_ceiling',
  'mki_steps',
  'asked_modules',
  'expected_number_of_applicants',
  'mki_penalty_factor',
]);
const SAYS_WHAT_WAS_SEEN: ReadonlySet<string> = new Set<keyof ProjectChanges>([
  'revision',
  'modified',
  'shown',
]);

/** Returns which part of a project a change is based on, by its contents. */
export function basedOn(input: ProjectChanges): BasedOn {
  const asked = Object.keys(input).filter((field) => !SAYS_WHAT_WAS_SEEN.has(field));
  if (!asked.some((field) => MODEL_INPUT.has(field))) return 'project';
  return asked.every((field) => MODEL_INPUT.has(field)) ? 'award-model' : 'both';
}

/**
 * Tells whether a project differs now from the one that an action is based on (docs/decisions/0081). For an action that
 * changes or completes the model, a revision from before the model's last change is stale, whatever caused that change;
 * for other data, a revision from before the last change by a person. A version of the model is a revision too.
 */
export function isStaleProject(project: VersionedProject, seen: string, on: BasedOn): boolean {
  if (!/^\d+$/.test(seen)) return isStale(project, seen);
  const { ownRevision, awardModelVersion } = project;
  const last = {
    project: ownRevision,
    'award-model': awardModelVersion,
    both: Math.max(ownRevision, awardModelVersion),
  }[on];
  return Number(seen) < last || Number(seen) > project.revision;
}

/**
 * Tells whether a version is stale; it is a revision, or the moment of the last change in the form of the API (D-94).
 */
export function isStale({ revision, modifiedAt }: Versioned, seen: string): boolean {
  return /^\d+$/.test(seen) ? Number(seen) !== revision : seen !== formatModified(modifiedAt);
}
