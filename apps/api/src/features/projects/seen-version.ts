import type { ProjectChanges } from '@milieuspoor/contract';
import { formatModified } from '@milieuspoor/domain';

/** What tells a version of something that people change. */
export interface Versioned {
  readonly revision: number;
  readonly modifiedAt: Date;
}

/** The version that a change says it is based on: in the header If-Match, or as it was read; null when it says none. */
export function seenVersion(
  ifMatch: string | null,
  body: { readonly revision?: number | undefined; readonly modified?: string | undefined },
): string | null {
  return ifMatch ?? body.revision?.toString() ?? body.modified ?? null;
}

/** A project as somebody saw it, as far as its own data or its model go. */
export interface VersionedProject extends Versioned {
  readonly ownRevision: number;
  readonly awardModelVersion: number;
}

/** What of a project an act is based on: what people filled in, the award model alone, or both. */
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

/** What a change of a project is based on, by what it asks for. */
export function basedOn(input: ProjectChanges): BasedOn {
  const asked = Object.keys(input).filter((field) => !SAYS_WHAT_WAS_SEEN.has(field));
  if (!asked.some((field) => MODEL_INPUT.has(field))) return 'project';
  return asked.every((field) => MODEL_INPUT.has(field)) ? 'award-model' : 'both';
}

/**
 * Whether a project is another by now than the one that an act is based on (docs/decisions/0081). A revision that was read before the
 * model became another is stale for what changes or completes the model, whoever or whatever changed it; for other data it
 * is when somebody changed the project since. A version of the model is a revision too.
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

/** A version is a revision, or the moment of the last change as the API writes it (D-94). */
export function isStale({ revision, modifiedAt }: Versioned, seen: string): boolean {
  return /^\d+$/.test(seen) ? Number(seen) !== revision : seen !== formatModified(modifiedAt);
}
