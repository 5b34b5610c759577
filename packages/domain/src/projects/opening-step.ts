import { reopened } from './project-completion.ts';

/** The steps by which the provider opens a closed project: unlock it, or undo the completion of its last phase. */
export const OPENING_STEPS = ['unlock', 'reopen'] as const;
export type OpeningStep = (typeof OPENING_STEPS)[number];

type OpeningSubject = Parameters<typeof reopened>[0] & { readonly locked: boolean };

/**
 * Returns the step that opens a project next: a lock comes before a completed phase; null if nothing of it is closed
 * (D-24).
 */
export function openingStep(project: OpeningSubject): OpeningStep | null {
  if (project.locked) return 'unlock';
  return reopened(project) ? 'reopen' : null;
}
