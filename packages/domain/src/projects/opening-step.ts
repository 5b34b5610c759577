import { reopened } from './project-completion.ts';

/** What the provider does to open a closed project: unlock it, or take back the completion of its last phase. */
export const OPENING_STEPS = ['unlock', 'reopen'] as const;
export type OpeningStep = (typeof OPENING_STEPS)[number];

type OpeningSubject = Parameters<typeof reopened>[0] & { readonly locked: boolean };

/** What opens a project next, a lock before a phase that is complete; null when nothing of it is closed (D-24). */
export function openingStep(project: OpeningSubject): OpeningStep | null {
  if (project.locked) return 'unlock';
  return reopened(project) ? 'reopen' : null;
}
