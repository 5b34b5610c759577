import type { EmviStatus, ProjectStatus } from '../../projects/project-statuses.ts';

/** The result of completing the award model or editing it again. */
export interface EmviState {
  readonly emviStatus: EmviStatus;
  readonly status: ProjectStatus;
}

/**
 * Returns the state after completing the award model, editing it again or completing it again: Unlocked → Locked →
 * Editing → Locked (D-26). The project's status changes with it: EMVI_Complete while it is locked, Design_Phase_Active
 * while it is not (D-27). Returns null once the tender phase is complete, when the model may not change.
 */
export function toggledEmvi({ emviStatus, status }: EmviState): EmviState | null {
  if (status !== 'Design_Phase_Active' && status !== 'EMVI_Complete') return null;
  return emviStatus === 'Locked'
    ? { emviStatus: 'Editing', status: 'Design_Phase_Active' }
    : { emviStatus: 'Locked', status: 'EMVI_Complete' };
}

/** Tells whether the values of the model may be changed: not while it is complete (D-26). */
export function awardModelEditable(emviStatus: EmviStatus): boolean {
  return emviStatus !== 'Locked';
}

/** Tells whether a user may open any step by its header: the first time, the steps follow in order (D-26). */
export function stepHeadersFree(emviStatus: EmviStatus): boolean {
  return emviStatus !== 'Unlocked';
}
